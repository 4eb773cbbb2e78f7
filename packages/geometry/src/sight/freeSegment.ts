import type { Disc } from '../disc.ts'
import type { Outline } from '../outline.ts'
import { type Point, UNIT } from '../point.ts'
import { clearance } from './clearance.ts'
import { openingCount } from './directions.ts'
import { EMPTY, familyCount, turnAround } from './families.ts'
import { isRealOpening, sortOutFamily } from './family.ts'
import { frame, worldX, worldY } from './frame.ts'
import { drawLine, line } from './line.ts'
import { lineIsFree } from './lineIsFree.ts'
import { MEETS_FROM, MEETS_TO, obstacles } from './obstacles.ts'
import { ABOVE, BELOW } from './pivot.ts'
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
  const count = familyCount()
  for (let i = 0; i < count; i += 1) {
    for (const side of [BELOW, ABOVE]) {
      const hits = turnAround(i, side)
      if (hits === EMPTY || !sortOutFamily(hits)) continue
      const middles: { ux: number; uy: number; offset: number }[] = []
      const candidates = openingCount()
      for (let k = 0; k < candidates; k += 1) if (isRealOpening(k)) middles.push({ ...line })
      for (const { ux, uy, offset } of middles) offer(ux, uy, offset, true)
    }
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
