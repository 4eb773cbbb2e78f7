import type { Disc, Outline, Point } from '../../src/shapes.ts'

/** Distances by textbook formulas in doubles, and exact comparisons in big integers. */

export function pointToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const vx = bx - ax
  const vy = by - ay
  const vv = vx * vx + vy * vy
  const share = vv > 0 ? ((px - ax) * vx + (py - ay) * vy) / vv : 0
  const t = Math.min(Math.max(share, 0), 1)
  const dx = px - ax - t * vx
  const dy = py - ay - t * vy
  return Math.sqrt(dx * dx + dy * dy)
}

/** 0 when they meet. */
export function segmentToSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
  if ((c < 0 && d > 0) || (c > 0 && d < 0)) {
    const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) return 0
  }
  return Math.min(
    pointToSegment(ax, ay, cx, cy, dx, dy),
    pointToSegment(bx, by, cx, cy, dx, dy),
    pointToSegment(cx, cy, ax, ay, bx, by),
    pointToSegment(dx, dy, ax, ay, bx, by),
  )
}

export function edgesOf(outline: Outline): readonly (readonly [Point, Point])[] {
  if (outline.kind === 'disc') return []
  const { points } = outline
  const edges: (readonly [Point, Point])[] = []
  let from = points.at(-1)
  for (const to of points) {
    if (from !== undefined) edges.push([from, to])
    from = to
  }
  return edges
}

/** Even–odd count of crossings to the right. */
export function holdsPoint(outline: Outline, x: number, y: number): boolean {
  if (outline.kind === 'disc') return Math.hypot(x - outline.x, y - outline.y) <= outline.r
  let inside = false
  for (const [p, q] of edgesOf(outline)) {
    if (p.y > y !== q.y > y && x < p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)) inside = !inside
  }
  return inside
}

function toRim(outline: Outline, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [p, q] of edgesOf(outline)) least = Math.min(least, pointToSegment(x, y, p.x, p.y, q.x, q.y))
  return least
}

/** From a point to the area of an outline; below 0 inside: how deep. */
export function depthSigned(outline: Outline, x: number, y: number): number {
  if (outline.kind === 'disc') return Math.hypot(x - outline.x, y - outline.y) - outline.r
  const rim = toRim(outline, x, y)
  return holdsPoint(outline, x, y) ? -rim : rim
}

/** How far base and area are apart; below 0 when they overlap. */
export function baseToOutline(base: Disc, outline: Outline): number {
  return depthSigned(outline, base.x, base.y) - base.r
}

export function baseToBase(a: Disc, b: Disc): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r
}

/** How far the base stays inside the area; 0 or more when it is wholly inside. */
export function insideBy(base: Disc, outline: Outline): number {
  return -depthSigned(outline, base.x, base.y) - base.r
}

export function outlineToOutline(one: Outline, two: Outline): number {
  if (one.kind === 'disc') return Math.max(0, depthSigned(two, one.x, one.y) - one.r)
  if (two.kind === 'disc') return outlineToOutline(two, one)
  const first = one.points[0]
  const second = two.points[0]
  if (first && holdsPoint(two, first.x, first.y)) return 0
  if (second && holdsPoint(one, second.x, second.y)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const [p, q] of edgesOf(one)) {
    for (const [s, t] of edgesOf(two)) {
      least = Math.min(least, segmentToSegment(p.x, p.y, q.x, q.y, s.x, s.y, t.x, t.y))
    }
  }
  return least
}

/** Whether the point is at most `reach` from the area (negative: that deep inside it). Integers in, no rounding. */
export function withinReach(outline: Outline, x: number, y: number, reach: number): boolean {
  const rough = depthSigned(outline, x, y) - reach
  if (Math.abs(rough) > 1e-3) return rough < 0
  return compare(outline, x, y, reach) <= 0
}

/** As `withinReach`, but less than `reach`. */
export function closerThan(outline: Outline, x: number, y: number, reach: number): boolean {
  const rough = depthSigned(outline, x, y) - reach
  if (Math.abs(rough) > 1e-3) return rough < 0
  return compare(outline, x, y, reach) < 0
}

/** The sign of (signed distance − reach). */
function compare(outline: Outline, x: number, y: number, reach: number): number {
  if (outline.kind === 'disc') {
    const dx = BigInt(x - outline.x)
    const dy = BigInt(y - outline.y)
    const room = BigInt(outline.r + reach)
    if (room < 0n) return 1
    return sign(dx * dx + dy * dy - room * room)
  }
  const rim = edgesOf(outline).map(([p, q]) => compareEdge(x, y, p.x, p.y, q.x, q.y, Math.abs(reach)))
  const onRim = edgesOf(outline).some(([p, q]) => compareEdge(x, y, p.x, p.y, q.x, q.y, 0) === 0)
  const inside = !onRim && holdsPoint(outline, x, y)
  const nearest = Math.min(...rim)
  if (inside) return reach >= 0 ? -1 : -nearest
  return reach >= 0 ? nearest : 1
}

/** The sign of (distance to the edge − reach), for reach ≥ 0. */
function compareEdge(x: number, y: number, ax: number, ay: number, bx: number, by: number, reach: number): number {
  const vx = BigInt(bx - ax)
  const vy = BigInt(by - ay)
  const px = BigInt(x - ax)
  const py = BigInt(y - ay)
  const vv = vx * vx + vy * vy
  const along = px * vx + py * vy
  const rr = BigInt(reach) * BigInt(reach)
  if (along <= 0n) return sign(px * px + py * py - rr)
  if (along >= vv) return sign((px - vx) * (px - vx) + (py - vy) * (py - vy) - rr)
  const off = vx * py - vy * px
  return sign(off * off - rr * vv)
}

function sign(value: bigint): number {
  return value < 0n ? -1 : value > 0n ? 1 : 0
}
