import type { Disc, Outline, Point } from '../../src/shapes.ts'
import type { Chance } from './chance.ts'
import { plainDisc, plainPolygon } from './plain.ts'

/** A post before A and a pair farther on: their shadows often meet only inside T, as an island that the rim does not show. */
export function postsBefore(chance: Chance, a: Disc, b: Disc): Outline[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const at = (along: number, aside: number): Point => ({
    x: a.x + Math.round((dx * along - dy * aside) / length),
    y: a.y + Math.round((dy * along + dx * aside) / length),
  })
  const room = length - a.r - b.r
  const first = chance.between(150, 200)
  const along = a.r + Math.floor((room * chance.between(25, 75)) / 100)
  const aside = chance.between(180, 240)
  const half = chance.between(80, 120)
  const slip = chance.oneIn(2) ? 0 : chance.between(-30, 30)
  return [
    post(chance, at(a.r + first + chance.between(0, 60), slip), first),
    post(chance, at(along, aside + slip), half),
    post(chance, at(along, slip - aside), half),
  ]
}

/** Round, or a stake with eight sides. */
function post(chance: Chance, { x, y }: Point, r: number): Outline {
  if (!chance.oneIn(4)) return plainDisc(x, y, r)
  const edge = Math.round((r * 7) / 10)
  const ring = [
    [r, 0],
    [edge, edge],
    [0, r],
    [-edge, edge],
    [-r, 0],
    [-edge, -edge],
    [0, -r],
    [edge, -edge],
  ] as const
  return plainPolygon(ring.map(([u, v]) => ({ x: x + u, y: y + v })))
}
