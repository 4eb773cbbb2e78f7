import { turn } from '../exact.ts'
import { type Ground, piecesNear } from '../ground.ts'
import { type Disc, EPSILON, type Point, type PolygonOutline } from '../shapes.ts'
import { copyDoubles } from './queue.ts'

/** A search from one point to another, or to everything within the limit, past what stands in the way. */
export interface Trip {
  readonly ground: Ground
  readonly r: number
  readonly from: Point
  readonly to: Point | undefined
  readonly limit: number
  readonly avoid: readonly Disc[]
  /** Gaps with no more than this to spare get turns of their own. */
  readonly gate: number
}

/** How far the corners that stand for an arc may lie outside of it. */
export const OVERSHOOT = 12

/** A corner is rounded to the grid and so is every point of a leg that passes it: twice √½. */
const ROUNDING = 2

/** A gap this much narrower than what the grown obstacles leave is still passed: their reach allows for rounding. */
const SQUEEZE = 4

/** What a path may turn at: the start, the goal, then points around every obstacle grown by the base. */
export interface Corners {
  count: number
  x: Float64Array
  y: Float64Array
  /** Unit vectors along the grown obstacle, backwards and onwards; all 0 where a path may turn either way. */
  backX: Float64Array
  backY: Float64Array
  onX: Float64Array
  onY: Float64Array
  readonly rounds: Rounds
}

/** What a base goes round in an arc: a disc or the corner of a polygon, grown by the base. */
interface Rounds {
  count: number
  x: Float64Array
  y: Float64Array
  reach: Float64Array
}

/** No corners, with room for the first 1,024. */
export function createCorners(): Corners {
  const size = 1024
  return {
    count: 0,
    x: new Float64Array(size),
    y: new Float64Array(size),
    backX: new Float64Array(size),
    backY: new Float64Array(size),
    onX: new Float64Array(size),
    onY: new Float64Array(size),
    rounds: { count: 0, x: new Float64Array(256), y: new Float64Array(256), reach: new Float64Array(256) },
  }
}

/** Fills in the start, the goal and every corner that a path within the limit could turn at. */
export function gatherCorners(corners: Corners, trip: Trip): void {
  const { ground, r, from, limit, avoid } = trip
  const to = trip.to ?? from
  corners.count = 0
  corners.rounds.count = 0
  addTurn(corners, from.x, from.y)
  addTurn(corners, to.x, to.y)
  const pieces = new Int32Array(ground.index.count)
  const found = piecesNear(
    ground,
    Math.max(from.x, to.x) - limit - r,
    Math.max(from.y, to.y) - limit - r,
    Math.min(from.x, to.x) + limit + r,
    Math.min(from.y, to.y) + limit + r,
    pieces,
  )
  const clearance = r - EPSILON + ROUNDING
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[pieces[n] as number]
    if (!piece || piece.passable) continue
    if (piece.outline.kind === 'polygon') addPolygon(corners, trip, piece.outline, clearance)
    else addDisc(corners, trip, piece.outline, piece.outline.r + clearance)
  }
  for (const disc of avoid) addDisc(corners, trip, disc, disc.r + r + EPSILON + ROUNDING)
  addGates(corners, trip)
}

function addDisc(corners: Corners, trip: Trip, disc: Disc, reach: number): void {
  const { x, y } = disc
  if (reach <= 0 || outOfReach(trip, x, y, 2 * (reach + OVERSHOOT))) return
  addRound(corners.rounds, x, y, reach)
  addArc(corners, trip, x, y, reach, 1, 0, 0, 1)
  addArc(corners, trip, x, y, reach, 0, 1, -1, 0)
  addArc(corners, trip, x, y, reach, -1, 0, 0, -1)
  addArc(corners, trip, x, y, reach, 0, -1, 1, 0)
}

function addPolygon(corners: Corners, trip: Trip, polygon: PolygonOutline, reach: number): void {
  if (reach <= 0) return
  const { points } = polygon
  let a = points[points.length - 1]
  for (let i = 0; i < points.length; i += 1) {
    const b = points[i]
    const c = points[i + 1] ?? points[0]
    if (!a || !b || !c) break
    if (turn(a.x, a.y, b.x, b.y, c.x, c.y) > 0 && !outOfReach(trip, b.x, b.y, 2 * (reach + OVERSHOOT))) {
      const before = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
      const after = Math.sqrt((c.x - b.x) * (c.x - b.x) + (c.y - b.y) * (c.y - b.y))
      addRound(corners.rounds, b.x, b.y, reach)
      addArc(
        corners,
        trip,
        b.x,
        b.y,
        reach,
        (b.y - a.y) / before,
        (a.x - b.x) / before,
        (c.y - b.y) / after,
        (b.x - c.x) / after,
      )
    }
    a = b
  }
}

/** A point at which a path may turn either way. */
function addTurn(corners: Corners, x: number, y: number): void {
  write(corners, x, y, 0, 0, 0, 0)
}

/** The corners around (x, y) from the direction u to the direction v, turning left: crossings of tangents to the arc. */
function addArc(
  corners: Corners,
  trip: Trip,
  x: number,
  y: number,
  reach: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
): void {
  const cosine = ux * vx + uy * vy
  const secant = Math.sqrt(2 / Math.max(1 + cosine, 1e-9))
  if (reach * (secant - 1) > OVERSHOOT) {
    const mx = vy - uy
    const my = ux - vx
    const length = Math.sqrt(mx * mx + my * my)
    addArc(corners, trip, x, y, reach, ux, uy, mx / length, my / length)
    addArc(corners, trip, x, y, reach, mx / length, my / length, vx, vy)
    return
  }
  const scale = reach / (1 + cosine)
  const cornerX = Math.floor(x + (ux + vx) * scale + 0.5)
  const cornerY = Math.floor(y + (uy + vy) * scale + 0.5)
  if (!onTable(trip, cornerX, cornerY) || outOfReach(trip, cornerX, cornerY, 0)) return
  write(corners, cornerX, cornerY, uy, -ux, -vy, vx)
}

function write(corners: Corners, x: number, y: number, backX: number, backY: number, onX: number, onY: number): void {
  const n = corners.count
  if (n === corners.x.length) grow(corners)
  corners.x[n] = x
  corners.y[n] = y
  corners.backX[n] = backX
  corners.backY[n] = backY
  corners.onX[n] = onX
  corners.onY[n] = onY
  corners.count = n + 1
}

function grow(corners: Corners): void {
  const length = 2 * corners.x.length
  corners.x = copyDoubles(corners.x, length)
  corners.y = copyDoubles(corners.y, length)
  corners.backX = copyDoubles(corners.backX, length)
  corners.backY = copyDoubles(corners.backY, length)
  corners.onX = copyDoubles(corners.onX, length)
  corners.onY = copyDoubles(corners.onY, length)
}

function addRound(rounds: Rounds, x: number, y: number, reach: number): void {
  const n = rounds.count
  if (n === rounds.x.length) {
    rounds.x = copyDoubles(rounds.x, 2 * n)
    rounds.y = copyDoubles(rounds.y, 2 * n)
    rounds.reach = copyDoubles(rounds.reach, 2 * n)
  }
  rounds.x[n] = x
  rounds.y[n] = y
  rounds.reach[n] = reach
  rounds.count = n + 1
}

/**
 * The corners of an arc stand a little off it and so may close a gap that is just wide enough for the base. Such a gap gets two turns of
 * its own, before and behind its narrowest point.
 */
function addGates(corners: Corners, trip: Trip): void {
  const { x, y, reach, count } = corners.rounds
  const { r, ground, gate } = trip
  for (let i = 0; i < count; i += 1) {
    const ax = x[i] as number
    const ay = y[i] as number
    const grown = reach[i] as number
    for (let j = i + 1; j < count; j += 1) {
      const least = grown + (reach[j] as number) - SQUEEZE
      const most = least + SQUEEZE + gate
      const dx = (x[j] as number) - ax
      const dy = (y[j] as number) - ay
      if (dx > most || dx < -most || dy > most || dy < -most) continue
      const square = dx * dx + dy * dy
      if (square < least * least || square > most * most) continue
      const length = Math.sqrt(square)
      const middle = (grown + (length - grown - (reach[j] as number)) / 2) / length
      const half = Math.min(grown, reach[j] as number) / 2 / length
      addGate(corners, trip, ax + dx * middle, ay + dy * middle, -dy * half, dx * half)
    }
    const room = r + grown
    if (nearlyShut(ax - room, gate)) addGate(corners, trip, r, ay, 0, grown / 2)
    if (nearlyShut(ay - room, gate)) addGate(corners, trip, ax, r, grown / 2, 0)
    if (nearlyShut(ground.width - ax - room, gate)) addGate(corners, trip, ground.width - r, ay, 0, grown / 2)
    if (nearlyShut(ground.height - ay - room, gate)) addGate(corners, trip, ax, ground.height - r, grown / 2, 0)
  }
}

function nearlyShut(gap: number, gate: number): boolean {
  return gap >= -SQUEEZE && gap <= gate
}

function addGate(corners: Corners, trip: Trip, x: number, y: number, dx: number, dy: number): void {
  const ax = Math.floor(x + dx + 0.5)
  const ay = Math.floor(y + dy + 0.5)
  const bx = Math.floor(x - dx + 0.5)
  const by = Math.floor(y - dy + 0.5)
  if (!onTable(trip, ax, ay) || outOfReach(trip, ax, ay, 0)) return
  if (!onTable(trip, bx, by) || outOfReach(trip, bx, by, 0)) return
  addTurn(corners, ax, ay)
  addTurn(corners, bx, by)
}

/** Whether the path over (x, y) is longer than the limit by more than the allowance. */
function outOfReach(trip: Trip, x: number, y: number, allowance: number): boolean {
  const { from, to, limit } = trip
  const there = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y))
  const on = to ? Math.sqrt((x - to.x) * (x - to.x) + (y - to.y) * (y - to.y)) : 0
  return there + on > limit + allowance
}

function onTable(trip: Trip, x: number, y: number): boolean {
  const { ground, r } = trip
  return x >= r && y >= r && x <= ground.width - r && y <= ground.height - r
}
