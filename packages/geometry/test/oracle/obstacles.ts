import type { Disc } from '../../src/disc.ts'
import type { Outline } from '../../src/outline.ts'
import { edgesOf, pointToSegment, segmentToSegment } from './closest.ts'

/** What stands in the way of segments: solid discs and thin edges. */
export interface Obstacles {
  readonly discs: readonly Disc[]
  readonly edges: readonly Edge[]
  readonly corners: readonly { readonly x: number; readonly y: number }[]
}

export interface Edge {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

export function obstaclesOf(outlines: readonly Outline[]): Obstacles {
  const discs: Disc[] = []
  const edges: Edge[] = []
  const corners: { x: number; y: number }[] = []
  for (const outline of outlines) {
    if (outline.kind === 'disc') discs.push(outline)
    else {
      corners.push(...outline.points)
      for (const [p, q] of edgesOf(outline)) edges.push({ ax: p.x, ay: p.y, bx: q.x, by: q.y })
    }
  }
  return { discs, edges, corners }
}

function holdsDisc(outer: Disc, inner: Disc): boolean {
  const room = outer.r - inner.r
  const dx = outer.x - inner.x
  const dy = outer.y - inner.y
  return room >= 0 && dx * dx + dy * dy <= room * room
}

/** §7: a piece that holds both bases does not separate them; a polygon's edges know that by themselves. */
export function between(outlines: readonly Outline[], a: Disc, b: Disc): Obstacles {
  return obstaclesOf(
    outlines.filter((outline) => outline.kind === 'polygon' || !(holdsDisc(outline, a) && holdsDisc(outline, b))),
  )
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
  for (const disc of obstacles.discs) {
    const gap = pointToSegment(disc.x, disc.y, px, py, qx, qy) - disc.r
    if (gap < least) {
      least = gap
      if (least < enough) return least
    }
  }
  const minX = Math.min(px, qx)
  const maxX = Math.max(px, qx)
  const minY = Math.min(py, qy)
  const maxY = Math.max(py, qy)
  for (const { ax, ay, bx, by } of obstacles.edges) {
    // An edge whose box is farther than the best so far cannot be nearer.
    if (Math.min(ax, bx) - maxX > least || minX - Math.max(ax, bx) > least) continue
    if (Math.min(ay, by) - maxY > least || minY - Math.max(ay, by) > least) continue
    const gap = segmentToSegment(px, py, qx, qy, ax, ay, bx, by)
    if (gap < least) {
      least = gap
      if (least < enough) return least
    }
  }
  return least
}
