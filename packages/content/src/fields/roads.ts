import { type PolygonOutline, wallOutline } from '@tactic48/geometry'
import { between, type Frame, frameFrom, gapBetween, opposite, type Size, type Spot } from './plane.ts'

/** A straight part of a road. */
export interface Leg {
  readonly frame: Frame
  readonly length: number
  readonly width: number
}

export interface Road {
  readonly points: readonly Spot[]
  readonly width: number
  readonly legs: readonly Leg[]
  /** Its surface piece by piece, in 1/1000 u. */
  readonly surface: readonly RoadPart[]
}

export interface RoadPart {
  readonly outline: PolygonOutline
  readonly middle: Spot
  readonly reach: number
}

/** Where a road turns; `bend` = how far from it the turn begins. */
export interface Corner extends Spot {
  readonly bend?: number
}

const STEP = 1.2

/** A road through these corners, each of them rounded. */
export function roadThrough(corners: readonly Corner[], width: number, bend = 2.4): Road {
  const points: Spot[] = []
  const legs: Leg[] = []
  let start = corners[0] as Spot
  corners.slice(1).forEach((corner, i) => {
    const before = corners[i] as Spot
    const after = corners[i + 2]
    const into = gapBetween(before, corner)
    const cut = after ? Math.min(corner.bend ?? bend, into * 0.45, gapBetween(corner, after) * 0.45) : 0
    const end = between(corner, before, cut / into)
    legs.push({ frame: frameFrom(before, corner), length: into, width })
    points.push(...stepped(start, end, STEP))
    if (!after) {
      points.push(corner)
      return
    }
    const next = between(corner, after, cut / gapBetween(corner, after))
    for (let j = 0; j < 5; j++) {
      const t = j / 5
      points.push(between(between(end, corner, t), between(corner, next, t), t))
    }
    start = next
  })
  const surface = points.slice(1).map((to, i): RoadPart => {
    const from = points[i] ?? to
    const outline = wallOutline(milli(from), milli(to), Math.round(width * 1000))
    return { outline, middle: between(from, to, 0.5), reach: (gapBetween(from, to) + width) / 2 + 0.01 }
  })
  return { points, width, legs, surface }
}

/** The points of a straight line, the last one left out. */
function stepped(from: Spot, to: Spot, step: number): readonly Spot[] {
  const count = Math.max(1, Math.round(gapBetween(from, to) / step))
  return Array.from({ length: count }, (_, i) => between(from, to, i / count))
}

const milli = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })

/** A road that is the same from both ends: the second half of its corners follows from the first. */
export const throughMiddle = (half: readonly Corner[], width: number, size: Size, bend?: number): Road =>
  roadThrough([...half, ...[...half].reverse().map((spot) => ({ ...spot, ...opposite(spot, size) }))], width, bend)
