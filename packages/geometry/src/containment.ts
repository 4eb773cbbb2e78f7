import { compareEdgeDistance, windingOf } from './exact.ts'
import { type Disc, EPSILON, type Outline, type Point, type PolygonOutline } from './shapes.ts'

/** Whether the point lies inside the outline or on its rim. */
export function contains(outline: Outline, point: Point): boolean {
  return reachesOutline(outline, point.x, point.y, 0)
}

/** Whether the disc lies wholly inside the outline; it may touch the rim from within. */
export function containsDisc(outline: Outline, disc: Disc): boolean {
  if (outline.kind === 'disc') {
    const room = outline.r - disc.r
    const dx = disc.x - outline.x
    const dy = disc.y - outline.y
    return room >= 0 && dx * dx + dy * dy <= room * room
  }
  if (!contains(outline, disc)) return false
  return nearestEdge(outline, disc.x, disc.y, disc.r) >= 0
}

/** GEN-06: whether the disc overlaps the outline by more than contact allows. */
export function overlapsOutline(outline: Outline, disc: Disc): boolean {
  return entersOutline(outline, disc.x, disc.y, disc.r - EPSILON)
}

/** GEN-06: whether the disc touches the outline or overlaps it. */
export function touchesOutline(outline: Outline, disc: Disc): boolean {
  return reachesOutline(outline, disc.x, disc.y, disc.r + EPSILON)
}

/** Whether the point is inside the outline or at most `reach` ≥ 0 from it, in 1/1000 u. */
export function reachesOutline(outline: Outline, x: number, y: number, reach: number): boolean {
  if (outline.kind === 'disc') {
    const dx = x - outline.x
    const dy = y - outline.y
    return dx * dx + dy * dy <= (outline.r + reach) * (outline.r + reach)
  }
  return insidePolygon(outline, x, y) || nearestEdge(outline, x, y, reach) <= 0
}

/** Whether the point is nearer to the outline than `depth` 1/1000 u; a negative depth counts inward from the rim. */
export function entersOutline(outline: Outline, x: number, y: number, depth: number): boolean {
  if (outline.kind === 'disc') {
    const reach = outline.r + depth
    const dx = x - outline.x
    const dy = y - outline.y
    return reach > 0 && dx * dx + dy * dy < reach * reach
  }
  const inside = insidePolygon(outline, x, y)
  if (depth <= 0) return inside && nearestEdge(outline, x, y, -depth) > 0
  return inside || nearestEdge(outline, x, y, depth) < 0
}

function insidePolygon(polygon: PolygonOutline, x: number, y: number): boolean {
  const { points } = polygon
  let a = points[points.length - 1]
  let winding = 0
  for (let i = 0; i < points.length; i += 1) {
    const b = points[i]
    if (!a || !b) break
    winding += windingOf(x, y, a.x, a.y, b.x, b.y)
    a = b
  }
  return winding !== 0
}

/** The sign of (distance to the nearest edge) − reach. */
function nearestEdge(polygon: PolygonOutline, x: number, y: number, reach: number): number {
  const { points } = polygon
  let a = points[points.length - 1]
  let nearest = 1
  for (let i = 0; i < points.length && nearest >= 0; i += 1) {
    const b = points[i]
    if (!a || !b) break
    nearest = Math.min(nearest, Math.sign(compareEdgeDistance(x, y, a.x, a.y, b.x, b.y, reach)))
    a = b
  }
  return nearest
}
