import {
  canSee,
  createGround,
  createTrack,
  explainSight,
  firstBlocked,
  firstInside,
  firstNotSeenInside,
  firstOutside,
  firstSeenInside,
  firstTouchOfMany,
  lastFree,
  shortestPath,
  sightClass,
  trackPoint,
} from '../../src/index.ts'
import { chanceFrom } from '../scenes/chance.ts'
import { SCENE_KINDS, sceneFrom } from '../scenes/kinds.ts'
import { anyPath } from '../scenes/path.ts'
import type { Scene } from '../scenes/scene.ts'
import { QS_ES, RULE_SETS } from '../scenes/sightRules.ts'
import { createHash, type Hash } from './hash.ts'

const CLASSES = ['none', 'partial', 'open'] as const

/** Everything that geometry decides in the first `scenes` scenes, as one number: the same on every engine. */
export function decisionsHash(scenes: number): string {
  const hash = createHash()
  for (let seed = 0; seed < scenes; seed++) {
    for (const kind of SCENE_KINDS) {
      const scene = sceneFrom(kind, seed)
      addSight(hash, scene)
      addSweep(hash, scene, seed)
    }
  }
  return hash.text()
}

function addSight(hash: Hash, scene: Scene): void {
  const ground = createGround(scene)
  hash.add(canSee(ground, scene.a, scene.b) ? 1 : 0)
  for (const rules of Object.values(RULE_SETS)) {
    hash.add(CLASSES.indexOf(sightClass(ground, scene.a, scene.b, rules, scene.others)))
    hash.add(CLASSES.indexOf(sightClass(ground, scene.b, scene.a, rules, scene.others)))
  }
  for (const blocker of explainSight(ground, scene.a, scene.b, QS_ES, scene.others).blockers) hash.add(blocker)
}

function addSweep(hash: Hash, scene: Scene, seed: number): void {
  const chance = chanceFrom(seed)
  const ground = createGround(scene)
  const path = anyPath(chance, scene, 500, 4000)
  const track = createTrack(path)
  const watched = trackPoint(track, chance.between(0, track.steps))
  const area = { ...watched, radius: chance.between(300, 3000) }
  const observer = scene.b
  hash.add(track.steps)
  hash.add(firstBlocked(ground, track, 500, 0, track.steps))
  const touch = firstTouchOfMany(track, 500, scene.others, 0, track.steps)
  hash.add(touch.k)
  hash.add(touch.index)
  hash.add(firstInside(track, area.x, area.y, area.radius, 0, track.steps))
  hash.add(firstOutside(track, area.x, area.y, area.radius, 0, track.steps))
  hash.add(firstSeenInside(ground, track, 500, area, observer, 0, track.steps))
  hash.add(firstNotSeenInside(ground, track, 500, area, observer, 0, track.steps))
  hash.add(lastFree(track, 500, scene.others, track.steps))
  const from = path[0]
  const to = path.at(-1)
  if (from === undefined || to === undefined) return
  for (const point of shortestPath(ground, 500, from, to, 12_000, scene.others) ?? []) {
    hash.add(point.x)
    hash.add(point.y)
  }
}
