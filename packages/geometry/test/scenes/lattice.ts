import type { Disc, Outline } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import { plainDisc, plainPolygon } from './plain.ts'
import { bay, elbow, rectangle } from './shapes.ts'

/** Everything on a lattice of half units: shared corners, collinear walls, rows of touching discs, exact tangents. */
const STEP = 500

export function latticeBase(chance: Chance): Disc {
  return { x: 0, y: 0, r: pick(chance, [500, 500, 500, 500, 1000, 0]) }
}

export function latticeTarget(chance: Chance, a: Disc): Disc {
  for (;;) {
    const b = {
      x: chance.between(0, 8) * 1000,
      y: chance.between(-4, 4) * 1000,
      r: pick(chance, [500, 500, 500, 1000]),
    }
    const room = a.r + b.r
    if (b.x * b.x + b.y * b.y > room * room) return b
  }
}

export function latticeOutline(chance: Chance, a: Disc, b: Disc): Outline {
  const x = chance.between(-2, (b.x - a.x) / STEP + 2) * STEP
  const low = Math.min(a.y, b.y) / STEP - 2
  const high = Math.max(a.y, b.y) / STEP + 2
  const y = chance.between(low, high) * STEP
  const side = (): number => chance.between(1, 4) * STEP
  switch (chance.below(6)) {
    case 0:
    case 1:
      return plainDisc(x, y, pick(chance, [500, 500, 1000, 1500]))
    case 2:
      return rectangle(x, y, side(), side())
    case 3:
      return chance.oneIn(2) ? rectangle(x, y, side(), 100) : rectangle(x, y, 100, side())
    case 4:
      return chance.oneIn(2) ? elbow(x, y, 2 * STEP + side(), STEP) : bay(x, y, 4 * STEP, STEP, chance.below(4))
    default:
      return diamond(chance, x, y, side())
  }
}

function diamond(chance: Chance, x: number, y: number, reach: number): Outline {
  const up = chance.oneIn(2) ? reach : reach + STEP
  return plainPolygon([
    { x: x - reach, y },
    { x, y: y - up },
    { x: x + reach, y },
    { x, y: y + up },
  ])
}
