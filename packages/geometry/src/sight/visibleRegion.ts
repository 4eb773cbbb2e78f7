import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import type { Point } from '../point.ts'
import { canSee } from './canSee.ts'
import { createMesh } from './region/mesh.ts'
import { sortMesh } from './region/sortMesh.ts'
import { traceRings } from './region/traceRings.ts'

/** A point to be asked about. */
const spot = { x: 0, y: 0, r: 0 }

/**
 * The part of the table that some point of the base sees past Total Cover, at most `reach` from its edge, to be drawn:
 * rings good to 0.05 u, outer rims counter-clockwise and holes clockwise. Who sees whom is for `canSee` to say.
 */
export function approximateVisibleRegion(ground: Ground, from: Disc, reach = Number.POSITIVE_INFINITY): Point[][] {
  const limit = from.r + reach
  const isSeen = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x > ground.width || y > ground.height) return false
    if ((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y) > limit * limit) return false
    spot.x = x
    spot.y = y
    return canSee(ground, from, spot)
  }
  const mesh = createMesh(ground, from, limit)
  sortMesh(mesh, ground, from, limit, isSeen)
  return traceRings(mesh, isSeen)
}
