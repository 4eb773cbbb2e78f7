import type { Point } from '@tactic48/geometry'

/** Half hours of a clock that lies on the table with twelve o'clock in the north. */
const HALVES = 24

/** 0 is twelve o'clock, 1 half past twelve, 6 three o'clock. */
export type HalfHour = number

export const HALF_HOURS: readonly HalfHour[] = Array.from({ length: HALVES }, (_, i) => i)

/** Where one thing lies from another; nothing where both are in one place. */
export function bearingOf(from: Point, to: Point): HalfHour | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return undefined
  const turn = Math.atan2(dx, -dy) / (2 * Math.PI)
  return Math.round(((turn + 1) % 1) * HALVES) % HALVES
}

export function pointAt(from: Point, bearing: HalfHour, milli: number): Point {
  const angle = (bearing / HALVES) * 2 * Math.PI
  return { x: Math.round(from.x + Math.sin(angle) * milli), y: Math.round(from.y - Math.cos(angle) * milli) }
}

/** The hour as it is said, and whether it is half past. */
export const hourOf = (bearing: HalfHour): { readonly hour: number; readonly half: boolean } => ({
  hour: Math.floor(bearing / 2) || 12,
  half: bearing % 2 === 1,
})
