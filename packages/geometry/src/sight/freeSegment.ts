import { turn } from '../exact.ts'
import { type Disc, isPolygon, type Outline, type Point, UNIT } from '../shapes.ts'
import { openingCount } from './directions.ts'
import { lineIsFree } from './existence.ts'
import { ABOVE, BELOW, EMPTY, familyCount, findFreeDirections, isRealOpening, selectFamily } from './families.ts'
import { drawLine, E_GAP, entryOfGoal, exitOfFrom, type Frame, type Line, tableX, tableY } from './frame.ts'
import { MEETS_FROM, MEETS_TO } from './obstacles.ts'
import type { Workspace } from './workspace.ts'

/** A free segment from base to base in 1/1000 u, and the width of the free strip around it, at most that of the wider base. */
export interface FreeSegment {
  readonly from: Point
  readonly to: Point
  readonly gap: number
}

type Offer = (ux: number, uy: number, offset: number, isFree: boolean) => void

/**
 * The free segment with the most room that the obstacles leave, if they leave one; `bodies` are the same obstacles as
 * they lie on the table.
 */
export function roomiestFreeSegment(work: Workspace, bodies: readonly (Disc | Outline)[]): FreeSegment | undefined {
  const { frame, line } = work
  let best: FreeSegment | undefined
  let most = 0
  const offer: Offer = (ux, uy, offset, isFree) => {
    drawLine(line, ux, uy, offset)
    if (!isFree && !lineIsFree(work)) return
    const segment = segmentInStrip(work)
    const room = Math.min(segment.gap, 2 * clearance(segment.from, segment.to, bodies))
    if (best !== undefined && room <= most) return
    best = segment
    // The line of centres comes first and is the most natural to draw.
    most = uy === 0 ? 1.5 * room : room
  }
  offer(1, 0, 0, false)
  offer(frame.rise, -frame.lean, frame.fromRadius, false)
  offer(frame.rise, frame.lean, -frame.fromRadius, false)
  forEachOpening(work, offer)
  return best
}

/** Offers the middle of every opening of every family. */
function forEachOpening(work: Workspace, offer: Offer): void {
  const { obstacles, directions, line } = work
  const count = familyCount(obstacles)
  for (let i = 0; i < count; i += 1) {
    for (const side of [BELOW, ABOVE]) {
      const hits = selectFamily(work, i, side)
      if (hits === EMPTY || !findFreeDirections(work, hits)) continue
      const middles: { ux: number; uy: number; offset: number }[] = []
      const candidates = openingCount(directions)
      for (let k = 0; k < candidates; k += 1) if (isRealOpening(work, k)) middles.push({ ...line })
      for (const { ux, uy, offset } of middles) offer(ux, uy, offset, true)
    }
  }
}

/** Moves the free `line` to the middle of the strip between its neighbours, as far as it then still hits both bases. */
function segmentInStrip(work: Workspace): FreeSegment {
  const { frame, obstacles, line } = work
  const { ux, uy, offset } = line
  const most = Math.max(frame.fromRadius, frame.toRadius) || UNIT / 2
  const bounds = { low: offset - most, high: offset + most }
  const keepOff = (low: number, high: number): void => {
    if (low >= offset) bounds.high = Math.min(bounds.high, low)
    else if (high <= offset) bounds.low = Math.max(bounds.low, high)
  }
  const end = frame.length * ux
  for (let j = 0; j < obstacles.discs; j += 1) {
    const x = obstacles.discX[j] as number
    const y = obstacles.discY[j] as number
    const r = (obstacles.discR[j] as number) - E_GAP
    const along = x * ux + y * uy
    const side = ux * y - uy * x
    const meets = ((obstacles.discState[j] as number) & (MEETS_FROM | MEETS_TO)) !== 0
    if (meets || (along > 0 && along < end)) keepOff(side - r, side + r)
  }
  for (let i = 0; i < obstacles.crossings; i += 1) {
    const side = ux * (obstacles.crossingY[i] as number) - uy * (obstacles.crossingX[i] as number)
    keepOff(side, side)
  }
  for (let j = 0; j < obstacles.edges; j += 1) keepOffEdge(work, j, end, keepOff)
  const lowest = Math.max(-frame.fromRadius, -uy * frame.length - frame.toRadius)
  const highest = Math.min(frame.fromRadius, -uy * frame.length + frame.toRadius)
  const gap = bounds.high - bounds.low
  const middle = Math.min(Math.max((bounds.low + bounds.high) / 2, lowest), highest)
  drawLine(line, ux, uy, middle)
  if (!lineIsFree(work)) drawLine(line, ux, uy, offset)
  const leaves = exitOfFrom(frame, line)
  const enters = entryOfGoal(frame, line)
  return { from: pointOnLine(frame, line, leaves), to: pointOnLine(frame, line, enters), gap }
}

/** Only the part of the edge beside the segment counts. */
function keepOffEdge(
  { obstacles, line }: Workspace,
  j: number,
  end: number,
  keepOff: (low: number, high: number) => void,
): void {
  const { ux, uy } = line
  const start = obstacles.edgeStart[j] as number
  const stop = obstacles.edgeEnd[j] as number
  const x1 = obstacles.vertexX[start] as number
  const y1 = obstacles.vertexY[start] as number
  const x2 = obstacles.vertexX[stop] as number
  const y2 = obstacles.vertexY[stop] as number
  const along1 = x1 * ux + y1 * uy
  const along2 = x2 * ux + y2 * uy
  const side1 = ux * y1 - uy * x1
  const side2 = ux * y2 - uy * x2
  if (Math.max(along1, along2) < 0 || Math.min(along1, along2) > end) return
  const sideAt = (along: number): number => {
    const t = along1 === along2 ? 0 : (along - along1) / (along2 - along1)
    return side1 + Math.min(Math.max(t, 0), 1) * (side2 - side1)
  }
  const one = along1 === along2 ? side1 : sideAt(Math.min(Math.max(along1, 0), end))
  const two = along1 === along2 ? side2 : sideAt(Math.min(Math.max(along2, 0), end))
  keepOff(Math.min(one, two), Math.max(one, two))
}

function pointOnLine(frame: Frame, line: Line, along: number): Point {
  const { ux, uy, offset } = line
  const x = along * ux - offset * uy
  const y = along * uy + offset * ux
  return { x: tableX(frame, x, y), y: tableY(frame, x, y) }
}

/** How far a free segment keeps away from the rims of all these bodies. */
function clearance(from: Point, to: Point, bodies: readonly (Disc | Outline)[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const body of bodies) {
    if (isPolygon(body)) {
      let before = body.points[body.points.length - 1]
      for (const point of body.points) {
        if (before) least = Math.min(least, betweenSegments(from, to, before, point))
        before = point
      }
    } else least = Math.min(least, fromRim(from, to, body))
  }
  return least
}

/** From outside the rim, or from inside it if the segment lies wholly there. */
function fromRim(from: Point, to: Point, { x, y, r }: Disc): number {
  const nearest = toSegment({ x, y }, from, to)
  if (nearest >= r) return nearest - r
  const farthest = Math.max(
    (from.x - x) * (from.x - x) + (from.y - y) * (from.y - y),
    (to.x - x) * (to.x - x) + (to.y - y) * (to.y - y),
  )
  return Math.max(0, r - Math.sqrt(farthest))
}

function betweenSegments(a: Point, b: Point, c: Point, d: Point): number {
  const sideC = turn(a.x, a.y, b.x, b.y, c.x, c.y)
  const sideD = turn(a.x, a.y, b.x, b.y, d.x, d.y)
  const sideA = turn(c.x, c.y, d.x, d.y, a.x, a.y)
  const sideB = turn(c.x, c.y, d.x, d.y, b.x, b.y)
  if (sideC > 0 !== sideD > 0 && sideA > 0 !== sideB > 0) return 0
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b))
}

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  const t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
  const share = Math.min(Math.max(t, 0), 1)
  const awayX = p.x - a.x - share * dx
  const awayY = p.y - a.y - share * dy
  return Math.sqrt(awayX * awayX + awayY * awayY)
}
