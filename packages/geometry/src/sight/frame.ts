import type { Disc } from '../disc.ts'
import { EPSILON } from '../point.ts'

/**
 * The scene seen along the line of centres: the base that looks at the origin, the base looked at in (length, 0).
 *
 * A directed line is n·x = offset with direction u = (ux, uy), ux > 0, and normal n = (−uy, ux). The key of a direction
 * is uy: it grows with the angle, so directions are ordered without trigonometry.
 *
 * Every field starts as a fraction: a field that holds doubles from the beginning is overwritten in place, where a
 * module variable would allocate on each store.
 */
export const frame = {
  originX: 0.5,
  originY: 0.5,
  axisX: 0.5,
  axisY: 0.5,
  length: 0.5,
  fromRadius: 0.5,
  toRadius: 0.5,
  /** The outer tangents of the bases have the normals (lean, ±rise) and the distance fromRadius from the origin. */
  lean: 0.5,
  rise: 0.5,
  /** The keys of all lines that hit both bases lie within ±steepest. */
  steepest: 0.5,
}

/** The far end of the lines under test: the whole base looked at, or one point of it. */
export const goal = { x: 0.5, y: 0.5, isPoint: false }

/** GEN-06; such bases see each other whatever lies around them. */
export function inTouch(a: Disc, b: Disc): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const reach = a.r + b.r + EPSILON
  return dx * dx + dy * dy <= reach * reach
}

/** LOS-12: existence is always computed from the base that comes first, so that it is mutual to the last bit. */
export function comesFirst(a: Disc, b: Disc): boolean {
  if (a.x !== b.x) return a.x < b.x
  if (a.y !== b.y) return a.y < b.y
  return a.r <= b.r
}

export function lookAlong(from: Disc, to: Disc): void {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  frame.originX = from.x
  frame.originY = from.y
  frame.axisX = dx / length
  frame.axisY = dy / length
  frame.length = length
  frame.fromRadius = from.r
  frame.toRadius = to.r
  const lean = (from.r - to.r) / length
  frame.lean = lean
  frame.rise = Math.sqrt(1 - lean * lean)
  frame.steepest = (from.r + to.r) / length
  lookAtBase()
}

export function lookAtBase(): void {
  goal.x = frame.length
  goal.y = 0
  goal.isPoint = false
}

export function worldX(x: number, y: number): number {
  return frame.originX + x * frame.axisX - y * frame.axisY
}

export function worldY(x: number, y: number): number {
  return frame.originY + x * frame.axisY + y * frame.axisX
}
