import { type Disc, EPSILON, firstOutside, firstTouch, inContact, type Track, trackX, trackY } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { opponentOf } from '../state/side.ts'
import type { GameState } from '../state/state.ts'
import type { Element } from '../state/table.ts'
import { baseOf, baseRadius, enemiesOf, roundOf } from './figures.ts'

/** Enemies that a base on its way meets at step k, all at once (H2H-08). */
export interface Contact {
  readonly k: number
  readonly opponents: readonly FigureId[]
}

/** MOVE-06, H2H-01: the next step in from + 1 … to that brings an enemy into contact which is apart just before. */
export function nextContact(
  state: GameState,
  mover: Figure,
  track: Track,
  from: number,
  to: number,
  ignored: readonly FigureId[] = [],
): Contact | undefined {
  const r = baseRadius(state.rules)
  let k = -1
  let opponents: FigureId[] = []
  let last = to
  for (const enemy of enemiesOf(state, mover.side)) {
    if (ignored.includes(enemy.id)) continue
    const touched = nextTouch(track, r, baseOf(state, enemy), from, last)
    if (touched < 0) continue
    if (touched === k) opponents.push(enemy.id)
    else {
      k = touched
      opponents = [enemy.id]
      last = touched
    }
  }
  return k < 0 ? undefined : { k, opponents }
}

function nextTouch(track: Track, r: number, enemy: Disc, from: number, to: number): number {
  const apart = firstOutside(track, enemy.x, enemy.y, enemy.r + r + EPSILON, from, to)
  return apart < 0 ? -1 : firstTouch(track, r, enemy, apart + 1, to)
}

/** Enemies in contact at step k that were apart one step before. */
export function contactAt(state: GameState, mover: Figure, track: Track, k: number): readonly FigureId[] {
  if (k < 1) return []
  const r = baseRadius(state.rules)
  const here: Disc = { x: trackX(track, k), y: trackY(track, k), r }
  const before: Disc = { x: trackX(track, k - 1), y: trackY(track, k - 1), r }
  return enemiesOf(state, mover.side)
    .filter((enemy) => inContact(here, baseOf(state, enemy)) && !inContact(before, baseOf(state, enemy)))
    .map((enemy) => enemy.id)
}

/** VICT-02: what this figure would win the Mission by touching now. */
export function objectiveFor(state: GameState, mover: Figure): Element | undefined {
  if (state.setup.gameType !== 'mission' || roundOf(state) < state.rules.objectiveFromRound) return undefined
  const id = state.table.objectives?.[opponentOf(mover.side)]
  return id === undefined ? undefined : state.table.elements.find((element) => element.id === id)
}
