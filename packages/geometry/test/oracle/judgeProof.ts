import type { Piece } from '../../src/ground.ts'
import { canSee, createGround, type SightProof, type SightRules } from '../../src/index.ts'
import type { Scene } from '../scenes/scene.ts'
import { nearPieces } from './nearness.ts'
import { clearance, obstaclesOf } from './obstacles.ts'
import { pointSight } from './pointSight.ts'
import { GAP, HIDE, WIDE } from './tolerance.ts'

/** Whether a drawn proof holds: the free segment is free, the hidden point hidden, and no blocker is there in vain. */
export function judgeProof(scene: Scene, rules: SightRules, proof: SightProof): string[] {
  const wrong: string[] = []
  if (proof.sight === 'none' ? proof.reason !== 'hidden' : proof.reason === 'hidden') {
    wrong.push(`${proof.sight} because ${proof.reason}`)
  }
  if (proof.free !== undefined) wrong.push(...judgeFree(scene, rules, proof))
  else if (proof.sight !== 'none' && proof.reason !== 'contact') wrong.push(`${proof.sight} without a free segment`)
  if (proof.reason === 'hidden') wrong.push(...judgeHidden(scene, proof.blockers))
  if (proof.hiddenPoint !== undefined) wrong.push(...judgeHiddenPoint(scene, rules, proof))
  else if (proof.reason === 'partlyHidden' && rules.openTest === 'union') wrong.push('partly hidden without a point')
  return wrong
}

function outlines(pieces: readonly Piece[], cover: Piece['cover']): Piece['outline'][] {
  return pieces.filter((piece) => piece.cover === cover).map((piece) => piece.outline)
}

function judgeFree({ a, b, pieces }: Scene, rules: SightRules, proof: SightProof): string[] {
  const { free } = proof
  if (free === undefined) return []
  const wrong: string[] = []
  const { from, to, gap } = free
  if (Math.hypot(from.x - a.x, from.y - a.y) > a.r + 1e-6) wrong.push('the free segment does not start in A')
  if (Math.hypot(to.x - b.x, to.y - b.y) > b.r + 1e-6) wrong.push('the free segment does not end in T')
  const { perhaps } = nearPieces(pieces, a, b, rules)
  const far = pieces.filter((piece) => !perhaps.has(piece))
  const partial = proof.sight === 'open' ? outlines(far, 'partial') : []
  const clear = clearance(obstaclesOf(outlines(pieces, 'total'), partial), from.x, from.y, to.x, to.y)
  if (clear < WIDE.blocked) wrong.push(`the free segment passes at ${clear}`)
  if (!(gap > 0)) wrong.push(`a free segment through a gap of ${gap}`)
  return wrong
}

/** The blockers block, and each of them is needed. */
function judgeHidden(scene: Scene, blockers: readonly number[]): string[] {
  const wrong: string[] = []
  const seenPast = (ignored: number | undefined): boolean => {
    const kept = scene.pieces.filter((_, i) => blockers.includes(i) && i !== ignored)
    return canSee(createGround({ ...scene, pieces: kept }), scene.a, scene.b)
  }
  if (seenPast(undefined)) wrong.push(`[${blockers.join()}] do not block`)
  for (const blocker of blockers) if (!seenPast(blocker)) wrong.push(`${blocker} of [${blockers.join()}] is not needed`)
  return wrong
}

function judgeHiddenPoint({ a, b, pieces }: Scene, rules: SightRules, proof: SightProof): string[] {
  const point = proof.hiddenPoint
  if (point === undefined) return []
  const wrong: string[] = []
  const off = Math.hypot(point.x - b.x, point.y - b.y)
  if (off > b.r - HIDE + GAP / 2) wrong.push('the hidden point is not in T')
  const { certain } = nearPieces(pieces, a, b, rules)
  const far = pieces.filter((piece) => !certain.has(piece))
  if (rules.openTest === 'union' && pointSight(obstaclesOf(outlines(far, 'total')), a, point.x, point.y) === 'yes') {
    wrong.push(`the hidden point ${point.x}, ${point.y} is seen`)
  }
  return wrong
}
