import { drawFamilyLine } from './blocking.ts'
import { openingCount } from './directions.ts'
import { lineIsFree } from './existence.ts'
import {
  ABOVE,
  BELOW,
  EMPTY,
  familyCount,
  findFreeDirections,
  hasOpening,
  isRealOpening,
  pivotOnPoint,
  selectFamily,
  TO,
} from './families.ts'
import { drawLine, E_HIDE, lookAtBase, lookAtPoint } from './frame.ts'
import { aFrontPointSeesWholeBase, aRimPointSeesWholeBase } from './wholeBaseFromPoint.ts'
import type { Workspace } from './workspace.ts'

/** Free lines that cannot turn any further: they bound every visible region. */
export interface ExtremeLines {
  count: number
  key: Float64Array
  offset: Float64Array
  /** The diamond angles at which they cut the rim of the target. */
  rimCuts: Float64Array
}

/** A point of the target that no point of the observer sees, in the coordinates of the frame; x is NaN if none is known. */
export interface HiddenPoint {
  x: number
  y: number
}

/** Points of the rim that are tried before anything else. */
const EIGHTH = Math.sqrt(0.5)
const TRIED_X = Float64Array.of(0, 0, EIGHTH, EIGHTH, -EIGHTH, -EIGHTH, -1, 1)
const TRIED_Y = Float64Array.of(1, -1, EIGHTH, -EIGHTH, EIGHTH, -EIGHTH, 0, 0)

/** The narrowest arc of the rim, as a diamond angle, and the smallest angle between two lines that are looked at. */
const LEAST_TURN = 1e-9

/** Lines that differ by no more than this differ by rounding; over the widest table that is far less than E_GAP. */
const SAME_KEY = 1e-10
const SAME_OFFSET = 1e-5

/** An empty list of extreme lines. */
export function createExtremeLines(): ExtremeLines {
  return {
    count: 0,
    key: new Float64Array(256),
    offset: new Float64Array(256),
    rimCuts: new Float64Array(512),
  }
}

/**
 * LOS-06, union: whether every point of the target is seen by some point of the observer.
 *
 * Extreme free lines bound what is visible. So one point of each arc into which they cut the rim is tried, and then the
 * surroundings of each of their crossings, where a hidden island would have a corner.
 */
export function allPointsSeeWholeBase(work: Workspace): boolean {
  const { frame, obstacles, hidden } = work
  hidden.x = Number.NaN
  if (obstacles.cutsTarget || obstacles.closed) return false
  if (aFrontPointSeesWholeBase(work)) return true
  if (frame.fromRadius === 0) return false
  const r = frame.toRadius - E_HIDE
  const isRefuted = aTriedPointIsHidden(work, r)
  lookAtBase(frame)
  if (isRefuted) return false
  if (aRimPointSeesWholeBase(work)) return true
  const seen = extremeLinesShowAll(work, r)
  lookAtBase(frame)
  return seen
}

/** After a failed test from a single point: puts a hidden point into `hidden` if there is one. */
export function findHiddenPoint(work: Workspace): void {
  const { frame } = work
  const r = frame.toRadius - E_HIDE
  if (!aTriedPointIsHidden(work, r)) {
    lookAtBase(frame)
    extremeLinesShowAll(work, r)
  }
  lookAtBase(frame)
}

function aTriedPointIsHidden(work: Workspace, r: number): boolean {
  for (let i = 0; i < TRIED_X.length; i += 1) {
    if (isHidden(work, work.frame.length + r * (TRIED_X[i] as number), r * (TRIED_Y[i] as number))) return true
  }
  return false
}

/** The lines are collected for a base that is smaller by E_HIDE. */
function extremeLinesShowAll(work: Workspace, r: number): boolean {
  const { frame } = work
  const { toRadius, steepest, length } = frame
  frame.toRadius = r
  frame.steepest = (frame.fromRadius + r) / length
  collectExtremeLines(work)
  frame.toRadius = toRadius
  frame.steepest = steepest
  return wholeRimIsSeen(work, r) && !hasHiddenIsland(work, r)
}

/** Collects both ends of every opening, over the lines above and below everything that they can turn around. */
function collectExtremeLines(work: Workspace): void {
  work.extremeLines.count = 0
  const count = familyCount(work.obstacles)
  for (let i = 0; i < count; i += 1) {
    collectFamily(work, i, BELOW)
    collectFamily(work, i, ABOVE)
  }
}

function collectFamily(work: Workspace, i: number, side: number): void {
  const { directions } = work
  const hits = selectFamily(work, i, side)
  if (hits === EMPTY || !findFreeDirections(work, hits)) return
  const candidates = openingCount(directions)
  for (let k = 0; k < candidates; k += 1) {
    if (!isRealOpening(work, k)) continue
    keepLine(work, directions.openingLow)
    keepLine(work, directions.openingHigh)
  }
}

/** Most lines touch two obstacles and turn up in the families of both. */
function keepLine({ pivot, line, extremeLines }: Workspace, key: number): void {
  drawFamilyLine(line, pivot, key)
  for (let i = 0; i < extremeLines.count; i += 1) {
    const turned = (extremeLines.key[i] as number) - line.uy
    const moved = (extremeLines.offset[i] as number) - line.offset
    if (Math.abs(turned) < SAME_KEY && Math.abs(moved) < SAME_OFFSET) return
  }
  if (extremeLines.count === extremeLines.key.length) makeRoom(extremeLines)
  extremeLines.key[extremeLines.count] = line.uy
  extremeLines.offset[extremeLines.count] = line.offset
  extremeLines.count += 1
}

function makeRoom(extremeLines: ExtremeLines): void {
  const key = new Float64Array(2 * extremeLines.count)
  const offset = new Float64Array(2 * extremeLines.count)
  key.set(extremeLines.key)
  offset.set(extremeLines.offset)
  extremeLines.key = key
  extremeLines.offset = offset
}

function isHidden(work: Workspace, x: number, y: number): boolean {
  const { frame, hidden } = work
  lookAtPoint(frame, x, y)
  if (frame.fromRadius === 0 ? isSeenFromOrigin(work, x, y) : isSeenFromBase(work, x, y)) return false
  hidden.x = x
  hidden.y = y
  return true
}

function isSeenFromBase(work: Workspace, x: number, y: number): boolean {
  pivotOnPoint(work.pivot, x, y)
  return findFreeDirections(work, TO) && hasOpening(work)
}

function isSeenFromOrigin(work: Workspace, x: number, y: number): boolean {
  const distance = Math.sqrt(x * x + y * y)
  drawLine(work.line, x / distance, y / distance, 0)
  return lineIsFree(work)
}

function wholeRimIsSeen(work: Workspace, r: number): boolean {
  const { frame, extremeLines } = work
  const { count, key, offset } = extremeLines
  if (extremeLines.rimCuts.length < 2 * count) extremeLines.rimCuts = new Float64Array(4 * count)
  const { rimCuts } = extremeLines
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
    if (isHidden(work, frame.length + (r * x) / size, (r * y) / size)) return false
  }
  return true
}

/** An angle without trigonometry: the distance along the diamond |x| + |y| = 1, from 0 to 4. */
function diamondAngle(x: number, y: number): number {
  const size = Math.abs(x) + Math.abs(y)
  if (y >= 0) return x >= 0 ? y / size : 1 - x / size
  return x < 0 ? 2 - y / size : 3 + x / size
}

/** The point of the diamond at the angle. */
function diamondX(angle: number): number {
  return angle < 2 ? 1 - angle : angle - 3
}

function diamondY(angle: number): number {
  return angle < 1 ? angle : angle < 3 ? 2 - angle : angle - 4
}

function hasHiddenIsland(work: Workspace, r: number): boolean {
  const { length } = work.frame
  const { count, key, offset } = work.extremeLines
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
      if ((x - length) * (x - length) + y * y >= r * r) continue
      const size = Math.sqrt((x1 + x2) * (x1 + x2) + (y1 + y2) * (y1 + y2))
      const stepX = ((x1 + x2) * E_HIDE) / size
      const stepY = ((y1 + y2) * E_HIDE) / size
      if (isIsland(work, x + stepX, y + stepY, r) || isIsland(work, x - stepX, y - stepY, r)) return true
      if (isIsland(work, x - stepY, y + stepX, r) || isIsland(work, x + stepY, y - stepX, r)) return true
    }
  }
  return false
}

function isIsland(work: Workspace, x: number, y: number, r: number): boolean {
  const { length } = work.frame
  return (x - length) * (x - length) + y * y <= r * r && isHidden(work, x, y)
}
