import type { Disc } from '../../src/shapes.ts'
import { bandFor, rimCrossings } from './criticalLines.ts'
import { clearance, type Obstacles } from './obstacles.ts'
import { ROUNDING, TIGHT, type Verdict } from './tolerance.ts'

/** LOS-01: is the point (x, y) seen from any point of A? Turns a line around the point. */
export function pointSight(obstacles: Obstacles, a: Disc, x: number, y: number): Verdict {
  const away = Math.hypot(a.x - x, a.y - y)
  if (away <= a.r) return 'yes'
  const { clear, blocked } = bandFor(obstacles, a)
  const heading = Math.atan2(a.y - y, a.x - x)
  const half = Math.asin(Math.min(1, a.r / away))
  for (const share of [0, 0.9, -0.9, 0.45, -0.45]) {
    if (gapAlong(obstacles, a, x, y, heading + share * half, clear) >= clear) return 'yes'
  }
  if (bestGap(obstacles, a, x, y, heading, half, blocked) < blocked - ROUNDING) return 'no'
  return bestGap(obstacles, a, x, y, heading, half, clear) >= clear - ROUNDING ? 'yes' : 'unsure'
}

function bestGap(
  obstacles: Obstacles,
  a: Disc,
  x: number,
  y: number,
  heading: number,
  half: number,
  thick: number,
): number {
  const turns: number[] = [-half, half]
  const add = (turn: number): void => {
    const near = Math.atan2(Math.sin(turn), Math.cos(turn))
    if (Math.abs(near) < half) turns.push(near)
  }
  const lean = (cx: number, cy: number, r: number): void => {
    const d = Math.hypot(cx - x, cy - y)
    if (d === 0) return
    const turn = Math.atan2(cy - y, cx - x) - heading
    const wide = Math.asin(Math.min(1, r / d))
    add(turn - wide)
    add(turn + wide)
  }
  for (const disc of [...obstacles.rings, ...obstacles.solids]) lean(disc.x, disc.y, disc.r + thick)
  for (const corner of obstacles.corners) lean(corner.x, corner.y, thick)
  for (const crossing of rimCrossings(a, obstacles, thick)) lean(crossing.x, crossing.y, 0)
  turns.sort((one, two) => one - two)
  let best = Number.NEGATIVE_INFINITY
  let last: number | undefined
  for (const turn of turns) {
    const middle = last === undefined ? turn : (last + turn) / 2
    for (const at of [turn, middle]) {
      const gap = gapAlong(obstacles, a, x, y, heading + at, Math.max(best, thick - ROUNDING))
      if (gap > best) best = gap
    }
    if (best >= TIGHT.clear && best >= thick) return best
    last = turn
  }
  return best
}

/** From the point along a direction until A begins. */
function gapAlong(obstacles: Obstacles, a: Disc, x: number, y: number, direction: number, enough: number): number {
  const ux = Math.cos(direction)
  const uy = Math.sin(direction)
  const along = (a.x - x) * ux + (a.y - y) * uy
  const off = (a.x - x) * uy - (a.y - y) * ux
  const reach = along - Math.sqrt(Math.max(0, a.r * a.r - off * off))
  return clearance(obstacles, x, y, x + reach * ux, y + reach * uy, enough)
}
