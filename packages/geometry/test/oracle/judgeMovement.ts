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
  shortestPath,
  trackLength,
  trackPoint,
} from '../../src/index.ts'
import type { Disc, Point } from '../../src/shapes.ts'
import { type Chance, chanceFrom, pick } from '../scenes/chance.ts'
import { anyPath } from '../scenes/path.ts'
import type { Scene } from '../scenes/scene.ts'
import { somewhere } from '../scenes/shapes.ts'
import { isBlocked, isInside, isOverlapping, isSeenInside, isTouching, pointsOf, scanFirst, scanLast } from './scan.ts'
import { firstIllegal, sampledLength } from './wander.ts'

/** GEN-11: asks every solver about one path over the scene; returns the answers that a scan of all points contradicts. */
export function judgeSweep(scene: Scene, seed: number, longest = 2500): string[] {
  const chance = chanceFrom(seed)
  const ground = createGround(scene)
  const r = pick(chance, [500, 500, 500, 400, 0, 3, 1200])
  const path = anyPath(chance, scene, r, longest)
  const points = pointsOf(path)
  const track = createTrack(path)
  const wrong: string[] = []
  const same = (what: string, answer: number, scanned: number): void => {
    if (answer !== scanned)
      wrong.push(`${what}: ${answer}, the scan says ${scanned}; r ${r}, path ${JSON.stringify(path)}`)
  }

  same('steps', track.steps, points.length - 1)
  for (const k of [0, track.steps, ...Array.from({ length: 6 }, () => chance.between(0, track.steps))]) {
    const at = trackPoint(track, k)
    const meant = points[k]
    if (at.x !== meant?.x || at.y !== meant.y) wrong.push(`trackPoint(${k}) of ${JSON.stringify(path)}`)
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

  const discs = Array.from({ length: chance.below(5) }, () => besidePath(chance, points, r))
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

  const area = { ...besidePath(chance, points, 0), r: chance.between(0, 3000) }
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

/** A disc that the path passes at contact, or nearly. */
function besidePath(chance: Chance, points: readonly Point[], r: number): Disc {
  const at = pick(chance, points)
  const size = pick(chance, [500, 400, 1000, 0])
  const off = somewhere(chance, chance.oneIn(2) ? r + size + chance.between(-8, 8) : chance.between(0, 2500))
  return { x: at.x + off.x, y: at.y + off.y, r: size }
}

/** A path turns at points of the grid a little outside the arcs that it follows. */
const SLACK_SHARE = 0.01
const SLACK = 10

/** What is wrong with the shortest path between two places of the scene; `undefined` where the scene has no such places. */
export function judgePath(scene: Scene, seed: number): string[] | undefined {
  const chance = chanceFrom(seed)
  const ground = createGround(scene)
  const r = 500
  const from = { x: Math.round(scene.a.x), y: Math.round(scene.a.y) }
  const off = somewhere(chance, chance.between(500, 6000))
  const to = { x: from.x + off.x, y: from.y + off.y }
  const avoid = scene.others.filter((disc) => Math.hypot(disc.x - from.x, disc.y - from.y) > disc.r + r + 10)
  const surroundings = {
    ground,
    r,
    avoid: avoid.map((disc) => ({ ...disc, x: Math.round(disc.x), y: Math.round(disc.y) })),
  }
  if (firstIllegal(surroundings, [from]) >= 0 || firstIllegal(surroundings, [to]) >= 0) return undefined
  const limit = Math.round(Math.hypot(off.x, off.y) * (1 + chance.below(100) / 100)) + 1
  const path = shortestPath(ground, r, from, to, limit, surroundings.avoid)
  const sampled = sampledLength(surroundings, from, to, limit)
  if (path === undefined) {
    return sampled * (1 + SLACK_SHARE) + SLACK <= limit ? [`no path, but one of ${sampled} within ${limit}`] : []
  }
  const wrong: string[] = []
  const first = path[0]
  const last = path.at(-1)
  if (first?.x !== from.x || first.y !== from.y) wrong.push('the path does not start where it should')
  if (last?.x !== to.x || last.y !== to.y) wrong.push('the path does not end where it should')
  const length = trackLength(createTrack(path))
  if (length > limit) wrong.push(`${length} is longer than ${limit}`)
  if (length > sampled * (1 + SLACK_SHARE) + SLACK) wrong.push(`${length}, but a sampled path takes ${sampled}`)
  const illegal = firstIllegal(surroundings, path)
  if (illegal >= 0) wrong.push(`illegal at step ${illegal} of ${JSON.stringify(path)}`)
  return wrong
}
