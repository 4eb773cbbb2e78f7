import { distance } from '@tactic48/geometry'
import {
  baseOf,
  enemiesOf,
  type Figure,
  faceOf,
  type GameState,
  inShock,
  isGun,
  opponentOf,
  shotOdds,
  weaponsOf,
} from '@tactic48/rules'
import { lossOf } from './worth.ts'

/** How much of what could be shot from here next turn counts now. */
const OFFENCE = 0.55
/** How much of what the enemy could do to it here counts; his tokens are few, so only his best two shots. */
const DEFENCE = 0.5
const SHOTS_FEARED = 2
/** AP for each u nearer to what the side wants. */
const PROGRESS = 0.12
const OBJECTIVE_PROGRESS = 0.3

/** What it is worth for the figure to stand where it stands in this state. */
export function placeValue(state: GameState, figure: Figure): number {
  return OFFENCE * offence(state, figure) - DEFENCE * exposure(state, figure) + progress(state, figure)
}

function offence(state: GameState, figure: Figure): number {
  let best = 0
  for (const weapon of weaponsOf(state, figure)) {
    if (!isGun(weapon)) continue
    for (const target of enemiesOf(state, figure.side)) {
      const odds = shotOdds(state, { shooter: figure.id, weapon: weapon.id, target: target.id, aims: 0 })
      if (odds) best = Math.max(best, lossOf(state, target, odds))
    }
  }
  return best
}

/** AP the figure may expect to lose to the enemy's best shots where it stands. */
export function exposure(state: GameState, figure: Figure): number {
  const feared: number[] = []
  for (const enemy of enemiesOf(state, figure.side)) {
    if (inShock(enemy) || enemy.counters.suppressed) continue
    let best = 0
    for (const weapon of weaponsOf(state, enemy)) {
      if (!isGun(weapon)) continue
      const odds = shotOdds(state, { shooter: enemy.id, weapon: weapon.id, target: figure.id, aims: 0 })
      if (odds) best = Math.max(best, lossOf(state, figure, odds))
    }
    if (best > 0) feared.push(best)
  }
  feared.sort((a, b) => b - a)
  return feared.slice(0, SHOTS_FEARED).reduce((sum, value) => sum + value, 0)
}

/** Nearer to the objective in a Mission, else nearer to a good range of the nearest enemy. */
function progress(state: GameState, figure: Figure): number {
  const base = baseOf(state, figure)
  const objective = state.table.objectives?.[opponentOf(figure.side)]
  const element = objective && state.table.elements.find(({ id }) => id === objective)
  const goal = element ? OBJECTIVE_PROGRESS * (distance(base, element.outline) / 1000) : 0
  let nearest = Number.POSITIVE_INFINITY
  for (const enemy of enemiesOf(state, figure.side)) nearest = Math.min(nearest, distance(base, baseOf(state, enemy)))
  const wanted = wantedRange(state, figure)
  const off = nearest === Number.POSITIVE_INFINITY ? 0 : Math.abs(nearest / 1000 - wanted)
  return -goal - PROGRESS * off
}

/** Weapons that are better up close want to be up close. */
function wantedRange(state: GameState, figure: Figure): number {
  let close = 0
  let far = 0
  for (const weapon of weaponsOf(state, figure)) {
    if (!isGun(weapon)) continue
    close = Math.max(close, weapon.short)
    far = Math.max(far, weapon.long)
  }
  if (close === 0 && far === 0) return faceOf(state, figure).h2h > 2 ? 0 : 8
  return far >= close ? 11 : 8
}
