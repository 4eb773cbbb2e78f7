import type { Disc, Outline, PolygonOutline } from '../../src/shapes.ts'
import { edgesOf, holdsPoint, pointToSegment, segmentToSegment } from './closest.ts'

/** §7: Total Cover stands in the way with its outline, Partial Cover with all of its area. */
export interface Obstacles {
  /** round Total Cover: the rim alone */
  readonly rings: readonly Disc[]
  /** round Partial Cover and bases */
  readonly solids: readonly Disc[]
  readonly edges: readonly Edge[]
  readonly corners: readonly { readonly x: number; readonly y: number }[]
  /** Partial Cover with corners: a segment between its edges crosses it too */
  readonly areas: readonly PolygonOutline[]
}

export interface Edge {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

export function obstaclesOf(total: readonly Outline[], partial: readonly Outline[] = []): Obstacles {
  const rings: Disc[] = []
  const solids: Disc[] = []
  const edges: Edge[] = []
  const corners: { x: number; y: number }[] = []
  const areas: PolygonOutline[] = []
  for (const outline of [...total, ...partial]) {
    if (outline.kind === 'polygon') {
      corners.push(...outline.points)
      for (const [p, q] of edgesOf(outline)) edges.push({ ax: p.x, ay: p.y, bx: q.x, by: q.y })
    }
  }
  for (const outline of total) if (outline.kind === 'disc') rings.push(outline)
  for (const outline of partial) {
    if (outline.kind === 'disc') solids.push(outline)
    else areas.push(outline)
  }
  return { rings, solids, edges, corners, areas }
}

export function isEmpty(obstacles: Obstacles): boolean {
  return obstacles.rings.length + obstacles.solids.length + obstacles.edges.length === 0
}

/** The distance of the segment from everything; not exact below `enough`, where it stops looking. */
export function clearance(
  obstacles: Obstacles,
  px: number,
  py: number,
  qx: number,
  qy: number,
  enough = Number.NEGATIVE_INFINITY,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const disc of obstacles.solids) {
    least = Math.min(least, pointToSegment(disc.x, disc.y, px, py, qx, qy) - disc.r)
    if (least < enough) return least
  }
  for (const ring of obstacles.rings) {
    least = Math.min(least, ringGap(ring, px, py, qx, qy))
    if (least < enough) return least
  }
  const minX = Math.min(px, qx)
  const maxX = Math.max(px, qx)
  const minY = Math.min(py, qy)
  const maxY = Math.max(py, qy)
  for (const { ax, ay, bx, by } of obstacles.edges) {
    // An edge whose box is farther than the best so far cannot be nearer.
    if (Math.min(ax, bx) - maxX > least || minX - Math.max(ax, bx) > least) continue
    if (Math.min(ay, by) - maxY > least || minY - Math.max(ay, by) > least) continue
    least = Math.min(least, segmentToSegment(px, py, qx, qy, ax, ay, bx, by))
    if (least < enough) return least
  }
  for (const area of obstacles.areas) if (holdsPoint(area, (px + qx) / 2, (py + qy) / 2)) return -1
  return least
}

/** Outside the rim, or wholly inside it; below 0 when the segment crosses. */
function ringGap(ring: Disc, px: number, py: number, qx: number, qy: number): number {
  const outside = pointToSegment(ring.x, ring.y, px, py, qx, qy) - ring.r
  if (outside >= 0) return outside
  const farthest = Math.max(Math.hypot(px - ring.x, py - ring.y), Math.hypot(qx - ring.x, qy - ring.y))
  return Math.max(outside, ring.r - farthest)
}
