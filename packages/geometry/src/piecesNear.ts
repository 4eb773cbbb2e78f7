import { cellOf } from './grid.ts'
import type { Ground } from './ground.ts'

/** Up to this many pieces a plain scan beats the grid. */
const SCAN_AT_MOST = 48

/**
 * Writes the pieces whose boxes meet the given box into `out`, which must have room for all pieces, and answers how many.
 */
export function piecesNear(
  ground: Ground,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  out: Int32Array,
): number {
  const { index } = ground
  let found = 0
  if (index.count <= SCAN_AT_MOST) {
    for (let i = 0; i < index.count; i += 1) {
      if ((index.minX[i] as number) > maxX || (index.maxX[i] as number) < minX) continue
      if ((index.minY[i] as number) > maxY || (index.maxY[i] as number) < minY) continue
      out[found] = i
      found += 1
    }
    return found
  }
  const { cell, columns, rows, start, items } = index.grid
  const left = cellOf(minX, cell, columns)
  const right = cellOf(maxX, cell, columns)
  const low = cellOf(minY, cell, rows)
  const high = cellOf(maxY, cell, rows)
  for (let row = low; row <= high; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const c = row * columns + column
      const end = start[c + 1] as number
      for (let k = start[c] as number; k < end; k += 1) {
        const i = items[k] as number
        const boxLeft = index.minX[i] as number
        const boxLow = index.minY[i] as number
        if (boxLeft > maxX || (index.maxX[i] as number) < minX) continue
        if (boxLow > maxY || (index.maxY[i] as number) < minY) continue
        // A piece in several cells is reported from the first of them only.
        if (column > left && column > cellOf(boxLeft, cell, columns)) continue
        if (row > low && row > cellOf(boxLow, cell, rows)) continue
        out[found] = i
        found += 1
      }
    }
  }
  return found
}
