import { opening, openingCount } from './directions.ts'
import { isInCorridor } from './existence.ts'
import { drawFamilyLine, FROM, isRealOpening, NEITHER, sortOutFamily, TO } from './family.ts'
import { frame } from './frame.ts'
import { line } from './line.ts'
import { obstacles } from './obstacles.ts'
import { turnAround } from './pivot.ts'
import { E_GAP } from './tolerance.ts'

/** Free lines that cannot turn any further: they bound every visible region. */
export const extremeLines = { count: 0, key: new Float64Array(256), offset: new Float64Array(256) }

/** Collects both ends of every opening, over the lines above and below everything that they can turn around. */
export function collectExtremeLines(): void {
  extremeLines.count = 0
  const { fromRadius, toRadius, length } = frame
  for (let side = -1; side <= 1; side += 2) {
    collectAround(0, 0, side * fromRadius, -1, -1, FROM)
    collectAround(length, 0, side * toRadius, -1, -1, TO)
    for (let j = 0; j < obstacles.discs; j += 1) {
      const r = obstacles.discR[j] as number
      collectAround(obstacles.discX[j] as number, obstacles.discY[j] as number, side * r, -1, j, NEITHER)
    }
    for (let v = 0; v < obstacles.vertices; v += 1) {
      if (obstacles.isPivot[v] === 0 || !isInCorridor(v)) continue
      collectAround(obstacles.vertexX[v] as number, obstacles.vertexY[v] as number, side * E_GAP, v, -1, NEITHER)
    }
  }
  for (let i = 0; i < obstacles.crossings; i += 1) {
    collectAround(obstacles.crossingX[i] as number, obstacles.crossingY[i] as number, 0, -1, -1, NEITHER)
  }
}

function collectAround(x: number, y: number, offset: number, vertex: number, disc: number, hits: number): void {
  turnAround(x, y, offset, vertex, disc)
  if (!sortOutFamily(hits)) return
  const candidates = openingCount()
  for (let i = 0; i < candidates; i += 1) {
    if (!isRealOpening(i)) continue
    keepLine(opening.low)
    keepLine(opening.high)
  }
}

function keepLine(key: number): void {
  if (extremeLines.count === extremeLines.key.length) makeRoom()
  drawFamilyLine(key)
  extremeLines.key[extremeLines.count] = line.uy
  extremeLines.offset[extremeLines.count] = line.offset
  extremeLines.count += 1
}

function makeRoom(): void {
  const key = new Float64Array(2 * extremeLines.count)
  const offset = new Float64Array(2 * extremeLines.count)
  key.set(extremeLines.key)
  offset.set(extremeLines.offset)
  extremeLines.key = key
  extremeLines.offset = offset
}
