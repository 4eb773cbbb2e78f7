import { opening, openingCount } from './directions.ts'
import { EMPTY, familyCount, turnAround } from './families.ts'
import { drawFamilyLine, isRealOpening, sortOutFamily } from './family.ts'
import { line } from './line.ts'
import { ABOVE, BELOW } from './pivot.ts'

/** Lines that differ by no more than this differ by rounding; over the widest table that is far less than E_GAP. */
const SAME_KEY = 1e-10
const SAME_OFFSET = 1e-5

/** Free lines that cannot turn any further: they bound every visible region. */
export const extremeLines = { count: 0, key: new Float64Array(256), offset: new Float64Array(256) }

/** Collects both ends of every opening, over the lines above and below everything that they can turn around. */
export function collectExtremeLines(): void {
  extremeLines.count = 0
  const count = familyCount()
  for (let i = 0; i < count; i += 1) {
    collectFamily(i, BELOW)
    collectFamily(i, ABOVE)
  }
}

function collectFamily(i: number, side: number): void {
  const hits = turnAround(i, side)
  if (hits === EMPTY || !sortOutFamily(hits)) return
  const candidates = openingCount()
  for (let k = 0; k < candidates; k += 1) {
    if (!isRealOpening(k)) continue
    keepLine(opening.low)
    keepLine(opening.high)
  }
}

/** Most lines touch two obstacles and turn up in the families of both. */
function keepLine(key: number): void {
  drawFamilyLine(key)
  for (let i = 0; i < extremeLines.count; i += 1) {
    const turned = (extremeLines.key[i] as number) - line.uy
    const moved = (extremeLines.offset[i] as number) - line.offset
    if (Math.abs(turned) < SAME_KEY && Math.abs(moved) < SAME_OFFSET) return
  }
  if (extremeLines.count === extremeLines.key.length) makeRoom()
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
