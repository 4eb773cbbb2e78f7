import type { Disc } from '../disc.ts'
import type { Outline } from '../outline.ts'
import { type Point, UNIT } from '../point.ts'
import { clearance } from './clearance.ts'
import { opening, openingCount } from './directions.ts'
import { isInCorridor } from './existence.ts'
import { FROM, isRealOpening, NEITHER, sortOutFamily, TO } from './family.ts'
import { frame, worldX, worldY } from './frame.ts'
import { drawLine, line } from './line.ts'
import { lineIsFree } from './lineIsFree.ts'
import { MEETS_FROM, MEETS_TO, obstacles } from './obstacles.ts'
import { turnAround } from './pivot.ts'
import { entryOfGoal, exitOfFrom } from './section.ts'
import { E_GAP } from './tolerance.ts'

/** A segment between the bases and the width of the free strip around it, at most that of the wider base. */
export interface FreeSegment {
  readonly from: Point
  readonly to: Point
  readonly gap: number
}

type Offer = (ux: number, uy: number, offset: number, isFree: boolean) => void

/**
 * The free segment with the most room that the gathered obstacles leave, if they leave one; `bodies` are the same
 * obstacles as they lie on the table.
 */
export function roomiestFreeSegment(bodies: readonly (Disc | Outline)[]): FreeSegment | undefined {
  let best: FreeSegment | undefined
  let most = 0
  const offer: Offer = (ux, uy, offset, isFree) => {
    drawLine(ux, uy, offset)
    if (!isFree && !lineIsFree()) return
    const segment = segmentInStrip()
    const room = Math.min(segment.gap, 2 * clearance(segment.from, segment.to, bodies))
    if (best !== undefined && room <= most) return
    best = segment
    // The line of centres comes first and is the most natural to draw.
    most = uy === 0 ? 1.5 * room : room
  }
  offer(1, 0, 0, false)
  offer(frame.rise, -frame.lean, frame.fromRadius, false)
  offer(frame.rise, frame.lean, -frame.fromRadius, false)
  forEachOpening(offer)
  return best
}

/** Offers the middle of every opening of every family. */
function forEachOpening(offer: Offer): void {
  const around = (x: number, y: number, offset: number, vertex: number, disc: number, hits: number): void => {
    turnAround(x, y, offset, vertex, disc)
    if (!sortOutFamily(hits)) return
    const middles: number[] = []
    const candidates = openingCount()
    for (let i = 0; i < candidates; i += 1) if (isRealOpening(i)) middles.push((opening.low + opening.high) / 2)
    for (const uy of middles) {
      const ux = Math.sqrt(1 - uy * uy)
      offer(ux, uy, ux * y - uy * x + offset, true)
    }
  }
  const { discs, discX, discY, discR, vertices, vertexX, vertexY, isPivot } = obstacles
  const { crossings, crossingX, crossingY } = obstacles
  for (const side of [-1, 1]) {
    around(0, 0, side * frame.fromRadius, -1, -1, FROM)
    around(frame.length, 0, side * frame.toRadius, -1, -1, TO)
    for (let j = 0; j < discs; j += 1) {
      around(discX[j] as number, discY[j] as number, side * (discR[j] as number), -1, j, NEITHER)
    }
    for (let v = 0; v < vertices; v += 1) {
      if (isPivot[v] === 0 || !isInCorridor(v)) continue
      around(vertexX[v] as number, vertexY[v] as number, side * E_GAP, v, -1, NEITHER)
    }
  }
  for (let i = 0; i < crossings; i += 1) {
    around(crossingX[i] as number, crossingY[i] as number, 0, -1, -1, NEITHER)
  }
}

/** Moves the free `line` to the middle of the strip between its neighbours, as far as it then still hits both bases. */
function segmentInStrip(): FreeSegment {
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
  for (let j = 0; j < obstacles.edges; j += 1) keepOffEdge(j, end, keepOff)
  const lowest = Math.max(-frame.fromRadius, -uy * frame.length - frame.toRadius)
  const highest = Math.min(frame.fromRadius, -uy * frame.length + frame.toRadius)
  const gap = bounds.high - bounds.low
  const middle = Math.min(Math.max((bounds.low + bounds.high) / 2, lowest), highest)
  drawLine(ux, uy, middle)
  if (!lineIsFree()) drawLine(ux, uy, offset)
  const leaves = exitOfFrom()
  const enters = entryOfGoal()
  return { from: pointOnLine(leaves), to: pointOnLine(enters), gap }
}

/** Only the part of the edge beside the segment counts. */
function keepOffEdge(j: number, end: number, keepOff: (low: number, high: number) => void): void {
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

function pointOnLine(along: number): Point {
  const { ux, uy, offset } = line
  const x = along * ux - offset * uy
  const y = along * uy + offset * ux
  return { x: worldX(x, y), y: worldY(x, y) }
}
