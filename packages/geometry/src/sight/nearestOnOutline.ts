import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'

export interface NearestPoint extends Point {
  readonly distance: number
}

/** The point of the rim that is nearest to the given one. */
export function nearestOnOutline(outline: Outline, { x, y }: Point): NearestPoint | undefined {
  if (outline.kind === 'disc') {
    const dx = x - outline.x
    const dy = y - outline.y
    const far = Math.sqrt(dx * dx + dy * dy)
    const distance = Math.abs(far - outline.r)
    if (far === 0) return { x: outline.x + outline.r, y: outline.y, distance }
    const share = outline.r / far
    return { x: outline.x + dx * share, y: outline.y + dy * share, distance }
  }
  let nearest: NearestPoint | undefined
  let before = outline.points[outline.points.length - 1]
  for (const point of outline.points) {
    if (before) {
      const found = nearestOnEdge(before, point, x, y)
      if (nearest === undefined || found.distance < nearest.distance) nearest = found
    }
    before = point
  }
  return nearest
}

function nearestOnEdge(from: Point, to: Point, x: number, y: number): NearestPoint {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(Math.max(t, 0), 1)
  const nearX = from.x + share * dx
  const nearY = from.y + share * dy
  return { x: nearX, y: nearY, distance: Math.sqrt((nearX - x) * (nearX - x) + (nearY - y) * (nearY - y)) }
}
