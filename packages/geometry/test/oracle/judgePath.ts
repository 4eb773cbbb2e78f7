import { createGround, createTrack, shortestPath, trackLength } from '../../src/index.ts'
import { chanceFrom } from '../scenes/chance.ts'
import type { Scene } from '../scenes/scene.ts'
import { somewhere } from '../scenes/shapes.ts'
import { firstIllegal, sampledLength } from './wander.ts'

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
  const wood = { ground, r, avoid: avoid.map((disc) => ({ ...disc, x: Math.round(disc.x), y: Math.round(disc.y) })) }
  if (firstIllegal(wood, [from]) >= 0 || firstIllegal(wood, [to]) >= 0) return undefined
  const limit = Math.round(Math.hypot(off.x, off.y) * (1 + chance.below(100) / 100)) + 1
  const path = shortestPath(ground, r, from, to, limit, wood.avoid)
  const sampled = sampledLength(wood, from, to, limit)
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
  if (length > sampled * (1 + SLACK_SHARE) + SLACK) wrong.push(`${length}, but a sampled way takes ${sampled}`)
  const illegal = firstIllegal(wood, path)
  if (illegal >= 0) wrong.push(`illegal at step ${illegal} of ${JSON.stringify(path)}`)
  return wrong
}
