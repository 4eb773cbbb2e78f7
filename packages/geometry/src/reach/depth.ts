import type { Disc } from '../disc.ts'
import { signedDistance } from '../distance.ts'
import type { Ground } from '../ground.ts'
import { piecesNear } from '../piecesNear.ts'
import { EPSILON } from '../point.ts'
import type { Field } from './field.ts'

/**
 * How deep every point of the field lies inside the reachable region: what is left of the limit or the room to the nearest obstacle,
 * whichever is less; negative outside. Exact near the rim, where the outline is drawn; far from it only the sign counts.
 */
export function measureDepth(
  field: Field,
  ground: Ground,
  r: number,
  limit: number,
  avoid: readonly Disc[],
): Float64Array {
  const { side, left, low, mesh, way } = field
  const depth = new Float64Array(side * side)
  const pieces = new Int32Array(ground.index.count)
  for (let place = 0; place < depth.length; place += 1) {
    const inside = (way[place] as number) <= limit
    depth[place] = inside ? mesh : -mesh
    if (!atRim(field, place, inside, limit)) continue
    const column = place % side
    const x = left + column * mesh
    const y = low + ((place - column) / side) * mesh
    const room = roomAt(ground, r, avoid, x, y, 2 * mesh, pieces)
    const rest = limit - (inside ? (way[place] as number) : wayBeyond(field, place, x, y))
    if (inside) depth[place] = Math.max(0, Math.min(rest, room))
    else depth[place] = Math.min(-1, room < 0 ? room : rest < 0 ? rest : -mesh / 2)
  }
  return depth
}

function atRim(field: Field, place: number, inside: boolean, limit: number): boolean {
  const { side, way } = field
  const column = place % side
  const row = (place - column) / side
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x += 1) {
      if ((way[y * side + x] as number) <= limit !== inside) return true
    }
  }
  return false
}

/** The way to a point out of reach, as if the last leg of a neighbour were drawn out to it. */
function wayBeyond(field: Field, place: number, x: number, y: number): number {
  const { side, root, roots, way } = field
  if ((root[place] as number) >= 0) return way[place] as number
  const column = place % side
  const row = (place - column) / side
  let least = Number.POSITIVE_INFINITY
  for (let j = Math.max(0, row - 1); j <= Math.min(side - 1, row + 1); j += 1) {
    for (let i = Math.max(0, column - 1); i <= Math.min(side - 1, column + 1); i += 1) {
      const from = roots[root[j * side + i] as number]
      if (!from) continue
      const length = from.cost + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y))
      if (length < least) least = length
    }
  }
  return least
}

/** How much farther the base could be from the nearest thing that stops it; negative where it is stopped. */
function roomAt(
  ground: Ground,
  r: number,
  avoid: readonly Disc[],
  x: number,
  y: number,
  most: number,
  pieces: Int32Array,
): number {
  let room = Math.min(most, x - r, y - r, ground.width - r - x, ground.height - r - y)
  const reach = r + most
  const found = piecesNear(ground, x - reach, y - reach, x + reach, y + reach, pieces)
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[pieces[n] as number]
    if (piece && !piece.passable) room = Math.min(room, signedDistance(piece.outline, x, y) - r + EPSILON)
  }
  for (const disc of avoid) {
    const dx = x - disc.x
    const dy = y - disc.y
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - disc.r - r - EPSILON)
  }
  return room
}
