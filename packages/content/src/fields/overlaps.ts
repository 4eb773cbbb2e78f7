import { distance, EPSILON, type Outline, overlapsOutline, type Point, type PolygonOutline } from '@tactic48/geometry'
import type { Element, Table } from '@tactic48/rules'
import { MARGIN, REACHES_EDGE } from './piece.ts'

/** Pairs of pieces one of which is over the other by more than contact allows (GEN-06). */
export function overlapsOf({ elements }: Table): readonly (readonly [Element, Element])[] {
  return elements.flatMap((a, i) =>
    elements.slice(i + 1).flatMap((b) => (isOver(a.outline, b.outline) ? [[a, b] as const] : [])),
  )
}

function isOver(a: Outline, b: Outline): boolean {
  if (distance(a, b) > 0) return false
  if (a.kind === 'disc') return overlapsOutline(b, a)
  if (b.kind === 'disc') return overlapsOutline(a, b)
  // What is not convex must not even touch.
  return !a.convex || !b.convex || !isParted(a, b)
}

/** Whether some edge of either has the two on its sides, but for the tolerance of contact. */
const isParted = (a: PolygonOutline, b: PolygonOutline): boolean => hasPartingEdge(a, b) || hasPartingEdge(b, a)

function hasPartingEdge({ points }: PolygonOutline, other: PolygonOutline): boolean {
  return points.some((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
    const depth = ({ x, y }: Point): number =>
      ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length
    return other.points.every((point) => depth(point) <= EPSILON)
  })
}

/** Pieces at the edge of the table that neither bound a field nor grow there. */
export function atEdge({ width, height, elements }: Table): readonly Element[] {
  const depth = (outline: Outline): number => {
    const r = outline.kind === 'disc' ? outline.r : 0
    const points = outline.kind === 'disc' ? [outline] : outline.points
    return Math.min(...points.map(({ x, y }) => Math.min(x, y, width - x, height - y))) - r
  }
  return elements.filter(({ look, outline }) => depth(outline) < (REACHES_EDGE.has(look) ? 0 : MARGIN * 1000))
}
