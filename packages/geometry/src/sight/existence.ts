import { EMPTY, familyCount, turnAround } from './families.ts'
import { hasOpening, sortOutFamily } from './family.ts'
import { frame } from './frame.ts'
import { drawLine } from './line.ts'
import { lineIsFree } from './lineIsFree.ts'
import { obstacles } from './obstacles.ts'
import { ABOVE, BELOW } from './pivot.ts'

/**
 * LOS-03: is any line between the bases free of the gathered obstacles? If so `line` holds one.
 *
 * A free line that is moved down parallel to itself comes to rest on the lower rim of a base or on top of an obstacle,
 * so it is enough to look through the lines around each of these.
 */
export function someLineIsFree(): boolean {
  if (obstacles.closed) return false
  drawLine(1, 0, 0)
  if (obstacles.discs === 0 && obstacles.edges === 0 && obstacles.areas === 0) return true
  return anOuterLineIsFree() || someFamilyIsFree()
}

/** Most answers need no more than the line of centres and the two outer tangents. */
function anOuterLineIsFree(): boolean {
  if (lineIsFree()) return true
  drawLine(frame.rise, -frame.lean, frame.fromRadius)
  if (lineIsFree()) return true
  drawLine(frame.rise, frame.lean, -frame.fromRadius)
  return lineIsFree()
}

function someFamilyIsFree(): boolean {
  const count = familyCount()
  for (let i = 0; i < count; i += 1) {
    const hits = turnAround(i, i < 2 ? BELOW : ABOVE)
    if (hits !== EMPTY && sortOutFamily(hits) && hasOpening()) return true
  }
  return false
}
