import type { Disc, Outline } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import { plainDisc } from './plain.ts'
import { polygonOrNothing, rectangle, somewhere } from './shapes.ts'

/** Directions in which whole numbers touch exactly. */
const EXACT = [
  [1, 0, 1],
  [0, 1, 1],
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** A piece that touches the disc: exactly where the numbers allow it, else within 1/1000 u or two. */
export function touchingOutline(chance: Chance, disc: Disc): Outline {
  switch (chance.below(4)) {
    case 0:
      return exactDisc(chance, disc)
    case 1:
      return roundedDisc(chance, disc)
    case 2:
      return flatWall(chance, disc)
    default:
      return turnedWall(chance, disc) ?? flatWall(chance, disc)
  }
}

function signs(chance: Chance): readonly [number, number] {
  return [chance.oneIn(2) ? 1 : -1, chance.oneIn(2) ? 1 : -1]
}

function exactDisc(chance: Chance, disc: Disc): Outline {
  const [u, v, w] = pick(chance, EXACT)
  const [sx, sy] = signs(chance)
  // Internally tangent now and then: the touching disc then holds the other.
  const around = chance.oneIn(5)
  const wanted = chance.between(150, 1200) + (around ? disc.r : 0)
  const steps = Math.max(1, Math.floor((around ? wanted - disc.r : wanted + disc.r) / w))
  const r = around ? steps * w + disc.r : Math.max(1, steps * w - disc.r)
  const far = around ? r - disc.r : r + disc.r
  const times = Math.floor(far / w)
  return plainDisc(disc.x + sx * u * times, disc.y + sy * v * times, r)
}

function roundedDisc(chance: Chance, disc: Disc): Outline {
  const off = somewhere(chance, disc.r + chance.between(150, 1200))
  const far = Math.sqrt(off.x * off.x + off.y * off.y)
  return plainDisc(disc.x + off.x, disc.y + off.y, Math.max(1, Math.round(far - disc.r) + chance.between(0, 1)))
}

function flatWall(chance: Chance, disc: Disc): Outline {
  const long = chance.between(300, 2500)
  const thick = pick(chance, [100, 100, 400])
  const slip = chance.between(-long, 0)
  switch (chance.below(4)) {
    case 0:
      return rectangle(disc.x + disc.r, disc.y + slip, thick, long)
    case 1:
      return rectangle(disc.x - disc.r - thick, disc.y + slip, thick, long)
    case 2:
      return rectangle(disc.x + slip, disc.y + disc.r, long, thick)
    default:
      return rectangle(disc.x + slip, disc.y - disc.r - thick, long, thick)
  }
}

/** A wall in a 3-4-5 direction, resting on the rim with its side or with a corner. */
function turnedWall(chance: Chance, disc: Disc): Outline | undefined {
  const [u, v, w] = pick(chance, EXACT)
  if (disc.r % w !== 0) return undefined
  const [sx, sy] = signs(chance)
  const nx = sx * u
  const ny = sy * v
  const reach = disc.r / w
  const touch = { x: disc.x + nx * reach, y: disc.y + ny * reach }
  const left = chance.oneIn(3) ? 0 : chance.between(10, 90)
  const right = chance.between(10, 90)
  const thick = chance.between(3, 20)
  return polygonOrNothing([
    { x: touch.x - ny * left, y: touch.y + nx * left },
    { x: touch.x + ny * right, y: touch.y - nx * right },
    { x: touch.x + ny * right + nx * thick, y: touch.y - nx * right + ny * thick },
    { x: touch.x - ny * left + nx * thick, y: touch.y + nx * left + ny * thick },
  ])
}
