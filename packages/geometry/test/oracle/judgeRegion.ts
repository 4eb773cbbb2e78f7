import { approximateVisibleRegion, createGround, reachOutline, shortestPath } from '../../src/index.ts'
import type { Disc, Point } from '../../src/shapes.ts'
import { type Chance, chanceFrom, pick } from '../scenes/chance.ts'
import type { Scene } from '../scenes/scene.ts'
import { somewhere } from '../scenes/shapes.ts'
import { holdsPoint } from './closest.ts'
import { obstaclesOf } from './obstacles.ts'
import { pointSight } from './pointSight.ts'
import { firstIllegal } from './wander.ts'

/** The fan is drawn for a screen, accurate to 0.05 u, and the reachable region to 0.1 u. */
const FAN = 50
const REACH = 100

/** Outer rims and holes together: inside an odd number of rings. */
function isDrawn(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  return rings.filter((points) => holdsPoint({ kind: 'polygon', points, convex: false }, x, y)).length % 2 === 1
}

/** The answer that holds all around a place, if one does: there the drawing must show it. */
function steadily<T>(x: number, y: number, far: number, answer: (x: number, y: number) => T): T | undefined {
  const here = answer(x, y)
  for (const share of [1, 0.7, 0.4, 0.2]) {
    for (let i = 0; i < 20; i++) {
      const turn = (i / 20) * 2 * Math.PI
      if (answer(x + share * far * Math.cos(turn), y + share * far * Math.sin(turn)) !== here) return undefined
    }
  }
  return here
}

/** Anywhere, or just beside the drawn rim, where a wrong drawing shows first. */
function anyPlace(
  chance: Chance,
  rings: readonly (readonly Point[])[],
  around: Point,
  far: number,
  beside: number,
): Point {
  const off = somewhere(chance, chance.between(0, beside))
  const ring = rings.length === 0 || chance.oneIn(4) ? undefined : pick(chance, rings)
  if (ring === undefined) return { x: around.x + chance.between(-far, far), y: around.y + chance.between(-far, far) }
  const from = chance.below(ring.length)
  const p = ring[from] ?? around
  const q = ring[(from + 1) % ring.length] ?? p
  const share = chance.below(1000) / 1000
  return { x: Math.round(p.x + share * (q.x - p.x)) + off.x, y: Math.round(p.y + share * (q.y - p.y)) + off.y }
}

/** LOS-01: what is wrong with the drawn fan. */
export function judgeFan(scene: Scene, seed: number): string[] {
  const chance = chanceFrom(seed)
  const from = scene.a
  const reach = 6000
  const rings = approximateVisibleRegion(createGround(scene), from, reach)
  const total = scene.pieces.filter((piece) => piece.cover === 'total').map((piece) => piece.outline)
  const obstacles = obstaclesOf(total)
  const sees = (x: number, y: number): string => {
    if (x < 0 || y < 0 || x > scene.width || y > scene.height) return 'no'
    return Math.hypot(x - from.x, y - from.y) > from.r + reach ? 'no' : pointSight(obstacles, from, x, y)
  }
  const wrong: string[] = []
  for (let i = 0; i < 16; i++) {
    const { x, y } = anyPlace(chance, rings, from, 7000, 2 * FAN)
    const seen = steadily(x, y, FAN, sees)
    if (seen === undefined || seen === 'unsure') continue
    if (isDrawn(rings, x, y) !== (seen === 'yes')) wrong.push(`${x}, ${y}: seen ${seen}, drawn otherwise`)
  }
  return wrong
}

/** MOVE-01: what is wrong with the drawn reach; `undefined` where a base cannot stand at the start. */
export function judgeReach(scene: Scene, seed: number): string[] | undefined {
  const chance = chanceFrom(seed)
  const ground = createGround(scene)
  const from = { x: Math.round(scene.a.x), y: Math.round(scene.a.y) }
  const r = 500
  const limit = 4000
  const avoid: Disc[] = scene.others.filter((disc) => Math.hypot(disc.x - from.x, disc.y - from.y) > disc.r + r + 10)
  if (firstIllegal({ ground, r, avoid }, [from]) >= 0) return undefined
  const rings = reachOutline(ground, r, from, limit, avoid)
  const reaches = (x: number, y: number): boolean =>
    shortestPath(ground, r, from, { x: Math.round(x), y: Math.round(y) }, limit, avoid) !== undefined
  const wrong: string[] = []
  for (let i = 0; i < 12; i++) {
    const { x, y } = anyPlace(chance, rings, from, 4500, 2 * REACH)
    const reached = steadily(x, y, REACH, reaches)
    if (reached === undefined) continue
    if (isDrawn(rings, x, y) !== reached) wrong.push(`${x}, ${y}: reached ${reached}, drawn otherwise`)
  }
  return wrong
}
