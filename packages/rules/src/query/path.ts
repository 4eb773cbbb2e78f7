import {
  containsDisc,
  createTrack,
  type Disc,
  EPSILON,
  firstBlocked,
  firstInside,
  firstOutside,
  firstTouch,
  lastFree,
  nearestOnOutline,
  overlaps,
  type Point,
  type Track,
  touchesOutline,
  trackLength,
  trackPoint,
  trackX,
  trackY,
} from '@tactic48/geometry'
import type { Touch } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Element } from '../state/table.ts'
import { firstSuppression, isSuppressedBy, suppressionAreas } from './area.ts'
import { nextContact } from './contact.ts'
import { figuresWithin } from './crowd.ts'
import { baseOf, baseRadius, figureOf, isOnTable, radiusOf, u, widestRadius } from './figures.ts'
import { groundOf } from './sight.ts'
import { isShielded, ridesWith } from './vehicles.ts'

/** A way that a base may be sent along. */
export interface Way {
  readonly track: Track
  /** The step at which the Move is bound to end: its last, or the contact that ends it (MOVE-06). */
  readonly end: number
}

/** MOVE-09, MOVE-08: points of this table at all; what the way costs and whether it may be walked is asked later. */
export function checkPathShape(state: GameState, path: readonly Point[], stepInto?: Point): Refusal | undefined {
  if (path.length === 0) return refuse('MOVE-09', 'noMovement')
  const { width, height } = state.table
  for (const point of stepInto ? [...path, stepInto] : path) {
    if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) {
      return refuse('MOVE-08', 'offTable', { x: point.x, y: point.y })
    }
  }
  return undefined
}

interface Last {
  readonly from: Point
  readonly path: readonly Point[]
  readonly stepInto: Point | undefined
  readonly points: readonly Point[]
  readonly track: Track
}

/** The way asked for last: one move asks for the same one in `check`, `resolve` and on its way. */
let last: Last | undefined

/** The way of the centre from the figure's place; a step into a scenic base is its last leg (MOVE-11). */
export const wayPoints = (figure: Figure, path: readonly Point[], stepInto?: Point): readonly Point[] =>
  wayOf(figure.position, path, stepInto).points

function wayOf(from: Point, path: readonly Point[], stepInto: Point | undefined): Last {
  if (last && last.from === from && last.path === path && last.stepInto === stepInto) return last
  const points = stepInto ? [from, ...path, stepInto] : [from, ...path]
  last = { from, path, stepInto, points, track: createTrack(points) }
  return last
}

let held: Pick<Last, 'points' | 'track'> | undefined

/** The track of a way that the state holds, which a move asks for at every step. */
export function trackOf(points: readonly Point[]): Track {
  if (last?.points === points) return last.track
  if (held?.points !== points) held = { points, track: createTrack(points) }
  return held.track
}

/**
 * GEN-06: the path that ends at the first point in contact with what it is to touch, straight on from its last bend. The cut lies on
 * the points of GEN-11, so the base touches exactly where every other rule sees it touch.
 */
export function touchingPath(
  state: GameState,
  figure: Figure,
  path: readonly Point[],
  touch: Touch,
): readonly Point[] | Refusal {
  const target = targetOf(state, figure, touch)
  if (!target)
    return refuse('GEN-06', 'nothingToTouch', 'figure' in touch ? { figure: touch.figure } : { element: touch.element })
  const from = path[path.length - 1] ?? figure.position
  const points = [figure.position, ...path, aimOf(target, from)]
  const track = createTrack(points)
  const r = radiusOf(state, figure)
  const apart = firstApart(track, r, target)
  if (apart < 0) return refuse('GEN-06', 'alreadyTouching')
  const k = firstTouch(track, r, target, apart, track.steps)
  if (k < 0) return refuse('GEN-06', 'noContact')
  const bends = points.slice(1).filter((_, i) => (track.starts[i + 1] ?? track.steps) < k)
  return [...bends, trackPoint(track, k)]
}

type TouchTarget = Disc | Element['outline']

const isDisc = (target: TouchTarget): target is Disc => !('kind' in target) || target.kind === 'disc'

function targetOf(state: GameState, figure: Figure, touch: Touch): TouchTarget | undefined {
  if ('element' in touch) return state.table.elements.find(({ id }) => id === touch.element)?.outline
  const other = figureOf(state, touch.figure)
  if (!other || other.id === figure.id) return undefined
  const lies = other.place.at === 'gone' && other.place.casualty !== undefined
  return isOnTable(other) || lies ? baseOf(state, other) : undefined
}

function aimOf(target: TouchTarget, from: Point): Point {
  if (isDisc(target)) return { x: target.x, y: target.y }
  const { x, y } = nearestOnOutline(target, from) ?? from
  return { x: Math.round(x), y: Math.round(y) }
}

/** The first step at which the base is apart from what it wants to touch; −1 where it stands at a wall already. */
function firstApart(track: Track, r: number, target: TouchTarget): number {
  if (isDisc(target)) return firstOutside(track, target.x, target.y, target.r + r + EPSILON, 0, track.steps)
  return touchesOutline(target, { ...trackPoint(track, 0), r }) ? -1 : 0
}

/** MOVE-09, -01, -11, -07, -08, SF-06, MOVE-05: may the figure go along this well-shaped path of at most `reach` u? */
export function checkWay(
  state: GameState,
  figure: Figure,
  path: readonly Point[],
  stepInto: Point | undefined,
  reach: number,
  group: readonly FigureId[] = ALONE,
): Way | Refusal {
  const walked = wayOf(figure.position, path, undefined).track
  const length = trackLength(walked)
  if (walked.steps === 0) return refuse('MOVE-09', 'noMovement')
  if (length > u(reach) + EPSILON)
    return refuse('MOVE-01', 'tooFar', { length: { milli: Math.ceil(length) }, limit: { milli: u(reach) } })
  const step = stepInto ? checkStepInto(state, trackPoint(walked, walked.steps), stepInto) : undefined
  if (step) return step
  const track = stepInto ? wayOf(figure.position, path, stepInto).track : walked
  const through = checkStartContact(state, figure, track)
  if (through) return through
  const charged = checkCharge(state, figure, track)
  if (typeof charged !== 'number') return charged
  return (
    checkGround(state, figure, track, charged) ??
    checkEnd(state, figure, track, charged, group) ?? { track, end: charged }
  )
}

const ALONE: readonly FigureId[] = []

/** MOVE-11: from contact with a 60 mm scenic base to a place wholly inside it. */
function checkStepInto(state: GameState, from: Point, to: Point): Refusal | undefined {
  const { rules, table } = state
  if (!rules.scenicBaseFreeStep) return refuse('MOVE-11', 'noFreeStep')
  const r = baseRadius(rules)
  const touched = table.elements.filter(
    (element) => element.scenicBase && touchesOutline(element.outline, { x: from.x, y: from.y, r }),
  )
  if (touched.length === 0) return refuse('MOVE-11', 'noScenicBaseTouched')
  const inside = touched.some((element) => containsDisc(element.outline, { x: to.x, y: to.y, r }))
  return inside ? undefined : refuse('MOVE-11', 'notWhollyInside')
}

/** MOVE-06: a base that stands in contact already may leave or slide, not press on into the enemy. */
function checkStartContact(state: GameState, figure: Figure, track: Track): Refusal | undefined {
  const r = radiusOf(state, figure)
  const here = baseOf(state, figure)
  const far = r + widestRadius(state) + EPSILON
  for (const enemy of state.figures) {
    if (enemy.side === figure.side) continue
    if (Math.abs(enemy.position.x - here.x) > far || Math.abs(enemy.position.y - here.y) > far) continue
    if (!isOnTable(enemy) || isShielded(state, enemy)) continue
    const base = baseOf(state, enemy)
    const reach = r + base.r
    if (!isWithin(here, base, reach + EPSILON)) continue
    // Once apart, the next contact is a charge and ends in a fight.
    const contact = nextContact(state, figure, track, 0, track.steps)
    const until = contact ? contact.k - 1 : track.steps
    if (firstInside(track, base.x, base.y, reach - EPSILON - 1, 1, until) >= 0) {
      return refuse('MOVE-06', 'throughEnemy', { figure: enemy.id })
    }
  }
  return undefined
}

const isWithin = (a: Disc, b: Disc, reach: number): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= reach * reach

/** MOVE-06, SF-06: where the way is bound to end, unless it leads into a fight that suppression forbids. */
function checkCharge(state: GameState, figure: Figure, track: Track): number | Refusal {
  const met: FigureId[] = []
  for (let from = 0; ; ) {
    const contact = nextContact(state, figure, track, from, track.steps, met)
    if (!contact) return track.steps
    const refusal = checkSuppressedCharge(state, figure, track, contact.k, contact.opponents)
    if (refusal) return refusal
    // HOUSE-03: those in a closed vehicle fight nobody.
    if (isShielded(state, figure))
      return refuse('MOVE-06', 'throughEnemy', { figure: contact.opponents[0] ?? figure.id })
    if (state.rules.contactEndsMove) return contact.k
    met.push(...contact.opponents)
    from = contact.k
  }
}

/** SF-06: where nothing suppresses him, every fight that he meets is allowed. */
export const mayChargeAnybody = ({ rules, markers }: GameState, { counters }: Figure): boolean =>
  rules.sfH2h === 'any' || !(counters.suppressed || markers.some(({ kind }) => kind === 'suppressionFire'))

/** SF-06, Italian sheet: who is suppressed, or becomes so on the way, starts no fight inside the area. */
export function checkSuppressedCharge(
  state: GameState,
  figure: Figure,
  track: Track,
  k: number,
  opponents: readonly FigureId[],
): Refusal | undefined {
  if (state.rules.sfH2h === 'any') return undefined
  if (!figure.counters.suppressed && !firstSuppression(state, figure, track, 0, k)) return undefined
  const areas = suppressionAreas(state)
  for (const id of opponents) {
    const opponent = figureOf(state, id)
    if (opponent && areas.some((area) => isSuppressedBy(state, area, opponent))) {
      return refuse('SF-06', 'chargeIntoSuppression', { figure: id })
    }
  }
  return undefined
}

/** MOVE-06, HOUSE-03: the first step up to `to` that leads onto a closed vehicle of the enemy, who cannot be fought; else none. */
export function closedInWay(
  state: GameState,
  figure: Figure,
  track: Track,
  to: number,
): { readonly k: number; readonly enemy: FigureId } | undefined {
  if (state.vehicles.length === 0) return undefined
  let first: { readonly k: number; readonly enemy: FigureId } | undefined
  for (const enemy of state.figures) {
    if (enemy.side === figure.side || !isOnTable(enemy) || !isShielded(state, enemy)) continue
    const reach = radiusOf(state, figure) + radiusOf(state, enemy) - EPSILON - 1
    const k = firstInside(track, enemy.position.x, enemy.position.y, reach, 1, first ? first.k - 1 : to)
    if (k >= 0) first = { k, enemy: enemy.id }
  }
  return first
}

/** MOVE-06, MOVE-07, MOVE-08. */
export function checkGround(state: GameState, figure: Figure, track: Track, end: number): Refusal | undefined {
  const r = radiusOf(state, figure)
  const closed = closedInWay(state, figure, track, end)
  if (closed) return refuse('MOVE-06', 'throughEnemy', { figure: closed.enemy })
  const k = firstBlocked(groundOf(state), track, r, 1, end)
  if (k < 0) return undefined
  const { x, y } = trackPoint(track, k)
  const { width, height } = state.table
  const edge = x < r || y < r || x > width - r || y > height - r
  return edge ? refuse('MOVE-08', 'offTable', { x, y }) : refuse('MOVE-07', 'blocked', { x, y })
}

/** MOVE-05, MOVE-09: nobody's base under the end of the way. */
export function checkEnd(
  state: GameState,
  figure: Figure,
  track: Track,
  end: number,
  group: readonly FigureId[],
): Refusal | undefined {
  const friend = friendUnder(state, figure, trackX(track, end), trackY(track, end), group)
  return friend && refuse('MOVE-05', 'onFriend', { figure: friend.id })
}

/** The friend that the figure's base would overlap here; those who move with it are in nobody's way. */
function friendUnder(
  state: GameState,
  figure: Figure,
  x: number,
  y: number,
  group: readonly FigureId[] = ALONE,
  among: readonly Figure[] = state.figures,
): Figure | undefined {
  const r = radiusOf(state, figure)
  const far = r + widestRadius(state)
  // Sides first: where half of them stand is then never looked up.
  const { side } = figure
  for (const friend of among) {
    if (friend.side !== side) continue
    const { position } = friend
    if (Math.abs(position.x - x) >= far || Math.abs(position.y - y) >= far) continue
    if (!isOnTable(friend) || friend.id === figure.id) continue
    if (group.includes(friend.id) || ridesWith(figure, friend)) continue
    if (overlaps({ x, y, r }, baseOf(state, friend))) return friend
  }
  return undefined
}

/** MOVE-05, GEN-11: back along the way to the last point where no friend stands. */
export function clearOfFriends(state: GameState, figure: Figure, track: Track, k: number): number {
  const r = radiusOf(state, figure)
  const widest = widestRadius(state)
  const x = trackX(track, k)
  const y = trackY(track, k)
  const near = r + widest
  const around = figuresWithin(state, x - near, x + near, y - near, y + near)
  if (!friendUnder(state, figure, x, y, ALONE, around)) return k
  const { x: fromX, y: fromY } = track.points[0] ?? figure.position
  const bases: Disc[] = []
  // A step carries the base by at most 1/1000 u: friends farther away stand nowhere on its way.
  const far = k + r + widest + 2
  const square = far * far
  for (const friend of figuresWithin(state, fromX - far, fromX + far, fromY - far, fromY + far)) {
    if (friend.side !== figure.side) continue
    const dx = friend.position.x - fromX
    const dy = friend.position.y - fromY
    if (dx * dx + dy * dy > square) continue
    if (!isOnTable(friend) || friend.id === figure.id) continue
    if (!ridesWith(figure, friend)) bases.push(baseOf(state, friend))
  }
  return Math.max(0, lastFree(track, r, bases, k))
}
