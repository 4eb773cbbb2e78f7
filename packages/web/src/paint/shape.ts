import type { Outline, Point } from '@tactic48/geometry'

/** The painter works in u as floats; the rules keep the integers. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export type Shape =
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'polygon'; readonly points: readonly Spot[] }

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const spotOf = (point: Point): Spot => ({ x: point.x / 1000, y: point.y / 1000 })

export const shapeOf = (outline: Outline): Shape =>
  outline.kind === 'disc'
    ? { kind: 'disc', x: outline.x / 1000, y: outline.y / 1000, r: outline.r / 1000 }
    : { kind: 'polygon', points: outline.points.map(spotOf) }

export function boxOf(shape: Shape): Box {
  if (shape.kind === 'disc')
    return { left: shape.x - shape.r, top: shape.y - shape.r, right: shape.x + shape.r, bottom: shape.y + shape.r }
  const xs = shape.points.map((point) => point.x)
  const ys = shape.points.map((point) => point.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

export function centreOf(shape: Shape): Spot {
  if (shape.kind === 'disc') return shape
  const box = boxOf(shape)
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

function segmentDistance(x: number, y: number, a: Spot, b: Spot): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square))
  return Math.hypot(x - a.x - dx * t, y - a.y - dy * t)
}

export function edgesOf(points: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point] as const)
}

/** How deep inside the shape a spot lies; negative outside. */
export function depthIn(shape: Shape, x: number, y: number): number {
  if (shape.kind === 'disc') return shape.r - Math.hypot(x - shape.x, y - shape.y)
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const [a, b] of edgesOf(shape.points)) {
    nearest = Math.min(nearest, segmentDistance(x, y, a, b))
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside ? nearest : -nearest
}

/** The longest edge gives the axis; walls, hedges and roofs run along it. */
export interface Beam {
  readonly x: number
  readonly y: number
  /** Unit vector along the length. */
  readonly ux: number
  readonly uy: number
  readonly length: number
  readonly breadth: number
}

export function beamOf(shape: Shape): Beam {
  if (shape.kind === 'disc') return { x: shape.x, y: shape.y, ux: 1, uy: 0, length: 2 * shape.r, breadth: 2 * shape.r }
  let ux = 1
  let uy = 0
  let longest = 0
  for (const [a, b] of edgesOf(shape.points)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length > longest) {
      longest = length
      ux = (b.x - a.x) / length
      uy = (b.y - a.y) / length
    }
  }
  if (ux < 0 || (ux === 0 && uy < 0)) {
    ux = -ux
    uy = -uy
  }
  const along = shape.points.map((point) => point.x * ux + point.y * uy)
  const across = shape.points.map((point) => point.y * ux - point.x * uy)
  const a = (Math.min(...along) + Math.max(...along)) / 2
  const c = (Math.min(...across) + Math.max(...across)) / 2
  return {
    x: a * ux - c * uy,
    y: a * uy + c * ux,
    ux,
    uy,
    length: Math.max(...along) - Math.min(...along),
    breadth: Math.max(...across) - Math.min(...across),
  }
}

/** A spot given along and across a beam, from its centre. */
export const onBeam = (beam: Beam, along: number, across: number): Spot => ({
  x: beam.x + beam.ux * along - beam.uy * across,
  y: beam.y + beam.uy * along + beam.ux * across,
})

/** Spots every `step` along a polyline, with the unit direction there. */
export function walk(points: readonly Spot[], step: number): readonly (Spot & { ux: number; uy: number })[] {
  const spots: (Spot & { ux: number; uy: number })[] = []
  let carried = 0
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]
    const b = points[i + 1]
    if (!a || !b) continue
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length === 0) continue
    const ux = (b.x - a.x) / length
    const uy = (b.y - a.y) / length
    let t = carried
    for (; t <= length; t += step) spots.push({ x: a.x + ux * t, y: a.y + uy * t, ux, uy })
    carried = t - length
  }
  return spots
}

/** A Catmull–Rom curve through the points. */
export function curve(points: readonly Spot[], closed = false, step = 0.2): readonly Spot[] {
  const count = points.length
  const at = (i: number): Spot => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[index] ?? { x: 0, y: 0 }
  }
  const spots: Spot[] = []
  const legs = closed ? count : count - 1
  for (let i = 0; i < legs; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const parts = Math.max(2, Math.ceil(Math.hypot(p2.x - p1.x, p2.y - p1.y) / step))
    for (let j = 0; j < parts; j++) {
      const t = j / parts
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      spots.push({ x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) })
    }
  }
  if (!closed) spots.push(at(count - 1))
  return spots
}
