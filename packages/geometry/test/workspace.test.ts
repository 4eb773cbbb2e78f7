import { expect, test } from 'vitest'
import {
  canSee,
  createGround,
  createTrack,
  explainSight,
  firstSeenInside,
  firstStop,
  firstTouch,
  lastFree,
  shortestPath,
  sightClass,
} from '../src/index.ts'
import { chanceFrom } from './scenes/chance.ts'
import { SCENE_KINDS, sceneFrom } from './scenes/kinds.ts'
import { anyPath } from './scenes/path.ts'
import { RULE_SETS } from './scenes/sightRules.ts'

type Question = () => unknown

/** Everything that works in memory shared with the next question. */
function questionsAbout(kind: (typeof SCENE_KINDS)[number], seed: number): Question[] {
  const scene = sceneFrom(kind, seed)
  const { a, b, others } = scene
  const ground = createGround(scene)
  const path = anyPath(chanceFrom(seed), scene, 500, 3000)
  const track = createTrack(path)
  const [from = a, to = b] = [path[0], path.at(-1)]
  const area = { x: to.x, y: to.y, radius: 2000 }
  return [
    () => canSee(ground, a, b),
    ...Object.values(RULE_SETS).flatMap((rules): Question[] => [
      () => sightClass(ground, a, b, rules, others),
      () => explainSight(ground, b, a, rules, others),
    ]),
    () => firstStop(ground, track, 500, others, 0, track.steps),
    () => scene.pieces.map(({ outline }) => firstTouch(track, 500, outline, 0, track.steps)),
    () => firstSeenInside(ground, track, 500, area, b, 0, track.steps),
    () => lastFree(track, 500, others, track.steps),
    () => shortestPath(ground, 500, from, to, 6000, others),
  ]
}

test('[LOS-13] [GEN-11] an answer does not depend on what was asked before', () => {
  const questions = SCENE_KINDS.flatMap((kind) => [0, 1, 2, 3].flatMap((seed) => questionsAbout(kind, seed)))
  const answers = questions.map((ask) => ask())
  const backwards = [...questions].reverse().map((ask) => ask())
  expect(backwards.reverse()).toEqual(answers)
  for (const [i, ask] of questions.entries()) {
    questions[(i * 7919) % questions.length]?.()
    expect(ask()).toEqual(answers[i])
  }
})
