import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import type { Point } from '../point.ts'

/** From one point to another, or to wherever the limit allows, past what stands in the way. */
export interface Trip {
  readonly ground: Ground
  readonly r: number
  readonly from: Point
  readonly to: Point | undefined
  readonly limit: number
  readonly avoid: readonly Disc[]
  /** Gaps that leave no more than this to spare get turns of their own. */
  readonly gate: number
}

/** Whether the way over (x, y) is longer than the limit by more than the allowance. */
export function outOfReach(trip: Trip, x: number, y: number, allowance: number): boolean {
  const { from, to, limit } = trip
  const there = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y))
  const on = to ? Math.sqrt((x - to.x) * (x - to.x) + (y - to.y) * (y - to.y)) : 0
  return there + on > limit + allowance
}

export function onTable(trip: Trip, x: number, y: number): boolean {
  const { ground, r } = trip
  return x >= r && y >= r && x <= ground.width - r && y <= ground.height - r
}
