import type { Piece } from '../../src/ground.ts'
import type { SightRules } from '../../src/index.ts'
import { type Disc, EPSILON, type Outline } from '../../src/shapes.ts'
import { baseToBase, baseToOutline, depthSigned, edgesOf, holdsPoint, pointToSegment } from './closest.ts'

export interface Near {
  /** near whatever rounding does */
  readonly certain: ReadonlySet<Piece>
  /** these and the ones on the very border */
  readonly perhaps: ReadonlySet<Piece>
}

/** LOS-07: the pieces too near to the shooter to give cover. */
export function nearPieces(pieces: readonly Piece[], a: Disc, t: Disc, rules: SightRules): Near {
  const reach = rules.nearDistance + EPSILON
  const certain = new Set<Piece>()
  const perhaps = new Set<Piece>()
  for (const piece of pieces) {
    const measured = measures(piece.outline, a, t, rules.nearCover)
    if (Math.max(...measured) <= reach - 1e-6) certain.add(piece)
    if (Math.min(...measured) <= reach + 1e-6) perhaps.add(piece)
  }
  return { certain, perhaps }
}

/** More than one where the line of the centres only grazes the element. */
function measures(outline: Outline, a: Disc, t: Disc, how: SightRules['nearCover']): number[] {
  if (how === 'never') return [Number.POSITIVE_INFINITY]
  if (how === 'attackDistance') return [baseToBase(a, t)]
  const nearest = baseToOutline(a, outline)
  if (how === 'nearestPoint') return [nearest]
  const first = firstMeeting(outline, a, t)
  return [first === undefined ? nearest : first - a.r, ...grazedAt(outline, a, t).flatMap((at) => [nearest, at - a.r])]
}

/** How far from A's centre the line of the centres has a rim or a corner within rounding, without surely crossing there. */
function grazedAt(outline: Outline, a: Disc, t: Disc): number[] {
  const away = (x: number, y: number): number => Math.hypot(x - a.x, y - a.y)
  const off = (x: number, y: number): number => pointToSegment(x, y, a.x, a.y, t.x, t.y)
  const atEnd = Math.abs(depthSigned(outline, t.x, t.y)) < 1e-6 ? [away(t.x, t.y)] : []
  if (outline.kind === 'polygon') {
    return [...atEnd, ...outline.points.filter((p) => off(p.x, p.y) < 1e-6).map((p) => away(p.x, p.y))]
  }
  const tangent = Math.sqrt(Math.max(0, away(outline.x, outline.y) ** 2 - outline.r ** 2))
  return Math.abs(off(outline.x, outline.y) - outline.r) < 1e-6 ? [...atEnd, tangent] : atEnd
}

/** How far from A's centre the line of the centres meets the element. */
function firstMeeting(outline: Outline, a: Disc, t: Disc): number | undefined {
  if (holdsPoint(outline, a.x, a.y)) return 0
  const dx = t.x - a.x
  const dy = t.y - a.y
  const length = Math.hypot(dx, dy)
  if (outline.kind === 'disc') {
    const along = ((outline.x - a.x) * dx + (outline.y - a.y) * dy) / length
    const off = ((outline.x - a.x) * dy - (outline.y - a.y) * dx) / length
    if (Math.abs(off) > outline.r) return undefined
    const at = along - Math.sqrt(outline.r * outline.r - off * off)
    return at >= 0 && at <= length ? at : undefined
  }
  let first: number | undefined
  for (const [p, q] of edgesOf(outline)) {
    const sideP = dx * (p.y - a.y) - dy * (p.x - a.x)
    const sideQ = dx * (q.y - a.y) - dy * (q.x - a.x)
    if ((sideP > 0 && sideQ > 0) || (sideP < 0 && sideQ < 0)) continue
    const ends =
      sideP === sideQ
        ? [p, q]
        : [{ x: p.x + ((q.x - p.x) * sideP) / (sideP - sideQ), y: p.y + ((q.y - p.y) * sideP) / (sideP - sideQ) }]
    for (const { x, y } of ends) {
      const at = ((x - a.x) * dx + (y - a.y) * dy) / length
      if (at >= 0 && at <= length && (first === undefined || at < first)) first = at
    }
  }
  return first
}
