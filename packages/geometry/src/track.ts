import { checkPoint, GeometryError, isSoundPoint } from './check.ts'
import type { Point } from './shapes.ts'

/**
 * GEN-11: the path of a base's centre as the integer points k = 0 … steps. Leg i runs from points[i] to points[i + 1] and
 * owns the steps from starts[i] on; a track of one point is a leg without steps.
 */
export interface Track {
  readonly points: readonly Point[]
  /** The first step of each leg. */
  readonly starts: readonly number[]
  /** The last step, at the last point. */
  readonly steps: number
}

/** The track through these points, in 1/1000 u. Throws a `GeometryError` unless there is a point and all are integers. */
export function createTrack(points: readonly Point[]): Track {
  if (points.length === 0) throw new GeometryError('points', 'tooFewPoints', 'must have at least 1, got 0')
  const own: Point[] = []
  const starts = [0]
  let steps = 0
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i]
    if (!point || !isSoundPoint(point)) {
      checkPoint(point, `points[${i}]`)
      continue
    }
    const before = i > 0 ? own[i - 1] : undefined
    if (i > 1) starts.push(steps)
    if (before) steps += stepsBetween(before, point)
    own.push({ x: point.x, y: point.y })
  }
  return { points: own, starts, steps }
}

/** GEN-11: where the base's centre is at step k, in 1/1000 u. */
export function trackPoint(track: Track, k: number): Point {
  return { x: trackX(track, k), y: trackY(track, k) }
}

/** The x of `trackPoint`, without a point object. */
export function trackX(track: Track, k: number): number {
  const leg = legAt(track, k)
  const start = track.starts[leg] ?? 0
  const a = track.points[leg]?.x ?? 0
  const b = track.points[leg + 1]?.x ?? a
  return stepOnLeg(a, b - a, k - start, legSteps(track, leg))
}

/** The y of `trackPoint`, without a point object. */
export function trackY(track: Track, k: number): number {
  const leg = legAt(track, k)
  const start = track.starts[leg] ?? 0
  const a = track.points[leg]?.y ?? 0
  const b = track.points[leg + 1]?.y ?? a
  return stepOnLeg(a, b - a, k - start, legSteps(track, leg))
}

/** MOVE-02: the length of the path in 1/1000 u, which is what a Move pays for. */
export function trackLength(track: Track): number {
  let length = 0
  for (let i = 1; i < track.points.length; i += 1) {
    const a = track.points[i - 1]
    const b = track.points[i]
    if (a && b) length += Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  }
  return length
}

/** The leg that owns step k; the last leg also owns its end. */
export function legAt(track: Track, k: number): number {
  let leg = track.starts.length - 1
  while (leg > 0 && (track.starts[leg] ?? 0) > k) leg -= 1
  return leg
}

function legSteps(track: Track, leg: number): number {
  return (track.starts[leg + 1] ?? track.steps) - (track.starts[leg] ?? 0)
}

/** GEN-11: round(a + d·k/n), halves upward. */
function stepOnLeg(a: number, d: number, k: number, n: number): number {
  return n === 0 ? a : Math.floor(a + (d * k) / n + 0.5)
}

/** GEN-11: the length in 1/1000 u rounded up. */
function stepsBetween(a: Point, b: Point): number {
  return Math.ceil(Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)))
}
