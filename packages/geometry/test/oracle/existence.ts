import type { Disc } from '../../src/shapes.ts'
import { baseToBase } from './closest.ts'
import { bandFor, features, forEachTangent, inCorridor, type Line, type Segment, stretch } from './criticalLines.ts'
import { clearance, type Obstacles } from './obstacles.ts'
import { ROUNDING, type Verdict } from './tolerance.ts'

export interface Existence {
  readonly verdict: Verdict
  readonly segment?: Segment
}

/** LOS-03: is any segment from A to B free? Samples first, then every line that an extreme free line could be. */
export function existence(all: Obstacles, a: Disc, b: Disc, density = 8): Existence {
  if (baseToBase(a, b) <= 0) return { verdict: 'yes' }
  const obstacles = inCorridor(all, a, b)
  const band = bandFor(obstacles, a, b)
  const sampled = sampledSegment(obstacles, a, b, density, band.clear)
  if (sampled !== undefined) return { verdict: 'yes', segment: sampled }
  let open = false
  const found = criticalSegment(obstacles, a, b, band.blocked, (gap) => {
    open = true
    return gap >= band.clear
  })
  if (found !== undefined) return { verdict: 'yes', segment: found }
  if (!open) return { verdict: 'no' }
  const clear = criticalSegment(obstacles, a, b, band.clear, () => true)
  return clear === undefined ? { verdict: 'unsure' } : { verdict: 'yes', segment: clear }
}

/** Rim against rim, `density` points each, and the line of the centres. */
function sampledSegment(obstacles: Obstacles, a: Disc, b: Disc, density: number, clear: number): Segment | undefined {
  const heading = Math.atan2(b.y - a.y, b.x - a.x)
  for (let i = -1; i < density; i++) {
    for (let j = -1; j < density; j++) {
      if (i < 0 !== j < 0) continue
      const out = heading + ((2 * i + 1) / density - 1) * 2.4
      const back = heading + Math.PI + ((2 * j + 1) / density - 1) * 2.4
      const segment =
        i < 0
          ? { px: a.x, py: a.y, qx: b.x, qy: b.y }
          : {
              px: a.x + a.r * Math.cos(out),
              py: a.y + a.r * Math.sin(out),
              qx: b.x + b.r * Math.cos(back),
              qy: b.y + b.r * Math.sin(back),
            }
      const { px, py, qx, qy } = segment
      if (clearance(obstacles, px, py, qx, qy, clear) >= clear) return segment
    }
  }
  return undefined
}

function criticalSegment(
  obstacles: Obstacles,
  a: Disc,
  b: Disc,
  thick: number,
  accept: (gap: number) => boolean,
): Segment | undefined {
  let found: Segment | undefined
  forEachTangent(features(obstacles, a, b, thick), (line) => {
    const segment = stretch(line, a, b)
    if (segment === undefined) return false
    const least = thick - ROUNDING
    const gap = clearance(obstacles, segment.px, segment.py, segment.qx, segment.qy, least)
    if (gap < least || !accept(gap)) return false
    found = segment
    return true
  })
  return found
}

/** The extreme free lines: the visible part of B is bounded by some of them. */
export function freeCriticalLines(all: Obstacles, a: Disc, b: Disc, most: number): Line[] {
  const obstacles = inCorridor(all, a, b)
  const { blocked } = bandFor(obstacles, a, b)
  const lines: Line[] = []
  forEachTangent(features(obstacles, a, b, blocked), (line) => {
    const segment = stretch(line, a, b)
    if (segment === undefined) return false
    const least = blocked - ROUNDING
    if (clearance(obstacles, segment.px, segment.py, segment.qx, segment.qy, least) >= least) lines.push(line)
    return lines.length >= most
  })
  return lines
}
