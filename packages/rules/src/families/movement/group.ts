import {
  createTrack,
  type Disc,
  firstTouch,
  lastFree,
  type Point,
  type Track,
  touchesOutline,
  trackPoint,
  trackX,
  trackY,
} from '@tactic48/geometry'
import { firstSafe } from '../../query/aid.ts'
import { isLoad } from '../../query/carry.ts'
import { objectivesFor } from '../../query/contact.ts'
import { baseOf, friendsOf, inShock, isOnTable, knownFigure, radiusOf } from '../../query/figures.ts'
import { isShielded, loadedIn, occupantsOf } from '../../query/vehicles.ts'
import type { EventOf } from '../../state/event.ts'
import type { Figure } from '../../state/figure.ts'
import type { GameState } from '../../state/state.ts'
import type { Element } from '../../state/table.ts'
import type { MovementTask } from '../../state/task.ts'

/** One of those who are under way together, and the points of his own way (GEN-11). */
export interface Member {
  readonly figure: Figure
  readonly track: Track
}

const NOBODY: readonly Member[] = []

/** The leader's path, offset by the companion's position. */
function trackBeside(path: readonly Point[], from: Point, to: Point): Track {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return createTrack(path.map(({ x, y }) => ({ x: x + dx, y: y + dy })))
}

/** EVAC-05 … EVAC-08: those who go along with the mover and are still there, the casualty among them. */
export function membersOf(state: GameState, { figure, along, path }: MovementTask): readonly Member[] {
  if (!along) return NOBODY
  const { position } = knownFigure(state, figure)
  return along
    .map((id) => knownFigure(state, id))
    .filter((one) => isOnTable(one) || isLoad(one))
    .map((one) => ({ figure: one, track: trackBeside(path, position, one.position) }))
}

/** Those of them who are figures on the table: the mover and who carries with him. */
export const walkers = (mover: Figure, track: Track, members: readonly Member[]): readonly Member[] =>
  members.length === 0
    ? [{ figure: mover, track }]
    : [{ figure: mover, track }, ...members.filter(({ figure }) => isOnTable(figure))]

export const baseAt = (state: GameState, figure: Figure, track: Track, k: number): Disc => ({
  x: trackX(track, k),
  y: trackY(track, k),
  r: radiusOf(state, figure),
})

/** VICT-02, HOUSE-20: the next step up to `to` at which he touches what he did not touch before; `to` itself where there is none. */
export function nextObjective(state: GameState, { figure, track }: Member, from: number, to: number): number {
  let next = to
  for (const { outline } of objectivesFor(state, figure)) {
    if (touchesOutline(outline, baseAt(state, figure, track, from))) continue
    const touched = firstTouch(track, radiusOf(state, figure), outline, from + 1, next)
    if (touched >= 0) next = touched
  }
  return next
}

/** VICT-02, HOUSE-20: the objectives that the base touches at k; one that was touched before is no objective any more. */
export const objectivesAt = (state: GameState, { figure, track }: Member, k: number): readonly Element[] =>
  objectivesFor(state, figure).filter(({ outline }) => touchesOutline(outline, baseAt(state, figure, track, k)))

/** EVAC-07: one of the carriers has fallen or is in Shock. */
export const isBroken = (state: GameState, { along }: MovementTask): boolean =>
  along?.some((id) => {
    const one = knownFigure(state, id)
    return inShock(one) || !(isOnTable(one) || isLoad(one) || one.place.at === 'evacuated')
  }) === true

/** HOUSE-03: those on board who can be shot; of a closed vehicle its driver stands for the vehicle itself. */
export function exposedWith(state: GameState, mover: Figure): readonly Figure[] {
  if (mover.place.at !== 'mounted' || isShielded(state, mover)) return [mover]
  return occupantsOf(state, mover.place.on)
}

/** EVAC-10: the next step at which the casualty that goes along is brought to safety, or all that lie in the vehicle; else −1. */
export function nextSafe(
  state: GameState,
  mover: Figure,
  track: Track,
  members: readonly Member[],
  from: number,
  to: number,
): number {
  if (mover.place.at === 'mounted') {
    const [aboard] = loadedIn(state, mover.place.on)
    return aboard ? firstSafe(state, aboard.side, track, radiusOf(state, mover), from + 1, to) : -1
  }
  const load = members.find(({ figure }) => isLoad(figure))
  return load ? firstSafe(state, load.figure.side, load.track, radiusOf(state, load.figure), from + 1, to) : -1
}

/** MOVE-05, GEN-11: the last step up to this one at which nobody of a group stands on anybody else. */
export function restTogether(state: GameState, leader: Member, along: readonly Member[], upTo: number): number {
  const walking = [leader, ...along].filter(({ figure }) => isOnTable(figure))
  const bases = friendsOf(state, leader.figure.side)
    .filter((friend) => !walking.some(({ figure }) => figure.id === friend.id))
    .map((friend) => baseOf(state, friend))
  let k = upTo
  for (let set = true; set; ) {
    const back = Math.min(...walking.map((one) => lastFree(one.track, radiusOf(state, one.figure), bases, k)))
    set = back < k && back > 0
    k = Math.max(0, back)
  }
  return k
}

/** The fact that base and companions are now at step k. */
export function movedTo(figure: Figure, track: Track, k: number, members: readonly Member[]): EventOf<'moved'> {
  const moved = { type: 'moved', figure: figure.id, to: trackPoint(track, k), k } as const
  if (members.length === 0) return moved
  return { ...moved, along: members.map((one) => ({ figure: one.figure.id, to: trackPoint(one.track, k) })) }
}
