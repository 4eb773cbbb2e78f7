import {
  blockedAt,
  createGround,
  createTrack,
  firstBlocked,
  firstInside,
  firstNotSeenInside,
  firstOutside,
  firstSeenInside,
  firstTouch,
  firstTouchOfMany,
  lastFree,
  trackPoint,
} from '../../src/index.ts'
import type { Disc, Point } from '../../src/shapes.ts'
import { type Chance, chanceFrom, pick } from '../scenes/chance.ts'
import type { Scene } from '../scenes/scene.ts'
import { somewhere } from '../scenes/shapes.ts'
import { anyWay } from '../scenes/way.ts'
import { isBlocked, isInside, isOverlapping, isSeenInside, isTouching, pointsOf, scanFirst, scanLast } from './scan.ts'

/** GEN-11: asks every solver about one way over the scene; the answers that a scan of all points does not give. */
export function judgeSweep(scene: Scene, seed: number, longest = 2500): string[] {
  const chance = chanceFrom(seed)
  const ground = createGround(scene)
  const r = pick(chance, [500, 500, 500, 400, 0, 3, 1200])
  const way = anyWay(chance, scene, r, longest)
  const points = pointsOf(way)
  const track = createTrack(way)
  const wrong: string[] = []
  const same = (what: string, answer: number, scanned: number): void => {
    if (answer !== scanned)
      wrong.push(`${what}: ${answer}, the scan says ${scanned}; r ${r}, way ${JSON.stringify(way)}`)
  }

  same('steps', track.steps, points.length - 1)
  for (const k of [0, track.steps, ...Array.from({ length: 6 }, () => chance.between(0, track.steps))]) {
    const at = trackPoint(track, k)
    const meant = points[k]
    if (at.x !== meant?.x || at.y !== meant.y) wrong.push(`trackPoint(${k}) of ${JSON.stringify(way)}`)
  }

  const from = chance.oneIn(2) ? 0 : chance.between(0, track.steps)
  const to = chance.oneIn(2) ? track.steps : chance.between(from, track.steps)
  const scan = (holds: (at: Point) => boolean): number => scanFirst(points, from, to, holds)
  const blocked = (at: Point): boolean => isBlocked(ground, at.x, at.y, r)
  same('firstBlocked', firstBlocked(ground, track, r, from, to), scan(blocked))
  for (const k of [from, to, chance.between(from, to)]) {
    const at = points[k]
    if (at && blockedAt(ground, at.x, at.y, r) !== blocked(at)) wrong.push(`blockedAt(${at.x}, ${at.y}, ${r})`)
  }
  for (const { outline } of scene.pieces) {
    same(
      'firstTouch',
      firstTouch(track, r, outline, from, to),
      scan((at) => isTouching(outline, at.x, at.y, r)),
    )
  }

  const discs = Array.from({ length: chance.below(5) }, () => besideWay(chance, points, r))
  const touches = discs.map((disc) => scan((at) => isTouching({ ...disc, kind: 'disc' }, at.x, at.y, r)))
  discs.forEach((disc, i) => {
    same('firstTouch of a base', firstTouch(track, r, disc, from, to), touches[i] ?? -1)
  })
  const first = touches.filter((k) => k >= 0).reduce((one, two) => Math.min(one, two), Number.POSITIVE_INFINITY)
  const many = firstTouchOfMany(track, r, discs, from, to)
  same('firstTouchOfMany', many.k, Number.isFinite(first) ? first : -1)
  if (many.k >= 0) same('firstTouchOfMany, index', many.index, touches.indexOf(first))
  same(
    'lastFree',
    lastFree(track, r, discs, to),
    scanLast(points, to, (at) => !discs.some((disc) => isOverlapping(disc, at.x, at.y, r))),
  )

  const area = { ...besideWay(chance, points, 0), r: chance.between(0, 3000) }
  const inArea = (at: Point): boolean => isInside(at.x, at.y, area)
  same('firstInside', firstInside(track, area.x, area.y, area.r, from, to), scan(inArea))
  same(
    'firstOutside',
    firstOutside(track, area.x, area.y, area.r, from, to),
    scan((at) => !inArea(at)),
  )

  const observer = scene.b
  const circle = { x: area.x, y: area.y, radius: area.r }
  const seen = (at: Point): boolean => isSeenInside(ground, at, r, area, observer)
  same('firstSeenInside', firstSeenInside(ground, track, r, circle, observer, from, to), scan(seen))
  same(
    'firstNotSeenInside',
    firstNotSeenInside(ground, track, r, circle, observer, from, to),
    scan((at) => !seen(at)),
  )
  return wrong
}

/** A disc that the way passes at contact, or nearly. */
function besideWay(chance: Chance, points: readonly Point[], r: number): Disc {
  const at = pick(chance, points)
  const size = pick(chance, [500, 400, 1000, 0])
  const off = somewhere(chance, chance.oneIn(2) ? r + size + chance.between(-8, 8) : chance.between(0, 2500))
  return { x: at.x + off.x, y: at.y + off.y, r: size }
}
