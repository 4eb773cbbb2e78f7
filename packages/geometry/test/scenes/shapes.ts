import type { Outline, Point } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import { cross, isPlainPolygon, plainDisc, plainPolygon } from './plain.ts'

/** Random outlines around a place. Integers and square roots only: the same on every engine. */

/** A random direction as a vector of about the length asked for. */
export function somewhere(chance: Chance, length: number): Point {
  for (;;) {
    const x = chance.between(-1000, 1000)
    const y = chance.between(-1000, 1000)
    const size = Math.sqrt(x * x + y * y)
    if (size >= 200 && size <= 1000) return { x: Math.round((x * length) / size), y: Math.round((y * length) / size) }
  }
}

function turnedWall(from: Point, to: Point, thickness: number): Outline | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return undefined
  const nx = Math.round((-dy * thickness) / (2 * length))
  const ny = Math.round((dx * thickness) / (2 * length))
  return polygonOrNothing([
    { x: from.x - nx, y: from.y - ny },
    { x: to.x - nx, y: to.y - ny },
    { x: to.x + nx, y: to.y + ny },
    { x: from.x + nx, y: from.y + ny },
  ])
}

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return plainPolygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ])
}

export function polygonOrNothing(points: readonly Point[]): Outline | undefined {
  return isPlainPolygon(points) ? plainPolygon(points) : undefined
}

/** Counter-clockwise around the origin, by half plane and cross product. */
function byDirection(p: Point, q: Point): number {
  const half = (v: Point): number => (v.y > 0 || (v.y === 0 && v.x > 0) ? 0 : 1)
  return half(p) - half(q) || q.x * p.y - q.y * p.x
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y)
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const last = chain.at(-1)
        const before = chain.at(-2)
        if (last === undefined || before === undefined || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Rays around a place, sorted by direction: star shaped, mostly concave. */
function star(chance: Chance, at: Point, size: number): Outline | undefined {
  const rays = Array.from({ length: chance.between(4, 8) }, () =>
    somewhere(chance, chance.between(Math.ceil(size / 5), size)),
  )
  rays.sort(byDirection)
  return polygonOrNothing(rays.map((ray) => ({ x: at.x + ray.x, y: at.y + ray.y })))
}

function convexBlock(chance: Chance, at: Point, size: number): Outline | undefined {
  const points = Array.from({ length: chance.between(3, 8) }, () => {
    const ray = somewhere(chance, chance.between(Math.ceil(size / 3), size))
    return { x: at.x + ray.x, y: at.y + ray.y }
  })
  return polygonOrNothing(hull(points))
}

/** A room with one side open, standing along the axes: the plainest concave piece. */
export function bay(x: number, y: number, outer: number, thick: number, turn: number): Outline {
  const o = outer
  const t = thick
  const shape: readonly Point[] = [
    { x: 0, y: 0 },
    { x: o, y: 0 },
    { x: o, y: o },
    { x: o - t, y: o },
    { x: o - t, y: t },
    { x: t, y: t },
    { x: t, y: o },
    { x: 0, y: o },
  ]
  const turned = (p: Point): Point =>
    turn === 0
      ? p
      : turn === 1
        ? { x: o - p.y, y: p.x }
        : turn === 2
          ? { x: o - p.x, y: o - p.y }
          : { x: p.y, y: o - p.x }
  return plainPolygon(shape.map(turned).map((p) => ({ x: x + p.x, y: y + p.y })))
}

/** A corner of two arms. */
export function elbow(x: number, y: number, arm: number, thick: number): Outline {
  return plainPolygon([
    { x, y },
    { x: x + arm, y },
    { x: x + arm, y: y + thick },
    { x: x + thick, y: y + thick },
    { x: x + thick, y: y + arm },
    { x, y: y + arm },
  ])
}

const KINDS = ['disc', 'disc', 'disc', 'wall', 'wall', 'wall', 'rectangle', 'convex', 'star', 'bay'] as const

export function anyOutline(chance: Chance, at: Point, size: number): Outline {
  for (;;) {
    const outline = tryOutline(chance, at, size)
    if (outline !== undefined) return outline
  }
}

function tryOutline(chance: Chance, at: Point, size: number): Outline | undefined {
  const kind = pick(chance, KINDS)
  if (kind === 'disc') return plainDisc(at.x, at.y, chance.between(Math.ceil(size / 12), size))
  if (kind === 'wall') {
    const reach = somewhere(chance, chance.between(Math.ceil(size / 4), 2 * size))
    const thickness = pick(chance, [40, 100, 100, 150, 400])
    return turnedWall({ x: at.x - reach.x, y: at.y - reach.y }, { x: at.x + reach.x, y: at.y + reach.y }, thickness)
  }
  if (kind === 'rectangle') {
    const width = chance.between(Math.ceil(size / 8), 2 * size)
    const height = chance.between(Math.ceil(size / 8), 2 * size)
    return rectangle(at.x - Math.floor(width / 2), at.y - Math.floor(height / 2), width, height)
  }
  if (kind === 'convex') return convexBlock(chance, at, size)
  if (kind === 'star') return star(chance, at, size)
  const outer = chance.between(Math.ceil(size / 2), 3 * size)
  return bay(at.x - Math.floor(outer / 2), at.y - Math.floor(outer / 2), outer, Math.ceil(outer / 6), chance.below(4))
}
