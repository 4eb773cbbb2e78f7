import type { Piece } from '../../src/ground.ts'
import { canSee, createGround, explainSight, type SightProof, type SightRules, sightClass } from '../../src/index.ts'
import type { Disc, Outline } from '../../src/shapes.ts'
import { type Scene, TURNS, turned } from '../scenes/scene.ts'
import { baseToOutline, pointToSegment } from './closest.ts'
import { existence } from './existence.ts'
import { nearPieces } from './nearness.ts'
import { clearance, obstaclesOf } from './obstacles.ts'
import { pointSight } from './pointSight.ts'
import { singlePoint } from './singlePoint.ts'
import { holdsBoth, possibleStatus } from './status.ts'
import { GAP, HIDE, WIDE } from './tolerance.ts'
import { hiddenPoint } from './wholeBase.ts'

/** LOS-01 to LOS-03, LOS-12, LOS-13: what is wrong with `canSee` in this scene. */
export function judgeExistence(scene: Scene, density = 8): string[] {
  const { a, b, pieces } = scene
  const ground = createGround(scene)
  const seen = canSee(ground, a, b)
  const total = pieces.filter((piece) => piece.cover === 'total')
  const oracle = existence(obstaclesOf(total.map((piece) => piece.outline)), a, b, density).verdict
  const wrong: string[] = []
  if ((oracle === 'yes' && !seen) || (oracle === 'no' && seen)) wrong.push(`canSee says ${seen}, the oracle ${oracle}`)
  if (canSee(ground, b, a) !== seen) wrong.push('sight is not mutual')

  // Inside the tolerance a turn or a piece more may tip the answer either way.
  if (oracle === 'unsure') return wrong
  for (const turn of TURNS) {
    const other = turned(scene, turn)
    if (canSee(createGround(other), other.a, other.b) !== seen) wrong.push(`another answer when ${turn}`)
  }
  if (seen) {
    for (const piece of pieces) {
      const less = createGround({ ...scene, pieces: pieces.filter((one) => one !== piece) })
      if (!canSee(less, a, b)) wrong.push(`piece ${pieces.indexOf(piece)} opens sight`)
    }
  }
  return wrong
}

const RANK = { none: 0, partial: 1, open: 2 } as const

/** LOS-14: what is wrong with the class, and with the proof that is given for it. */
export function judgeStatus(scene: Scene, rules: SightRules): string[] {
  const { a, b, others, pieces } = scene
  const ground = createGround(scene)
  const answer = sightClass(ground, a, b, rules, others)
  const possible = possibleStatus(pieces, a, b, rules, others)
  const wrong: string[] = []
  if (!possible.has(answer)) wrong.push(`sightClass says ${answer}, the oracle ${[...possible].join(' or ')}`)

  const proof = explainSight(ground, a, b, rules, others)
  if (proof.sight !== answer) wrong.push(`explainSight says ${proof.sight}, sightClass ${answer}`)
  wrong.push(...judgeProof(scene, rules, proof))

  // Inside the tolerance a turn or a piece more may tip the answer either way.
  if (possible.size > 1) return wrong
  for (const turn of TURNS) {
    const other = turned(scene, turn)
    const again = sightClass(createGround(other), other.a, other.b, rules, other.others)
    if (again !== answer) wrong.push(`${again} instead of ${answer} when ${turn}`)
  }
  for (const piece of pieces) {
    const less = createGround({ ...scene, pieces: pieces.filter((one) => one !== piece) })
    const without = sightClass(less, a, b, rules, others)
    if (RANK[without] < RANK[answer]) wrong.push(`piece ${pieces.indexOf(piece)} improves ${without} to ${answer}`)
  }
  return wrong
}

/** Whether a drawn proof holds: the free segment is free, the hidden point hidden, and no blocker could be left out. */
function judgeProof(scene: Scene, rules: SightRules, proof: SightProof): string[] {
  const { reason, sight } = proof
  const meant = reason === 'hidden' ? 'none' : reason === 'clear' || reason === 'contact' ? 'open' : 'partial'
  const wrong = sight === meant ? [] : [`${sight} because ${reason}`]
  if (proof.free !== undefined) wrong.push(...judgeFree(scene, rules, proof))
  else if (sight !== 'none' && reason !== 'contact') wrong.push(`${sight} without a free segment`)
  switch (reason) {
    case 'hidden':
      return [...wrong, ...judgeHidden(scene, proof.blockers)]
    case 'partlyHidden':
      return [...wrong, ...judgePartlyHidden(scene, rules, proof)]
    case 'behindPartial':
      return [...wrong, ...judgeBehind(scene, proof, [])]
    case 'sharedArea':
      return [...wrong, ...judgeShared(scene, proof)]
    case 'character':
      return [...wrong, ...judgeCharacter(scene, rules, proof)]
    default:
      return proof.blockers.length === 0 ? wrong : [...wrong, `${reason}, but blocked by [${proof.blockers.join()}]`]
  }
}

function outlines(pieces: readonly Piece[], cover: Piece['cover']): Outline[] {
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
  const counting = pieces.filter((piece) => !perhaps.has(piece) && !holdsBoth(piece.outline, a, b))
  const partial = proof.sight === 'open' ? outlines(counting, 'partial') : []
  const clear = clearance(obstaclesOf(outlines(pieces, 'total'), partial), from.x, from.y, to.x, to.y)
  if (clear < WIDE.blocked) wrong.push(`the free segment passes at ${clear}`)
  if (!(gap > 0)) wrong.push(`a free segment through a gap of ${gap}`)
  return wrong
}

/** Runs a test for all blockers, where it must hold, and without each one, where it must not. */
function judgeNeeded(blockers: readonly number[], blocks: (kept: readonly number[]) => boolean): string[] {
  const list = `[${blockers.join()}]`
  const needless = blockers.filter((one) => blocks(blockers.filter((other) => other !== one)))
  return [
    ...(blocks(blockers) ? [] : [`${list} do not block`]),
    ...needless.map((one) => `${one} of ${list} is not needed`),
  ]
}

function judgeHidden(scene: Scene, blockers: readonly number[]): string[] {
  return judgeNeeded(blockers, (kept) => {
    const pieces = scene.pieces.filter((_, i) => kept.includes(i))
    return !canSee(createGround({ ...scene, pieces }), scene.a, scene.b)
  })
}

function judgePartlyHidden({ a, b, pieces }: Scene, rules: SightRules, proof: SightProof): string[] {
  const { blockers, hiddenPoint: point } = proof
  const wrong: string[] = []
  const of = (kept: readonly number[]) =>
    obstaclesOf(pieces.filter((_, i) => kept.includes(i)).map((piece) => piece.outline))
  if (point !== undefined) {
    if (Math.hypot(point.x - b.x, point.y - b.y) > b.r - HIDE + GAP / 2) wrong.push('the hidden point is not in T')
    if (pointSight(of(blockers), a, point.x, point.y) === 'yes') wrong.push(`${point.x}, ${point.y} is seen`)
  } else if (rules.openTest === 'union') wrong.push('partly hidden, but no hidden point')
  for (const one of blockers) {
    const rest = of(blockers.filter((other) => other !== one))
    const still = rules.openTest === 'union' ? hiddenPoint(rest, a, b) !== undefined : singlePoint(rest, a, b) === 'no'
    if (still) wrong.push(`${one} of [${blockers.join()}] is not needed`)
  }
  if (rules.openTest === 'singlePoint' && singlePoint(of(blockers), a, b) === 'yes')
    wrong.push('one point sees all of T')
  return wrong
}

function judgeBehind({ a, b, pieces }: Scene, { blockers }: SightProof, characters: readonly Disc[]): string[] {
  const discs = characters.map((disc): Outline => ({ ...disc, kind: 'disc' }))
  const verdict = (kept: readonly number[]) => {
    const some = pieces.filter((_, i) => kept.includes(i))
    return existence(obstaclesOf(outlines(some, 'total'), [...outlines(some, 'partial'), ...discs]), a, b).verdict
  }
  const list = `[${blockers.join()}]`
  // A proof names only one of the Characters that it needs: with them a piece cannot be told to be needless.
  const needless = blockers.filter(
    (one) => discs.length === 0 && verdict(blockers.filter((other) => other !== one)) === 'no',
  )
  return [
    ...(verdict(blockers) === 'yes' ? [`${list} leave a free segment`] : []),
    ...needless.map((one) => `${one} of ${list} is not needed`),
  ]
}

function judgeShared({ a, b, pieces }: Scene, { blockers }: SightProof): string[] {
  const shared = blockers.map((i) => pieces[i]).filter((piece) => piece !== undefined)
  const apart = shared.filter(
    ({ cover, outline }) =>
      cover !== 'partial' || Math.max(baseToOutline(a, outline), baseToOutline(b, outline)) > 1e-6,
  )
  return shared.length === 1 && apart.length === 0 ? [] : [`[${blockers.join()}] is not one area under both`]
}

function judgeCharacter(scene: Scene, rules: SightRules, proof: SightProof): string[] {
  const { a, b, others } = scene
  const figure = others[proof.character ?? -1]
  if (figure === undefined) return ['cover by a Character, but by which?']
  if (rules.characterTest === 'wholeBase')
    return judgeBehind(
      scene,
      proof,
      others.filter((one) => !isAt(one, a, b)),
    )
  const off = pointToSegment(figure.x, figure.y, a.x, a.y, b.x, b.y) - figure.r
  return off > WIDE.clear || isAt(figure, a, b) ? ['the Character is not on the line of the centres'] : []
}

function isAt(figure: Disc, a: Disc, b: Disc): boolean {
  return (figure.x === a.x && figure.y === a.y) || (figure.x === b.x && figure.y === b.y)
}
