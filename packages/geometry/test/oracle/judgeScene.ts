import { SCENE_KINDS, sceneFrom } from '../scenes/kinds.ts'
import { RULE_SETS } from '../scenes/sightRules.ts'
import { judgePath, judgeSweep } from './judgeMovement.ts'
import { judgeExistence, judgeStatus } from './judgeSight.ts'

const RULES = Object.entries(RULE_SETS)

/** Scans and sampled ways are slow: only some scenes are asked for them. */
const SWEEP_EVERY = 16
const PATH_EVERY = 64

/** The i-th scene of a long proof: kinds and rules take turns; every disagreement with where to find it again. */
export function judgeScene(seed: number, i: number): string[] {
  const kind = SCENE_KINDS[i % SCENE_KINDS.length] ?? 'disjoint'
  const turn = Math.floor(i / SCENE_KINDS.length)
  const scene = sceneFrom(kind, seed + turn)
  const found = judgeExistence(scene)
  const rules = RULES[turn % RULES.length]
  if (rules !== undefined) found.push(...judgeStatus(scene, rules[1]).map((wrong) => `${rules[0]}: ${wrong}`))
  // Ways lie on whole numbers, and scenes beside the flip do not.
  const onGrid = kind !== 'flip'
  if (onGrid && turn % SWEEP_EVERY === 0) found.push(...judgeSweep(scene, seed + i))
  if (onGrid && turn % PATH_EVERY === 1) found.push(...(judgePath(scene, seed + i) ?? []))
  return found.map((wrong) => `${kind} ${seed + turn}: ${wrong}`)
}
