import { diamondAngle, diamondX, diamondY } from './diamondAngle.ts'
import { collectExtremeLines, extremeLines } from './extremeLines.ts'
import { hasOpening, sortOutFamily, TO } from './family.ts'
import { frame, goal, lookAtBase } from './frame.ts'
import { drawLine } from './line.ts'
import { lineIsFree } from './lineIsFree.ts'
import { obstacles } from './obstacles.ts'
import { turnAroundPoint } from './pivot.ts'
import { E_HIDE } from './tolerance.ts'
import { aFrontPointSeesWholeBase, aRimPointSeesWholeBase } from './wholeBaseFromPoint.ts'

/** A point of the base looked at that nobody sees, in the coordinates of the frame; x is NaN when none is known. */
export const hidden = { x: Number.NaN, y: 0.5 }

/** Points of the rim that are tried before anything else. */
const EIGHTH = Math.sqrt(0.5)
const TRIED_X = Float64Array.of(0, 0, EIGHTH, EIGHTH, -EIGHTH, -EIGHTH, -1, 1)
const TRIED_Y = Float64Array.of(1, -1, EIGHTH, -EIGHTH, EIGHTH, -EIGHTH, 0, 0)

/** The narrowest arc of the rim, as a diamond angle, and the smallest angle of two lines that are looked at. */
const LEAST_TURN = 1e-9

let rimCuts = new Float64Array(512)

/**
 * LOS-06, union: is every point of the base looked at seen by some point of the base that looks?
 *
 * Extreme free lines bound what is visible. So one point of each arc into which they cut the rim is tried, and then the
 * surroundings of each of their crossings, where a hidden island would have a corner.
 */
export function allPointsSeeWholeBase(): boolean {
  hidden.x = Number.NaN
  if (obstacles.cutsTarget || obstacles.closed) return false
  if (aFrontPointSeesWholeBase()) return true
  if (frame.fromRadius === 0) return false
  const r = frame.toRadius - E_HIDE
  const isRefuted = aTriedPointIsHidden(r)
  lookAtBase()
  if (isRefuted) return false
  if (aRimPointSeesWholeBase()) return true
  const seen = extremeLinesShowAll(r)
  lookAtBase()
  return seen
}

/** After a failed test from a single point: puts a hidden point into `hidden` if there is one. */
export function findHiddenPoint(): void {
  const r = frame.toRadius - E_HIDE
  if (!aTriedPointIsHidden(r)) {
    lookAtBase()
    extremeLinesShowAll(r)
  }
  lookAtBase()
}

function aTriedPointIsHidden(r: number): boolean {
  for (let i = 0; i < TRIED_X.length; i += 1) {
    if (isHidden(frame.length + r * (TRIED_X[i] as number), r * (TRIED_Y[i] as number))) return true
  }
  return false
}

function extremeLinesShowAll(r: number): boolean {
  const { toRadius, steepest, length } = frame
  frame.toRadius = r
  frame.steepest = (frame.fromRadius + r) / length
  collectExtremeLines()
  frame.toRadius = toRadius
  frame.steepest = steepest
  return wholeRimIsSeen(r) && !hasHiddenIsland(r)
}

function isHidden(x: number, y: number): boolean {
  goal.x = x
  goal.y = y
  goal.isPoint = true
  if (frame.fromRadius === 0 ? isSeenFromOrigin(x, y) : isSeenFromBase(x, y)) return false
  hidden.x = x
  hidden.y = y
  return true
}

function isSeenFromBase(x: number, y: number): boolean {
  turnAroundPoint(x, y)
  return sortOutFamily(TO) && hasOpening()
}

function isSeenFromOrigin(x: number, y: number): boolean {
  const distance = Math.sqrt(x * x + y * y)
  drawLine(x / distance, y / distance, 0)
  return lineIsFree()
}

function wholeRimIsSeen(r: number): boolean {
  const { count, key, offset } = extremeLines
  if (rimCuts.length < 2 * count) rimCuts = new Float64Array(4 * count)
  let found = 0
  for (let i = 0; i < count; i += 1) {
    const uy = key[i] as number
    const ux = Math.sqrt(1 - uy * uy)
    const aside = (offset[i] as number) + uy * frame.length
    const rest = r * r - aside * aside
    if (rest < 0) continue
    const half = Math.sqrt(rest)
    rimCuts[found] = diamondAngle(-uy * aside + ux * half, ux * aside + uy * half)
    rimCuts[found + 1] = diamondAngle(-uy * aside - ux * half, ux * aside - uy * half)
    found += 2
  }
  const sorted = rimCuts.subarray(0, found).sort()
  for (let i = 0; i < found; i += 1) {
    const low = sorted[i] as number
    const high = i + 1 < found ? (sorted[i + 1] as number) : (sorted[0] as number) + 4
    if (high - low < LEAST_TURN) continue
    const middle = (low + high) * 0.5
    const angle = middle < 4 ? middle : middle - 4
    const x = diamondX(angle)
    const y = diamondY(angle)
    const size = Math.sqrt(x * x + y * y)
    if (isHidden(frame.length + (r * x) / size, (r * y) / size)) return false
  }
  return true
}

function hasHiddenIsland(r: number): boolean {
  const { count, key, offset } = extremeLines
  for (let i = 0; i < count; i += 1) {
    const y1 = key[i] as number
    const x1 = Math.sqrt(1 - y1 * y1)
    const h1 = offset[i] as number
    for (let j = i + 1; j < count; j += 1) {
      const y2 = key[j] as number
      const x2 = Math.sqrt(1 - y2 * y2)
      const h2 = offset[j] as number
      const turn = y2 * x1 - y1 * x2
      if (Math.abs(turn) < LEAST_TURN) continue
      const x = (h1 * x2 - h2 * x1) / turn
      const y = (y2 * h1 - y1 * h2) / turn
      if ((x - frame.length) * (x - frame.length) + y * y >= r * r) continue
      const size = Math.sqrt((x1 + x2) * (x1 + x2) + (y1 + y2) * (y1 + y2))
      const stepX = ((x1 + x2) * E_HIDE) / size
      const stepY = ((y1 + y2) * E_HIDE) / size
      if (isIsland(x + stepX, y + stepY, r) || isIsland(x - stepX, y - stepY, r)) return true
      if (isIsland(x - stepY, y + stepX, r) || isIsland(x + stepY, y - stepX, r)) return true
    }
  }
  return false
}

function isIsland(x: number, y: number, r: number): boolean {
  return (x - frame.length) * (x - frame.length) + y * y <= r * r && isHidden(x, y)
}
