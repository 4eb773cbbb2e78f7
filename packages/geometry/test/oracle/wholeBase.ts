import type { Disc } from '../../src/shapes.ts'
import { inCorridor, type Line } from './criticalLines.ts'
import { freeCriticalLines } from './existence.ts'
import { isEmpty, type Obstacles } from './obstacles.ts'
import { pointSight } from './pointSight.ts'
import { GAP, HIDE } from './tolerance.ts'

/** How many points on the rim and inside are tried beside those that free lines suggest, and how many lines are used. */
const RIM = 12
const INSIDE = 6
const LINES = 10

/** LOS-04: a point of B that is surely hidden from all of A, if the search finds one. */
export function hiddenPoint(all: Obstacles, a: Disc, b: Disc): { x: number; y: number } | undefined {
  const obstacles = inCorridor(all, a, b)
  if (isEmpty(obstacles)) return undefined
  // Smaller than LOS-13 asks: what hides a point of this disc hides it for every reading of the tolerance.
  const r = b.r - HIDE - GAP / 2
  if (r <= 0) return undefined
  for (const [x, y] of suspects(obstacles, a, { x: b.x, y: b.y, r })) {
    if (pointSight(obstacles, a, x, y) === 'no') return { x, y }
  }
  return undefined
}

function* suspects(obstacles: Obstacles, a: Disc, b: Disc): Generator<readonly [number, number]> {
  for (let i = 0; i < RIM; i++) {
    const turn = ((i + 0.5) / RIM) * 2 * Math.PI
    yield [b.x + b.r * Math.cos(turn), b.y + b.r * Math.sin(turn)]
  }
  for (let i = 0; i < INSIDE; i++) {
    const far = b.r * Math.sqrt((i + 0.5) / INSIDE)
    yield [b.x + far * Math.cos(i * 2.4), b.y + far * Math.sin(i * 2.4)]
  }
  const lines = freeCriticalLines(obstacles, a, b, LINES)
  yield* arcMiddles(lines, b)
  yield* aroundCrossings(lines, b)
}

/** One point on every arc into which the lines cut the rim. */
function* arcMiddles(lines: readonly Line[], b: Disc): Generator<readonly [number, number]> {
  const turns: number[] = []
  for (const { nx, ny, h } of lines) {
    const off = h - nx * b.x - ny * b.y
    if (Math.abs(off) >= b.r) continue
    const normal = Math.atan2(ny, nx)
    const wide = Math.acos(off / b.r)
    for (const turn of [normal - wide, normal + wide])
      turns.push(turn < -Math.PI ? turn + 2 * Math.PI : turn > Math.PI ? turn - 2 * Math.PI : turn)
  }
  turns.sort((one, two) => one - two)
  const first = turns[0]
  if (first === undefined) return
  let last = first
  for (const turn of [...turns.slice(1), first + 2 * Math.PI]) {
    const middle = (last + turn) / 2
    if (turn - last > 1e-9) yield [b.x + b.r * Math.cos(middle), b.y + b.r * Math.sin(middle)]
    last = turn
  }
}

/** Hidden islands begin at crossings of two extreme lines. */
function* aroundCrossings(lines: readonly Line[], b: Disc): Generator<readonly [number, number]> {
  for (const [i, one] of lines.entries()) {
    for (const two of lines.slice(i + 1)) {
      const det = one.nx * two.ny - one.ny * two.nx
      if (Math.abs(det) < 1e-6) continue
      const x = (one.h * two.ny - two.h * one.ny) / det
      const y = (one.nx * two.h - two.nx * one.h) / det
      for (const [s, t] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const sx = x + 0.5 * (s * one.nx + t * two.nx)
        const sy = y + 0.5 * (s * one.ny + t * two.ny)
        if (Math.hypot(sx - b.x, sy - b.y) < b.r) yield [sx, sy]
      }
    }
  }
}
