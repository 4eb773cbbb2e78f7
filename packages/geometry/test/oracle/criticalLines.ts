import type { Disc } from '../../src/shapes.ts'
import { pointToSegment } from './closest.ts'
import type { Obstacles } from './obstacles.ts'
import { type Band, GAP, TIGHT, WIDE } from './tolerance.ts'

/** All points with n·p = h. */
export interface Line {
  readonly nx: number
  readonly ny: number
  readonly h: number
}

export interface Segment {
  readonly px: number
  readonly py: number
  readonly qx: number
  readonly qy: number
}

/** Only what can come between the two bases. */
export function inCorridor(obstacles: Obstacles, a: Disc, b: Disc): Obstacles {
  const wide = Math.max(a.r, b.r) + 1
  const off = (x: number, y: number): number => pointToSegment(x, y, a.x, a.y, b.x, b.y)
  const minX = Math.min(a.x, b.x) - wide
  const maxX = Math.max(a.x, b.x) + wide
  const minY = Math.min(a.y, b.y) - wide
  const maxY = Math.max(a.y, b.y) + wide
  return {
    rings: obstacles.rings.filter((disc) => off(disc.x, disc.y) <= wide + disc.r),
    solids: obstacles.solids.filter((disc) => off(disc.x, disc.y) <= wide + disc.r),
    areas: obstacles.areas,
    edges: obstacles.edges.filter(
      (edge) =>
        Math.max(edge.ax, edge.bx) >= minX &&
        Math.min(edge.ax, edge.bx) <= maxX &&
        Math.max(edge.ay, edge.by) >= minY &&
        Math.min(edge.ay, edge.by) <= maxY,
    ),
    corners: obstacles.corners.filter((corner) => off(corner.x, corner.y) <= wide),
  }
}

function meetCircles(one: Disc, x: number, y: number, r: number, out: Disc[]): void {
  const dx = x - one.x
  const dy = y - one.y
  const d = Math.sqrt(dx * dx + dy * dy)
  if (d === 0 || d > one.r + r + 1e-6 || d < Math.abs(one.r - r) - 1e-6) return
  const along = (d * d + one.r * one.r - r * r) / (2 * d)
  const aside = Math.sqrt(Math.max(0, one.r * one.r - along * along))
  for (const side of [1, -1]) {
    out.push({ x: one.x + (dx * along - side * dy * aside) / d, y: one.y + (dy * along + side * dx * aside) / d, r: 0 })
  }
}

/** Where the rim of a base meets the rims of the thickened obstacles. */
export function rimCrossings(base: Disc, obstacles: Obstacles, thick: number): Disc[] {
  const out: Disc[] = []
  if (base.r === 0) return out
  for (const disc of obstacles.solids) meetCircles(base, disc.x, disc.y, disc.r + thick, out)
  for (const disc of obstacles.rings) {
    meetCircles(base, disc.x, disc.y, disc.r + thick, out)
    meetCircles(base, disc.x, disc.y, disc.r - thick, out)
  }
  for (const corner of obstacles.corners) meetCircles(base, corner.x, corner.y, thick, out)
  for (const { ax, ay, bx, by } of obstacles.edges) {
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    const ux = (bx - ax) / length
    const uy = (by - ay) / length
    for (const side of [thick, -thick]) {
      const x = ax - uy * side - base.x
      const y = ay + ux * side - base.y
      const along = x * ux + y * uy
      const inside = along * along - (x * x + y * y - base.r * base.r)
      if (inside < -1e-6) continue
      const root = Math.sqrt(Math.max(0, inside))
      for (const t of [-along - root, -along + root]) {
        if (t >= -thick && t <= length + thick) out.push({ x: base.x + x + t * ux, y: base.y + y + t * uy, r: 0 })
      }
    }
  }
  return out
}

/** How closely answers about these bases can be compared. */
export function bandFor(obstacles: Obstacles, ...bases: readonly Disc[]): Band {
  return bases.some((base) => rimCrossings(base, obstacles, GAP).length > 0) ? WIDE : TIGHT
}

/** Everything that an extreme free line can lean on. */
export function features(obstacles: Obstacles, a: Disc, b: Disc, thick: number): Disc[] {
  return [
    a,
    b,
    ...[...obstacles.rings, ...obstacles.solids].map((disc) => ({ x: disc.x, y: disc.y, r: disc.r + thick })),
    ...obstacles.corners.map((corner) => ({ x: corner.x, y: corner.y, r: thick })),
    ...rimCrossings(a, obstacles, thick),
    ...rimCrossings(b, obstacles, thick),
  ]
}

/** The common tangents of two discs. */
function tangents(one: Disc, two: Disc, visit: (line: Line) => boolean): boolean {
  const dx = two.x - one.x
  const dy = two.y - one.y
  const dd = dx * dx + dy * dy
  if (dd < 1e-18) return false
  for (const side of one.r === 0 && two.r === 0 ? [1] : [1, -1]) {
    const k = one.r - side * two.r
    const rest = dd - k * k
    if (rest < -1e-9 * dd) continue
    const w = Math.sqrt(Math.max(0, rest))
    for (const turn of [w, -w]) {
      const nx = (k * dx - turn * dy) / dd
      const ny = (k * dy + turn * dx) / dd
      if (visit({ nx, ny, h: nx * one.x + ny * one.y + one.r })) return true
      if (w === 0) break
    }
  }
  return false
}

/** Visits the common tangents of every pair; stops when the visitor says so. */
export function forEachTangent(all: readonly Disc[], visit: (line: Line) => boolean): boolean {
  return all.some((one, i) => all.slice(i + 1).some((two) => tangents(one, two, visit)))
}

/** On a line that hits both bases: from where it leaves A to where it enters B. */
export function stretch(line: Line, a: Disc, b: Disc): Segment | undefined {
  const { nx, ny, h } = line
  const offA = nx * a.x + ny * a.y - h
  const offB = nx * b.x + ny * b.y - h
  if (Math.abs(offA) > a.r + 1e-8 || Math.abs(offB) > b.r + 1e-8) return undefined
  const forward = (b.x - a.x) * ny - (b.y - a.y) * nx >= 0 ? 1 : -1
  const ux = forward * ny
  const uy = -forward * nx
  const exit = Math.sqrt(Math.max(0, a.r * a.r - offA * offA))
  const entry = Math.sqrt(Math.max(0, b.r * b.r - offB * offB))
  return {
    px: a.x - nx * offA + ux * exit,
    py: a.y - ny * offA + uy * exit,
    qx: b.x - nx * offB - ux * entry,
    qy: b.y - ny * offB - uy * entry,
  }
}
