import {
  createTrack,
  EPSILON,
  firstBlocked,
  firstTouch,
  type Outline,
  overlapsOutline,
  type Point,
  type Track,
  touchesOutline,
  trackPoint,
} from '@tactic48/geometry'
import { besides, type Group } from '../../query/carry.ts'
import { climbBill, isClimb } from '../../query/climb.ts'
import { nextContact } from '../../query/contact.ts'
import { baseOf, radiusOf, u } from '../../query/figures.ts'
import { checkSuppressedCharge, clearOfFriends, closedInWay, mayChargeAnybody } from '../../query/path.ts'
import { strideOf } from '../../query/reach.ts'
import { groundOf } from '../../query/sight.ts'
import { isPassable } from '../../query/terrain.ts'
import { isShielded, moveOf } from '../../query/vehicles.ts'
import { edgeOf, FACING, toEdge } from '../../query/zone.ts'
import type { Order } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { Edge } from '../../state/table.ts'
import { restTogether } from '../movement/group.ts'

/** ORDER-10 … ORDER-12: the straight path of an ordered man to his end, which overlaps no friend; nothing if it has no length. */
export function orderedTrack(state: GameState, figure: Figure, order: Order, group?: Group): Track | undefined {
  let track = orderedLine(state, figure, order, group)
  while (track) {
    const end = endAmongFriends(state, figure, track, group)
    if (end === track.steps) return track
    // Bases in contact are apart by up to this much: friends who leave him no more room leave him where he is.
    if (end <= EPSILON) return undefined
    // A shorter line has its own rounded points, at which friends and enemies are looked for again.
    track = createTrack([figure.position, trackPoint(track, end)])
  }
  return undefined
}

/** ORDER-10: the last point that overlaps no friend, short of a contact at a point that does (MOVE-05). */
function endAmongFriends(state: GameState, figure: Figure, track: Track, group: Group | undefined): number {
  // ORDER-20, HOUSE-16: of a group none.
  const members = group && besides(state, figure, group, track.points)
  const freeUpTo = (k: number): number =>
    members ? restTogether(state, { figure, track }, members, k) : clearOfFriends(state, figure, track, k)
  const end = freeUpTo(track.steps)
  const fought: FigureId[] = []
  for (let from = 0; ; ) {
    const contact = nextContact(state, figure, track, from, end, fought)
    if (!contact) return end
    const free = freeUpTo(contact.k)
    if (free < contact.k) return free
    if (state.rules.contactEndsMove) return end
    fought.push(...contact.opponents)
    from = contact.k
  }
}

/** ORDER-10: as far as ground, table edge and forbidden fights let him; friends may still make room before his turn comes. */
function orderedLine(state: GameState, figure: Figure, order: Order, group?: Group): Track | undefined {
  const track = strideOn(state, figure, order, group)
  if (!track) return undefined
  const end = endOf(state, figure, track, group ? groupEnd(state, figure, group, track) : track.steps)
  if (end <= 0) return undefined
  return end === track.steps ? track : createTrack([figure.position, trackPoint(track, end)])
}

/** The same as the points that it leads through. */
export const orderedWay = (
  state: GameState,
  figure: Figure,
  order: Order,
  group?: Group,
): readonly Point[] | undefined => orderedLine(state, figure, order, group)?.points

/** Whether the way has any length: where it ends is not looked for. */
export function canSetOut(state: GameState, figure: Figure, order: Order): boolean {
  const track = strideOn(state, figure, order)
  if (!track || track.steps === 0) return false
  return endOf(state, figure, track, isAtObstruction(state, figure) ? track.steps : 1) > 0
}

/** Whether a climb or wall at hand ends the way is known only farther on. */
const isAtObstruction = (state: GameState, figure: Figure): boolean =>
  state.table.elements.some(
    (element) =>
      (isClimb(state.rules, element) || !isPassable(element)) && touchesOutline(element.outline, baseOf(state, figure)),
  )

/** As far as his Move reaches towards the goal, obstacles ignored. */
function strideOn(state: GameState, figure: Figure, order: Order, group?: Group): Track | undefined {
  const goal = goalOf(state, figure, order)
  if (!goal || (!group && moveOf(state, figure) === undefined)) return undefined
  const stride = group ? u(group.reach) : strideOf(state, figure, 'move')
  return createTrack([figure.position, toward(figure.position, goal, stride)])
}

function goalOf(state: GameState, figure: Figure, order: Order): Point | undefined {
  if (order.kind === 'moveToward') return order.at
  const own = edgeOf(state.table, figure.side)
  if (!own || (order.kind !== 'forward' && order.kind !== 'fallBack')) return undefined
  return pointAtEdge(state, figure, order.kind === 'forward' ? FACING[own] : own)
}

const AWAY: { readonly [E in Edge]: Point } = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
}

/** Straight ahead, where the base touches the edge of the table. */
function pointAtEdge(state: GameState, figure: Figure, edge: Edge): Point {
  const { position } = figure
  const left = Math.max(0, toEdge(state.table, edge, position) - radiusOf(state, figure))
  return { x: position.x + AWAY[edge].x * left, y: position.y + AWAY[edge].y * left }
}

/** Never farther than `stride`: rounded towards the start. */
function toward(from: Point, to: Point, stride: number): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length <= stride) return to
  return { x: from.x + Math.trunc((dx * stride) / length), y: from.y + Math.trunc((dy * stride) / length) }
}

/** EVAC-05, ORDER-20, HOUSE-16: where the first of the group has to stop; short of any contact but that of the man who leads a crew. */
function groupEnd(state: GameState, leader: Figure, group: Group, track: Track): number {
  const way = [trackPoint(track, 0), trackPoint(track, track.steps)]
  let end = track.steps
  for (const member of [{ figure: leader, track }, ...besides(state, leader, group, way)]) {
    const charges = group.how === 'crew' && member.figure === leader
    const contact = charges ? undefined : nextContact(state, member.figure, member.track, 0, end)
    end = Math.min(endOf(state, member.figure, member.track, end), contact ? contact.k - 1 : end)
  }
  return end
}

/** ORDER-10: one who touches it already goes no deeper; one who leaves it and meets it elsewhere has a way. */
function leadsInto(outline: Outline, track: Track, r: number, blocked: number): boolean {
  if (blocked < 0 || !overlapsOutline(outline, { ...trackPoint(track, blocked), r })) return false
  return touchesOutline(outline, { ...trackPoint(track, blocked >> 1), r })
}

/** ORDER-10: walls, the table's edge, climbs that cost AT, and a fight that is forbidden end it; a fight that is not is met on the way. */
function endOf(state: GameState, figure: Figure, track: Track, upTo: number): number {
  const r = radiusOf(state, figure)
  const blocked = firstBlocked(groundOf(state), track, r, 1, upTo)
  const closed = closedInWay(state, figure, track, upTo)
  let end = Math.min(blocked < 0 ? upTo : blocked - 1, closed ? closed.k - 1 : upTo)
  const here = baseOf(state, figure)
  for (const element of state.table.elements) {
    const climb =
      isClimb(state.rules, element) ||
      (figure.place.at === 'mounted' && !element.scenicBase && (element.elevated === true || element.obstacle === true))
    if (!climb && isPassable(element)) continue
    if (touchesOutline(element.outline, here)) {
      const crossed = climb && climbBill(state.rules, state.table, [figure.position, trackPoint(track, end)]).climbs > 0
      if (crossed || leadsInto(element.outline, track, r, blocked)) return 0
      continue
    }
    const touched = firstTouch(track, r, element.outline, 1, end)
    if (touched >= 0) end = touched
  }
  // HOUSE-03: those in a closed vehicle fight nobody.
  const shielded = isShielded(state, figure)
  if (!shielded && mayChargeAnybody(state, figure)) return end
  const contact = nextContact(state, figure, track, 0, end)
  const forbidden = contact && (shielded || checkSuppressedCharge(state, figure, track, contact.k, contact.opponents))
  return contact && forbidden ? contact.k - 1 : end
}
