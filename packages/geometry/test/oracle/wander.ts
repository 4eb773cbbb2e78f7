import type { Ground } from '../../src/index.ts'
import { type Disc, EPSILON, type Point } from '../../src/shapes.ts'
import { baseToBase, depthSigned } from './closest.ts'
import { isBlocked, isTouching, pointsOf } from './scan.ts'

/** What a path must stay clear of. */
export interface Surroundings {
  readonly ground: Ground
  readonly r: number
  readonly avoid: readonly Disc[]
}

function isIllegal(here: Surroundings, at: Point): boolean {
  if (isBlocked(here.ground, at.x, at.y, here.r)) return true
  return here.avoid.some((disc) => isTouching({ ...disc, kind: 'disc' }, at.x, at.y, here.r))
}

/** How far the nearest obstacle is, roughly. */
function room(here: Surroundings, at: Point): number {
  const { ground, r, avoid } = here
  let least = Math.min(at.x - r, at.y - r, ground.width - r - at.x, ground.height - r - at.y)
  for (const piece of ground.pieces) {
    if (!piece.passable) least = Math.min(least, depthSigned(piece.outline, at.x, at.y) - r + EPSILON)
  }
  for (const disc of avoid) least = Math.min(least, baseToBase({ ...at, r }, disc) - EPSILON)
  return least
}

/** The first step of the path that is illegal, else −1. Consecutive points are at most 1 + √2 apart, so open ground is skipped. */
export function firstIllegal(here: Surroundings, path: readonly Point[]): number {
  const points = pointsOf(path)
  for (let k = 0; k < points.length; ) {
    const at = points[k]
    if (at === undefined) break
    if (isIllegal(here, at)) return k
    k += Math.max(1, Math.floor(room(here, at) - 2))
  }
  return -1
}

/** Places around everything in the way, at a little more than the nearest legal distance. */
function turningPlaces(here: Surroundings): Point[] {
  const { ground, r, avoid } = here
  const places: Point[] = []
  const around = (x: number, y: number, far: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * 2 * Math.PI
      places.push({ x: Math.round(x + far * Math.cos(turn)), y: Math.round(y + far * Math.sin(turn)) })
    }
  }
  for (const { outline, passable } of ground.pieces) {
    if (passable) continue
    if (outline.kind === 'disc') around(outline.x, outline.y, 1.02 * (outline.r + r), 16)
    else for (const corner of outline.points) around(corner.x, corner.y, 1.02 * r + 2, 12)
  }
  for (const disc of avoid) around(disc.x, disc.y, 1.02 * (disc.r + r) + EPSILON, 16)
  return places.filter((place) => !isIllegal(here, place))
}

/** The length of the shortest legal path that these places offer, by Dijkstra; Infinity where they offer none within the limit. */
export function sampledLength(here: Surroundings, from: Point, to: Point, limit: number): number {
  const away = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y)
  const nodes = [from, to, ...turningPlaces(here).filter((p) => away(from, p) + away(p, to) <= limit)]
  const best = nodes.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY))
  const done = nodes.map(() => false)
  for (;;) {
    let at = -1
    for (const [i, length] of best.entries()) {
      if (!done[i] && Number.isFinite(length) && (at < 0 || length < (best[at] ?? 0))) at = i
    }
    const node = nodes[at]
    const soFar = best[at]
    if (node === undefined || soFar === undefined) return Number.POSITIVE_INFINITY
    if (at === 1) return soFar
    done[at] = true
    for (const [i, there] of nodes.entries()) {
      const length = soFar + away(node, there)
      if (done[i] || length >= (best[i] ?? 0) || length + away(there, to) > limit) continue
      if (firstIllegal(here, [node, there]) < 0) best[i] = length
    }
  }
}
