import type { Track } from '../track.ts'

/** The leg under the sweep, kept in slots so that no call boxes a number. */
export const leg = new Float64Array(8)
export const FROM_X = 0
export const FROM_Y = 1
export const BY_X = 2
export const BY_Y = 3
export const STEPS = 4
/** The direction as a unit vector; 0 for a leg without length. */
export const ALONG_X = 5
export const ALONG_Y = 6
/** Steps to 1/1000 u of the line. */
export const SCALE = 7

/** The steps between which the closed form places an event. */
export const window = new Int32Array(2)
export const FIRST = 0
export const LAST = 1

/**
 * A point of GEN-11 lies at most √½ from the line it was rounded from; the rest covers the rounding of doubles. So what is true of a
 * rounded point within a reach is true of the line within reach + SLACK, and the other way round within reach − SLACK.
 */
export const SLACK = 0.75

/** Which way SLACK goes: where a rounded point may hold, or where it must. */
export const MAYBE = 1
export const SURELY = -1

/** Takes up leg i of the track and answers its steps. */
export function takeLeg(track: Track, i: number): number {
  const a = track.points[i]
  const b = track.points[i + 1] ?? a
  if (!a || !b) return 0
  return takeLine(a.x, a.y, b.x, b.y)
}

/** Takes up the leg from a to b and answers its steps. */
export function takeLine(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax
  const dy = by - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  const steps = Math.ceil(length) | 0
  leg[FROM_X] = ax
  leg[FROM_Y] = ay
  leg[BY_X] = dx
  leg[BY_Y] = dy
  leg[STEPS] = steps
  const inverse = steps === 0 ? 0 : 1 / length
  leg[ALONG_X] = dx * inverse
  leg[ALONG_Y] = dy * inverse
  leg[SCALE] = steps * inverse
  return steps
}

export function legX(k: number): number {
  return place(leg[FROM_X] as number, leg[BY_X] as number, k)
}

export function legY(k: number): number {
  return place(leg[FROM_Y] as number, leg[BY_Y] as number, k)
}

function place(a: number, d: number, k: number): number {
  const steps = leg[STEPS] as number
  return k === 0 ? a : k === steps ? a + d : Math.floor(a + (d * k) / steps + 0.5)
}
