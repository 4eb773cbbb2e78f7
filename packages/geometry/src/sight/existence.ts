import { FROM, hasOpening, NEITHER, sortOutFamily, TO } from './family.ts'
import { frame } from './frame.ts'
import { drawLine } from './line.ts'
import { lineIsFree } from './lineIsFree.ts'
import { obstacles } from './obstacles.ts'
import { turnAround } from './pivot.ts'
import { E_GAP, TOUCHING } from './tolerance.ts'

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
  turnAround(0, 0, -frame.fromRadius, -1, -1)
  if (sortOutFamily(FROM) && hasOpening()) return true
  turnAround(frame.length, 0, -frame.toRadius, -1, -1)
  if (sortOutFamily(TO) && hasOpening()) return true
  const { discs, discX, discY, discR } = obstacles
  for (let j = 0; j < discs; j += 1) {
    turnAround(discX[j] as number, discY[j] as number, discR[j] as number, -1, j)
    if (sortOutFamily(NEITHER) && hasOpening()) return true
  }
  const { vertices, vertexX, vertexY, isPivot } = obstacles
  for (let v = 0; v < vertices; v += 1) {
    if (isPivot[v] === 0 || !isInCorridor(v)) continue
    turnAround(vertexX[v] as number, vertexY[v] as number, E_GAP, v, -1)
    if (sortOutFamily(NEITHER) && hasOpening()) return true
  }
  const { crossings, crossingX, crossingY } = obstacles
  for (let i = 0; i < crossings; i += 1) {
    turnAround(crossingX[i] as number, crossingY[i] as number, 0, -1, -1)
    if (sortOutFamily(NEITHER) && hasOpening()) return true
  }
  return false
}

/** No line around a vertex outside the outer tangents hits both bases. */
export function isInCorridor(v: number): boolean {
  const x = obstacles.vertexX[v] as number
  const y = obstacles.vertexY[v] as number
  const { lean, rise, fromRadius, toRadius, length } = frame
  const reach = fromRadius + TOUCHING
  if (lean * x + rise * y >= reach || lean * x - rise * y >= reach) return false
  return x > -reach && x < length + toRadius + TOUCHING
}
