import type { Disc, DiscOutline, Outline, Point, PolygonOutline } from '../../src/shapes.ts'

/** Outlines as plain data, made without the package's own constructors. */
export function plainDisc(x: number, y: number, r: number): DiscOutline {
  return { kind: 'disc', x, y, r }
}

export function cross(o: Point, p: Point, q: Point): number {
  return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x)
}

function corner(points: readonly Point[], i: number): Point {
  const point = points[(i + points.length) % points.length]
  if (point === undefined) throw new Error('a polygon without points')
  return point
}

function doubleArea(points: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    const p = corner(points, i)
    const q = corner(points, i + 1)
    sum += p.x * q.y - p.y * q.x
  }
  return sum
}

export function plainPolygon(points: readonly Point[]): PolygonOutline {
  const ordered = doubleArea(points) < 0 ? [...points].reverse() : [...points]
  let convex = true
  for (let i = 0; i < ordered.length; i++) {
    if (cross(corner(ordered, i - 1), corner(ordered, i), corner(ordered, i + 1)) < 0) convex = false
  }
  return { kind: 'polygon', points: ordered, convex }
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const ab = (p: Point): number => Math.sign(cross(a, b, p))
  const cd = (p: Point): number => Math.sign(cross(c, d, p))
  if (ab(c) * ab(d) > 0 || cd(a) * cd(b) > 0) return false
  if (ab(c) !== 0 || ab(d) !== 0) return true
  const apart = (u: number, v: number, s: number, t: number): boolean =>
    Math.max(u, v) < Math.min(s, t) || Math.max(s, t) < Math.min(u, v)
  return !apart(a.x, b.x, c.x, d.x) && !apart(a.y, b.y, c.y, d.y)
}

/** Simple, no straight or folded corner, not vanishingly thin. */
export function isPlainPolygon(points: readonly Point[]): boolean {
  const n = points.length
  if (n < 3 || Math.abs(doubleArea(points)) < 2000) return false
  for (let i = 0; i < n; i++) {
    if (cross(corner(points, i - 1), corner(points, i), corner(points, i + 1)) === 0) return false
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      if (meet(corner(points, i), corner(points, i + 1), corner(points, j), corner(points, j + 1))) return false
    }
  }
  return true
}

export function shiftedDisc<T extends Disc>(disc: T, dx: number, dy: number): T {
  return { ...disc, x: disc.x + dx, y: disc.y + dy }
}

export function shiftedOutline(outline: Outline, dx: number, dy: number): Outline {
  if (outline.kind === 'disc') return shiftedDisc(outline, dx, dy)
  return { ...outline, points: outline.points.map((p) => ({ x: p.x + dx, y: p.y + dy })) }
}

/** Is the piece inside the base by more than `slack`, or the base inside the piece? A mere touch is not. */
export function isOverBase(outline: Outline, base: Disc, slack = 0): boolean {
  const within = Math.max(0, base.r - slack)
  if (outline.kind === 'disc') {
    const dx = outline.x - base.x
    const dy = outline.y - base.y
    const room = outline.r + within
    return dx * dx + dy * dy < room * room
  }
  let inside = false
  for (let i = 0; i < outline.points.length; i++) {
    const p = corner(outline.points, i)
    const q = corner(outline.points, i + 1)
    if (
      p.y > base.y !== q.y > base.y &&
      (q.x - p.x) * (base.y - p.y) * Math.sign(q.y - p.y) > (base.x - p.x) * Math.abs(q.y - p.y)
    )
      inside = !inside
    if (squaredToEdge(base, p.x, p.y, q.x, q.y) < within * within) return true
  }
  return inside
}

function squaredToEdge(at: Disc, px: number, py: number, qx: number, qy: number): number {
  const vx = qx - px
  const vy = qy - py
  const along = (at.x - px) * vx + (at.y - py) * vy
  const vv = vx * vx + vy * vy
  if (along <= 0) return (at.x - px) * (at.x - px) + (at.y - py) * (at.y - py)
  if (along >= vv) return (at.x - qx) * (at.x - qx) + (at.y - qy) * (at.y - qy)
  const off = vx * (at.y - py) - vy * (at.x - px)
  return (off * off) / vv
}
