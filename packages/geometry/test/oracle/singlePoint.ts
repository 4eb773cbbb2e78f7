import type { Disc } from '../../src/shapes.ts'
import { baseToBase, pointToSegment, segmentToSegment } from './closest.ts'
import { bandFor, features, inCorridor, rimCrossings } from './criticalLines.ts'
import { isEmpty, type Obstacles } from './obstacles.ts'
import { GAP, HIDE, ROUNDING, type Verdict } from './tolerance.ts'

/** LOS-06, singlePoint: does one point of A see all of B? Walks A's rim from one critical place to the next. */
export function singlePoint(all: Obstacles, a: Disc, b: Disc): Verdict {
  if (baseToBase(a, b) <= 0) return 'yes'
  const obstacles = inCorridor(all, a, b)
  if (isEmpty(obstacles)) return 'yes'
  const { clear, blocked } = bandFor(obstacles, a, b)
  const wide = { ...b, r: Math.max(0, b.r - HIDE + GAP / 2) }
  if (rimPoints(obstacles, a, wide, clear).some(([x, y]) => coneGap(obstacles, x, y, wide, clear) >= clear))
    return 'yes'
  const narrow = { ...b, r: Math.max(0, b.r - HIDE - GAP / 2) }
  const least = blocked - ROUNDING
  return rimPoints(obstacles, a, narrow, blocked).some(([x, y]) => coneGap(obstacles, x, y, narrow, least) >= least)
    ? 'unsure'
    : 'no'
}

/** The places on A's rim where something may begin or cease to reach into the cone to B, and one place between each two. */
function rimPoints(obstacles: Obstacles, a: Disc, b: Disc, thick: number): (readonly [number, number])[] {
  if (a.r === 0) return [[a.x, a.y]]
  const turns: number[] = [Math.atan2(b.y - a.y, b.x - a.x)]
  const [, , ...others] = features(obstacles, { ...a, r: 0 }, { ...b, r: 0 }, thick)
  for (const other of others) {
    const dx = other.x - b.x
    const dy = other.y - b.y
    const d = Math.hypot(dx, dy)
    for (const side of [b.r + other.r, b.r - other.r]) {
      if (d === 0 || Math.abs(side) > d) continue
      for (const spread of [Math.acos(side / d), -Math.acos(side / d)]) {
        const normal = Math.atan2(dy, dx) + spread
        const off = Math.cos(normal) * (b.x - a.x) + Math.sin(normal) * (b.y - a.y) + b.r
        if (Math.abs(off) > a.r) continue
        turns.push(normal + Math.acos(off / a.r), normal - Math.acos(off / a.r))
      }
    }
  }
  for (const crossing of rimCrossings(a, obstacles, thick)) turns.push(Math.atan2(crossing.y - a.y, crossing.x - a.x))
  const sorted = turns.map((turn) => Math.atan2(Math.sin(turn), Math.cos(turn))).sort((one, two) => one - two)
  const points: (readonly [number, number])[] = []
  let last = (sorted.at(-1) ?? 0) - 2 * Math.PI
  for (const turn of sorted) {
    for (const at of [turn, (turn + last) / 2]) points.push([a.x + a.r * Math.cos(at), a.y + a.r * Math.sin(at)])
    last = turn
  }
  return points
}

/** How far Total Cover stays away from the hull of a point and B. */
function coneGap(obstacles: Obstacles, px: number, py: number, b: Disc, enough: number): number {
  const dx = b.x - px
  const dy = b.y - py
  const d = Math.hypot(dx, dy)
  const share = d > b.r ? b.r / d : 1
  const along = d > b.r ? Math.sqrt(d * d - b.r * b.r) / d : 0
  // The two tangent points.
  const lx = px + along * (along * dx - share * dy)
  const ly = py + along * (along * dy + share * dx)
  const rx = px + along * (along * dx + share * dy)
  const ry = py + along * (along * dy - share * dx)
  const inTriangle = (x: number, y: number): boolean => {
    const one = (rx - px) * (y - py) - (ry - py) * (x - px)
    const two = (lx - rx) * (y - ry) - (ly - ry) * (x - rx)
    const three = (px - lx) * (y - ly) - (py - ly) * (x - lx)
    return one > 0 && two > 0 && three > 0
  }
  let least = Number.POSITIVE_INFINITY
  for (const ring of obstacles.rings) {
    const away = Math.hypot(ring.x - b.x, ring.y - b.y)
    const outside = inTriangle(ring.x, ring.y)
      ? -ring.r
      : Math.min(
          away - b.r,
          pointToSegment(ring.x, ring.y, px, py, lx, ly),
          pointToSegment(ring.x, ring.y, px, py, rx, ry),
        ) - ring.r
    const inside = ring.r - Math.max(away + b.r, Math.hypot(ring.x - px, ring.y - py))
    least = Math.min(least, Math.max(outside, inside))
    if (least < enough) return least
  }
  for (const { ax, ay, bx, by } of obstacles.edges) {
    if (inTriangle(ax, ay)) return 0
    const gap = Math.min(
      Math.max(0, pointToSegment(b.x, b.y, ax, ay, bx, by) - b.r),
      segmentToSegment(px, py, lx, ly, ax, ay, bx, by),
      segmentToSegment(px, py, rx, ry, ax, ay, bx, by),
    )
    least = Math.min(least, gap)
    if (least < enough) return least
  }
  return least
}
