import { type Disc, firstTouch, type Track, touchesOutline, trackX, trackY } from '@tactic48/geometry'
import { nextContact, objectiveFor } from '../../query/contact.ts'
import { baseRadius } from '../../query/figures.ts'
import { hasDice, isWatched, nextOffer, type Watch, watchesOn } from '../../query/watch.ts'
import type { Figure } from '../../state/figure.ts'
import type { ElementId, MarkerId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'

/** The next point of a way at which something happens (GEN-11), its end at the latest. */
export interface Stop {
  readonly k: number
  /** OF-03: markers that this step triggers. */
  readonly triggered: readonly Watch[]
  readonly contact: boolean
}

export const baseAt = (state: GameState, track: Track, k: number): Disc => ({
  x: trackX(track, k),
  y: trackY(track, k),
  r: baseRadius(state.rules),
})

/** The smallest k after `from` with an OF trigger, the objective or an enemy's base. */
export function nextStop(state: GameState, mover: Figure, track: Track, from: number): Stop {
  const r = baseRadius(state.rules)
  const contact = nextContact(state, mover, track, from, track.steps)
  let to = contact ? contact.k : track.steps
  const objective = objectiveFor(state, mover)
  if (objective && !touchesOutline(objective.outline, baseAt(state, track, from))) {
    const touched = firstTouch(track, r, objective.outline, from + 1, to)
    if (touched >= 0) to = touched
  }
  let triggered: Watch[] = []
  for (const watch of watchesOn(state, mover)) {
    const k = nextOffer(state, watch, track, from, to)
    if (k < 0) continue
    if (k < to || triggered.length === 0) triggered = [watch]
    else triggered.push(watch)
    to = k
  }
  return { k: to, triggered, contact: contact?.k === to }
}

/** OF-04: markers held earlier in this move that still watch the base at k. */
export const stillWatching = (
  state: GameState,
  mover: Figure,
  base: Disc,
  held: readonly MarkerId[],
): readonly Watch[] =>
  held.length === 0
    ? []
    : watchesOn(state, mover).filter(
        (watch) => held.includes(watch.marker.id) && isWatched(state, watch, base) && hasDice(state, watch, base),
      )

/** VICT-02: the objective that the base comes to touch at k, or stands at when it sets out. */
export function objectiveAt(state: GameState, mover: Figure, track: Track, k: number): ElementId | undefined {
  const objective = objectiveFor(state, mover)
  if (!objective || !touchesOutline(objective.outline, baseAt(state, track, k))) return undefined
  if (k > 0 && touchesOutline(objective.outline, baseAt(state, track, k - 1))) return undefined
  return objective.id
}
