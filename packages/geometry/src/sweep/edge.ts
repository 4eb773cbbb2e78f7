import { compareEdgeDistance } from '../edge.ts'
import { BY_X, BY_Y, FIRST, FROM_X, FROM_Y, LAST, LENGTH, leg, legX, legY, SLACK, STEPS, window } from './leg.ts'

/** Whether a base that merely touches the reach counts. */
export const CLOSED = 0
export const OPEN = 1

/** The first step in lo … hi whose point is within `reach` of the edge a–b (nearer than it if OPEN), else −1. */
export function firstAtEdge(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
  end: number,
  lo: number,
  hi: number,
): number {
  if (!capsuleWindow(ax, ay, bx, by, reach + SLACK, lo, hi)) return -1
  const last = window[LAST] as number
  for (let k = window[FIRST] as number; k <= last; k += 1) {
    const gap = compareEdgeDistance(legX(k), legY(k), ax, ay, bx, by, reach)
    if (gap < 0 || (gap === 0 && end === CLOSED)) return k
  }
  return -1
}

/** The steps of the leg at which the unrounded line is within `reach` of the edge a–b, cut to lo … hi. */
function capsuleWindow(ax: number, ay: number, bx: number, by: number, reach: number, lo: number, hi: number): boolean {
  window[FIRST] = lo
  window[LAST] = hi
  const length = leg[LENGTH] as number
  if (length === 0) return true
  const fromX = leg[FROM_X] as number
  const fromY = leg[FROM_Y] as number
  const ux = (leg[BY_X] as number) / length
  const uy = (leg[BY_Y] as number) / length
  const aAcross = ux * (ay - fromY) - uy * (ax - fromX)
  const bAcross = ux * (by - fromY) - uy * (bx - fromX)
  if ((aAcross > reach && bAcross > reach) || (aAcross < -reach && bAcross < -reach)) return false
  const aAlong = ux * (ax - fromX) + uy * (ay - fromY)
  const bAlong = ux * (bx - fromX) + uy * (by - fromY)
  const scale = (leg[STEPS] as number) / length
  const farthest = hi / scale + reach
  const nearest = lo / scale - reach
  if ((aAlong > farthest && bAlong > farthest) || (aAlong < nearest && bAlong < nearest)) return false

  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  if (aAcross <= reach && aAcross >= -reach) {
    const half = Math.sqrt(reach * reach - aAcross * aAcross)
    first = aAlong - half
    last = aAlong + half
  }
  if (bAcross <= reach && bAcross >= -reach) {
    const half = Math.sqrt(reach * reach - bAcross * bAcross)
    first = Math.min(first, bAlong - half)
    last = Math.max(last, bAlong + half)
  }
  // The flanks of the capsule: where the line is beside the edge and within reach of its carrier.
  const ex = bAlong - aAlong
  const ey = bAcross - aAcross
  const edge = Math.sqrt(ex * ex + ey * ey)
  if (ey !== 0) {
    const crossing = aAlong - (aAcross * ex) / ey
    const half = Math.abs((reach * edge) / ey)
    let enter = crossing - half
    let leave = crossing + half
    if (ex !== 0) {
      const atA = aAlong + (aAcross * ey) / ex
      const atB = bAlong + (bAcross * ey) / ex
      enter = Math.max(enter, Math.min(atA, atB))
      leave = Math.min(leave, Math.max(atA, atB))
    } else if (aAcross > 0 === bAcross > 0 && aAcross !== 0 && bAcross !== 0) {
      leave = Number.NEGATIVE_INFINITY
    }
    if (enter <= leave) {
      first = Math.min(first, enter)
      last = Math.max(last, leave)
    }
  }
  if (first > last) return false
  const firstStep = Math.ceil(first * scale)
  const lastStep = Math.floor(last * scale)
  if (firstStep > lo) window[FIRST] = firstStep
  if (lastStep < hi) window[LAST] = lastStep
  return firstStep <= hi && lastStep >= lo && firstStep <= lastStep
}
