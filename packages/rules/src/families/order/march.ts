import {
  createTrack,
  firstBlocked,
  firstTouch,
  type Point,
  type Track,
  touchesOutline,
  trackPoint,
} from '@tactic48/geometry'
import { climbBill, isClimb } from '../../query/climb.ts'
import { nextContact } from '../../query/contact.ts'
import { baseOf, faceOf, radiusOf } from '../../query/figures.ts'
import { checkSuppressedCharge } from '../../query/path.ts'
import { strideOf } from '../../query/reach.ts'
import { groundOf } from '../../query/sight.ts'
import { isPassable } from '../../query/terrain.ts'
import { edgeOf, FACING, toEdge } from '../../query/zone.ts'
import type { Order } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { GameState } from '../../state/state.ts'
import type { Edge } from '../../state/table.ts'

/** ORDER-10 … ORDER-12: the straight way of an ordered man, from where he stands to where it is bound to end; nothing if it has no length. */
export function orderedWay(state: GameState, figure: Figure, order: Order): readonly Point[] | undefined {
  const track = trackOf(state, figure, order)
  const end = track ? endOf(state, figure, track, track.steps) : 0
  return track && end > 0 ? [figure.position, trackPoint(track, end)] : undefined
}

/** Whether the way has any length: where it ends is not looked for. */
export function canSetOut(state: GameState, figure: Figure, order: Order): boolean {
  const track = trackOf(state, figure, order)
  if (!track || track.steps === 0) return false
  return endOf(state, figure, track, isAtClimb(state, figure) ? track.steps : 1) > 0
}

/** Whether a climb at hand ends the way is known only where the way ends. */
const isAtClimb = (state: GameState, figure: Figure): boolean =>
  state.table.elements.some(
    (element) => isClimb(state.rules, element) && touchesOutline(element.outline, baseOf(state, figure)),
  )

function trackOf(state: GameState, figure: Figure, order: Order): Track | undefined {
  const goal = goalOf(state, figure, order)
  if (!goal || faceOf(state, figure).move === undefined) return undefined
  return createTrack([figure.position, toward(figure.position, goal, strideOf(state, figure, 'move'))])
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

/** Never farther than `stride`, whatever is rounded. */
function toward(from: Point, to: Point, stride: number): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length <= stride) return to
  return { x: from.x + Math.trunc((dx * stride) / length), y: from.y + Math.trunc((dy * stride) / length) }
}

/** ORDER-10: walls, the table's edge, climbs that cost AT, and a fight that is forbidden end it; a fight that is not is met on the way. */
function endOf(state: GameState, figure: Figure, track: Track, upTo: number): number {
  const r = radiusOf(state, figure)
  const blocked = firstBlocked(groundOf(state), track, r, 1, upTo)
  let end = blocked < 0 ? upTo : blocked - 1
  const here = baseOf(state, figure)
  for (const element of state.table.elements) {
    const climb = isClimb(state.rules, element)
    if (!climb && isPassable(element)) continue
    if (touchesOutline(element.outline, here)) {
      const crossed = climb && climbBill(state.rules, state.table, [figure.position, trackPoint(track, end)]).climbs > 0
      if (crossed) return 0
      continue
    }
    const touched = firstTouch(track, r, element.outline, 1, end)
    if (touched >= 0) end = touched
  }
  const contact = nextContact(state, figure, track, 0, end)
  const forbidden = contact && checkSuppressedCharge(state, figure, track, contact.k, contact.opponents)
  return contact && forbidden ? contact.k - 1 : end
}
