import type { Disc } from '../../disc.ts'
import type { Ground } from '../../ground.ts'
import { canSee } from '../canSee.ts'
import { inTouch } from '../frame.ts'
import { seesAllFromOnePoint } from '../seesAll.ts'
import { MESH, type Mesh } from './mesh.ts'

/** Up to so many meshes a side it is cheaper to ask for every point. */
const SMALL = 2

/** A little more than the square root of 2: the disc around a square, for half a side of 1. */
const ROUND_SQUARE = 1.4143

/** The disc around a square. */
const around = { x: 0.5, y: 0.5, r: 0.5 }

/**
 * Marks the points of the mesh that are seen. A square whose surrounding disc is hidden, or seen as a whole, is settled
 * at once; others are quartered.
 */
export function sortMesh(
  mesh: Mesh,
  ground: Ground,
  from: Disc,
  limit: number,
  isSeen: (x: number, y: number) => boolean,
): void {
  const { left, low, columns, rows, seen } = mesh
  const known = new Uint8Array(columns * rows)

  const settlePoint = (column: number, row: number): void => {
    const place = row * columns + column
    if (column >= columns || row >= rows || known[place] === 1) return
    known[place] = 1
    seen[place] = isSeen(left + column * MESH, low + row * MESH) ? 1 : 0
  }

  const markSeen = (column: number, row: number, size: number): void => {
    for (let r = row; r <= row + size; r += 1) {
      known.fill(1, r * columns + column, r * columns + column + size + 1)
      seen.fill(1, r * columns + column, r * columns + column + size + 1)
    }
  }

  const settle = (column: number, row: number, size: number): void => {
    if (column >= columns - 1 || row >= rows - 1) return
    if (size <= SMALL) {
      for (let r = row; r <= row + size; r += 1) for (let c = column; c <= column + size; c += 1) settlePoint(c, r)
      return
    }
    const half = (size * MESH) / 2
    around.x = left + column * MESH + half
    around.y = low + row * MESH + half
    around.r = half * ROUND_SQUARE
    const away = Math.sqrt((around.x - from.x) * (around.x - from.x) + (around.y - from.y) * (around.y - from.y))
    if (away - around.r > limit || !canSee(ground, from, around)) return
    const inside = around.x >= half && around.y >= half && around.x + half <= ground.width
    const onTable = inside && around.y + half <= ground.height
    if (onTable && away + around.r <= limit && !inTouch(from, around) && seesAllFromOnePoint(ground, from, around)) {
      markSeen(column, row, size)
      return
    }
    const step = size / 2
    settle(column, row, step)
    settle(column + step, row, step)
    settle(column, row + step, step)
    settle(column + step, row + step, step)
  }

  let size = 1
  while (size < Math.max(columns, rows) - 1) size *= 2
  settle(0, 0, size)
}
