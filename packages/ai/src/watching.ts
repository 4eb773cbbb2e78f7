import { firstSeenInside, type Point, type Track, trackPoint } from '@tactic48/geometry'
import {
  areaReach,
  baseOf,
  baseRadius,
  canSeeFigure,
  type Figure,
  inShock,
  isFigureInside,
  shotOdds,
  sightGroundOf,
  strideOf,
  type WeaponId,
} from '@tactic48/rules'
import { intentsOf } from './generator/intents.ts'
import { type Situation, standingAt } from './situation.ts'
import { lossOf } from './worth.ts'

/** Of its side's tokens, how many are spent on moves: by those who have somebody to shoot at, and by the others. */
const MOVES_IN_SIGHT = 0.25
const MOVES_OUT_OF_SIGHT = 0.7
const MOST_LIKELY = 0.6
/** One who can win by going there goes. */
const SURE_TO_GO = 0.9
/** A marker waits for more than the next turn. */
const LASTING = 1.5
/** A marker that will hardly shoot is not placed, however much its shot would do. */
const LIKELY_ENOUGH = 0.15
/** How much an enemy minds an AP that he may lose on the way. */
const RELUCTANCE = 0.3

/** An area and who watches it. */
export interface Watched {
  readonly owner: Figure
  readonly weapon: WeaponId
  readonly at: Point
  readonly radius: number
}

/** AP that enemies may expect to lose to this marker: how likely each is to step into it, times what the shot does to it there. */
export function watchValue(situation: Situation, watched: Watched): number {
  const { state } = situation
  const { owner, at, radius } = watched
  const reach = areaReach(state.rules, radius, baseRadius(state.rules))
  let most = 0
  let sum = 0
  let likely = 0
  for (const enemy of situation.near(owner)) {
    // OF-03: who stands in it already does not trigger it.
    if (isFigureInside(state, { at, radius }, enemy) && canSeeFigure(state, owner, enemy)) continue
    const far = reach + strideOf(state, enemy, 'move')
    if (Math.abs(enemy.position.x - at.x) > far || Math.abs(enemy.position.y - at.y) > far) continue
    const chance = moveChance(situation, enemy)
    if (chance === 0) continue
    for (const { track, share, wins } of intentsOf(state, enemy)) {
      const loss = lossOnTheWay(situation, watched, reach, enemy, track)
      if (loss === 0) continue
      const goes = wins ? SURE_TO_GO * share : chance * share * willingness(loss)
      most = Math.max(most, loss)
      sum += goes * loss
      likely += goes
    }
  }
  return likely < LIKELY_ENOUGH ? 0 : Math.min(most, LASTING * sum)
}

/** The marker is seen: the more it would cost him, the less an enemy walks into it. */
const willingness = (loss: number): number => 1 / (1 + RELUCTANCE * loss)

function lossOnTheWay(situation: Situation, watched: Watched, reach: number, enemy: Figure, track: Track): number {
  const { state } = situation
  const { owner, weapon, at } = watched
  const area = { x: at.x, y: at.y, radius: reach }
  const r = baseRadius(state.rules)
  const k = firstSeenInside(sightGroundOf(state), track, r, area, baseOf(state, owner), 1, track.steps)
  if (k < 0) return 0
  const there = standingAt(state, enemy, trackPoint(track, k))
  const odds = shotOdds(there, { shooter: owner.id, weapon, target: enemy.id, aims: 0 })
  return odds ? lossOf(situation.stake(enemy), odds) : 0
}

/** How likely the enemy is to be moved at all before the owner of a marker may act again. */
function moveChance(situation: Situation, enemy: Figure): number {
  const { state } = situation
  if (inShock(enemy) || strideOf(state, enemy, 'move') === 0) return 0
  return situation.once('moveChance', enemy, () => {
    const pool = state.sides[enemy.side].tokens + (state.turn.active === enemy.side ? 0 : state.rules.atIncome)
    const sees = situation.near(enemy).some((foe) => canSeeFigure(state, enemy, foe))
    const moves = pool * (sees ? MOVES_IN_SIGHT : MOVES_OUT_OF_SIGHT)
    const able = situation.enemies.filter((other) => !inShock(other)).length
    return Math.min(MOST_LIKELY, moves / Math.max(1, able))
  })
}
