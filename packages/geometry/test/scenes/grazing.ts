import type { Disc, Outline, Point } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import { plainDisc } from './plain.ts'
import { polygonOrNothing } from './shapes.ts'

/**
 * Pieces whose corners and rims lie within millionths of one line from A to B: above it, below it, above it, so that
 * turning the line helps nobody. Whole numbers come that close where a step across the line has cross product 1.
 */
export function grazingOutlines(chance: Chance, a: Disc, b: Disc): Outline[] {
  const line = nearlyAlong(chance, a, b)
  const places = [chance.between(15, 40), chance.between(42, 60), chance.between(62, 85)]
  const flip = chance.oneIn(2) ? 1 : -1
  const outlines: Outline[] = []
  for (const [i, place] of places.entries()) {
    const side = (i % 2 === 0 ? 1 : -1) * flip
    const far = Math.round((line.steps * place) / 100)
    const off = chance.between(-3, 3)
    const at = {
      x: a.x + far * line.along.x + off * line.across.x,
      y: a.y + far * line.along.y + off * line.across.y,
    }
    const outline = (chance.oneIn(3) ? restingDisc(line, at, side) : undefined) ?? wedge(chance, line, at, side)
    if (outline !== undefined) outlines.push(outline)
  }
  return outlines
}

interface NearLine {
  readonly along: Point
  /** a lattice step with cross(along, across) = 1 */
  readonly across: Point
  readonly steps: number
}

function nearlyAlong(chance: Chance, a: Disc, b: Disc): NearLine {
  const dx = b.x - a.x
  const dy = b.y - a.y
  for (;;) {
    const parts = chance.between(6, 40)
    const along = chance.oneIn(4)
      ? pick(chance, [
          { x: 3, y: 4 },
          { x: -4, y: 3 },
          { x: 1, y: 0 },
          { x: 0, y: -1 },
          { x: 5, y: 12 },
          { x: 1, y: 1 },
        ])
      : { x: Math.round(dx / parts) + chance.between(-2, 2), y: Math.round(dy / parts) + chance.between(-2, 2) }
    const across = bezout(along)
    if (across === undefined) continue
    const length = Math.sqrt(along.x * along.x + along.y * along.y)
    return { along, across, steps: Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / length)) }
  }
}

function bezout(along: Point): Point | undefined {
  let [r0, r1] = [along.x, along.y]
  let [s0, s1] = [1, 0]
  let [t0, t1] = [0, 1]
  while (r1 !== 0) {
    const q = Math.trunc(r0 / r1)
    ;[r0, r1] = [r1, r0 - q * r1]
    ;[s0, s1] = [s1, s0 - q * s1]
    ;[t0, t1] = [t1, t0 - q * t1]
  }
  if (r0 !== 1 && r0 !== -1) return undefined
  // s·x + t·y = ±1 makes (−t, s) the step across.
  return { x: -t0 * r0, y: s0 * r0 }
}

/** A wedge whose tip is the given point and which covers everything on its side. */
function wedge(chance: Chance, line: NearLine, tip: Point, side: number): Outline | undefined {
  const length = Math.sqrt(line.along.x * line.along.x + line.along.y * line.along.y)
  const ux = line.along.x / length
  const uy = line.along.y / length
  const tall = 4500 * side
  const at = (along: number, up: number): Point => ({
    x: tip.x + Math.round(along * ux - up * uy),
    y: tip.y + Math.round(along * uy + up * ux),
  })
  const left = at(-chance.between(20, 300), tall)
  const right = at(chance.between(20, 300), tall)
  return polygonOrNothing([tip, left, right])
}

/** A disc that rests on the line exactly, where the line's direction has a whole length. */
function restingDisc(line: NearLine, at: Point, side: number): Outline | undefined {
  const length = Math.sqrt(line.along.x * line.along.x + line.along.y * line.along.y)
  if (length !== Math.round(length)) return undefined
  const times = Math.ceil(2500 / length)
  return plainDisc(at.x - line.along.y * times * side, at.y + line.along.x * times * side, times * length)
}
