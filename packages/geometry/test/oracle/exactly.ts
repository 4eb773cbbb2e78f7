import type { Outline } from '../../src/shapes.ts'
import { depthSigned, edgesOf, holdsPoint } from './closest.ts'

/** Is the way from the point to the area at most `reach` (below 0: deep inside)? Whole numbers in, no rounding. */
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
