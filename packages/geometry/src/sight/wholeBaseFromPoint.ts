import { cone, coneIsFree, discMeetsCone, edgeMeetsCone, standAt, standInFront } from './cone.ts'
import { addCut, cuts } from './cuts.ts'
import {
  blockStretch,
  directions,
  isOpening,
  nothingFree,
  opening,
  openingCount,
  startDirections,
  stretch,
} from './directions.ts'
import { frame } from './frame.ts'
import { MEETS_FROM, obstacles } from './obstacles.ts'
import { E_GAP } from './tolerance.ts'

/**
 * LOS-06, singlePoint: does one point of the base that looks see the whole other base?
 *
 * Who sees all of it still does after a step towards it, so the point may be looked for on the front of the rim, where
 * its key is the sine of its angle. If there is one, the cone stands in it afterwards.
 */
export function onePointSeesWholeBase(): boolean {
  if (obstacles.cutsTarget || obstacles.closed) return false
  return aFrontPointSeesWholeBase() || aRimPointSeesWholeBase()
}

/** The nearest point alone; it needs only the obstacles that reach into its view. */
export function frontSeesWholeBase(): boolean {
  if (obstacles.cutsTarget || obstacles.closed) return false
  standInFront()
  return coneIsFree()
}

/** The nearest point and the two ends of the front of the rim settle most questions. */
export function aFrontPointSeesWholeBase(): boolean {
  const { fromRadius, length } = frame
  standInFront()
  if (coneIsFree()) return true
  if (fromRadius === 0) return false
  const cosine = (fromRadius + cone.radius) / length
  const sine = Math.sqrt(1 - cosine * cosine)
  standAt(fromRadius * cosine, fromRadius * sine)
  if (coneIsFree()) return true
  standAt(fromRadius * cosine, -fromRadius * sine)
  return coneIsFree()
}

export function aRimPointSeesWholeBase(): boolean {
  const { fromRadius, length } = frame
  if (fromRadius === 0) return false
  const cosine = (fromRadius + cone.radius) / length
  const sine = Math.sqrt(1 - cosine * cosine)
  startDirections(-sine, sine)
  for (let j = 0; j < obstacles.discs; j += 1) {
    blockRimByDisc(j)
    if (nothingFree()) return false
  }
  for (let j = 0; j < obstacles.edges; j += 1) {
    blockRimByEdge(j)
    if (nothingFree()) return false
  }
  const candidates = openingCount()
  for (let i = 0; i < candidates; i += 1) {
    if (!isOpening(i)) continue
    standOnRim((opening.low + opening.high) * 0.5)
    return true
  }
  return false
}

function standOnRim(key: number): void {
  standAt(frame.fromRadius * Math.sqrt(1 - key * key), frame.fromRadius * key)
}

function blockRimByDisc(j: number): void {
  cuts.count = 0
  cutAtInnerTangents(obstacles.discX[j] as number, obstacles.discY[j] as number, obstacles.discR[j] as number)
  if (((obstacles.discState[j] as number) & MEETS_FROM) !== 0) {
    for (let i = 0; i < obstacles.crossings; i += 1) {
      if (obstacles.crossingDisc[i] === j && (obstacles.crossingX[i] as number) > 0) {
        addCut((obstacles.crossingY[i] as number) / frame.fromRadius)
      }
    }
  }
  blockWhereMet(j, true)
}

function blockRimByEdge(j: number): void {
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  cuts.count = 0
  cutAtInnerTangents(obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, E_GAP)
  cutAtInnerTangents(obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, E_GAP)
  blockWhereMet(j, false)
}

/** Between two cuts the obstacle either meets the cone everywhere or nowhere. */
function blockWhereMet(j: number, isDisc: boolean): void {
  let low = directions.low
  const end = directions.high
  for (let i = 0; i <= cuts.count; i += 1) {
    const high = i < cuts.count ? (cuts.keys[i] as number) : end
    if (high > low) {
      standOnRim((low + high) * 0.5)
      if (isDisc ? discMeetsCone(j) : edgeMeetsCone(j)) {
        stretch.low = low
        stretch.high = high
        blockStretch()
      }
    }
    low = high
  }
}

/** A disc begins to reach into the cone where a line that parts it from the target cuts the rim. */
function cutAtInnerTangents(x: number, y: number, r: number): void {
  const dx = x - frame.length
  const square = dx * dx + y * y
  const k = r + cone.radius
  const rest = square - k * k
  if (rest < 0) return
  const w = Math.sqrt(rest)
  cutWhereLineMeetsRim((w * dx + k * y) / square, (w * y - k * dx) / square)
  cutWhereLineMeetsRim((-w * dx + k * y) / square, (-w * y - k * dx) / square)
}

/** The line with this direction that touches the target on its lower side. */
function cutWhereLineMeetsRim(ux: number, uy: number): void {
  const { fromRadius, length } = frame
  const offset = cone.radius - uy * length
  const rest = fromRadius * fromRadius - offset * offset
  if (rest < 0) return
  const half = Math.sqrt(rest)
  if (-uy * offset + ux * half > 0) addCut((ux * offset + uy * half) / fromRadius)
  if (-uy * offset - ux * half > 0) addCut((ux * offset - uy * half) / fromRadius)
}
