import type { Disc } from './disc.ts'
import type { Ground } from './ground.ts'
import { standsFree } from './paths.ts'
import type { Point } from './point.ts'
import { contour } from './reach/contour.ts'
import { measureDepth } from './reach/depth.ts'
import { measureWays } from './reach/field.ts'

/**
 * The region that a base's centre can reach within the limit, to be drawn: rings good to about 0.1 u, outer rims counter-clockwise and
 * holes clockwise. Whether a certain point can be reached is for `shortestPath` to say.
 */
export function reachOutline(ground: Ground, r: number, from: Point, limit: number, avoid: readonly Disc[]): Point[][] {
  if (!(limit > 0) || !standsFree(ground, r, from, avoid)) return []
  const field = measureWays(ground, r, from, limit, avoid)
  return contour(field, measureDepth(field, ground, r, limit, avoid))
}
