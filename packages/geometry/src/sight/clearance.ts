import type { Disc } from '../disc.ts'
import { isPolygon } from '../distance.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'

/** How far a free segment keeps away from the rims of all these bodies. */
export function clearance(from: Point, to: Point, bodies: readonly (Disc | Outline)[]): number {
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
  const sideC = turn(a, b, c)
  const sideD = turn(a, b, d)
  const sideA = turn(c, d, a)
  const sideB = turn(c, d, b)
  if (sideC > 0 !== sideD > 0 && sideA > 0 !== sideB > 0) return 0
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b))
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
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
