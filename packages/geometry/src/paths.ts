import type { Disc } from './disc.ts'
import type { Ground } from './ground.ts'
import { OVERSHOOT } from './paths/corners.ts'
import { legFree } from './paths/legFree.ts'
import { GOAL, type Search, START, searchCorners } from './paths/search.ts'
import type { Point } from './point.ts'

/**
 * The shortest way of a base from one point to another that is never blocked, never touches what it avoids and is no longer than the
 * limit; `undefined` where there is none.
 */
export function shortestPath(
  ground: Ground,
  r: number,
  from: Point,
  to: Point,
  limit: number,
  avoid: readonly Disc[],
): Point[] | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (Math.sqrt(dx * dx + dy * dy) > limit) return undefined
  if (dx === 0 && dy === 0) return standsFree(ground, r, from, avoid) ? [{ x: from.x, y: from.y }] : undefined
  if (legFree(ground, r, avoid, from.x, from.y, to.x, to.y)) return [from, to].map(({ x, y }) => ({ x, y }))
  if (!standsFree(ground, r, from, avoid) || !standsFree(ground, r, to, avoid)) return undefined
  const search = searchCorners({ ground, r, from, to, limit, avoid, gate: 2 * OVERSHOOT })
  return search.reached[GOAL] === 1 ? trace(search) : undefined
}

export function standsFree(ground: Ground, r: number, at: Point, avoid: readonly Disc[]): boolean {
  return legFree(ground, r, avoid, at.x, at.y, at.x, at.y)
}

function trace(search: Search): Point[] {
  const path: Point[] = []
  let node = GOAL
  for (;;) {
    path.push({ x: search.corners.x[node] ?? 0, y: search.corners.y[node] ?? 0 })
    if (node === START) return path.reverse()
    node = search.parent[node] ?? START
  }
}
