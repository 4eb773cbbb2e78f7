import { createGround, explainSight, type SightRules, sightClass } from '../../src/index.ts'
import type { Scene } from '../scenes/scene.ts'
import { TURNS, turned } from '../scenes/turned.ts'
import { judgeProof } from './judgeProof.ts'
import { possibleStatus } from './status.ts'
import type { HiddenSearch } from './wholeBase.ts'

const RANK = { none: 0, partial: 1, open: 2 } as const

/** LOS-14: what is wrong with the class, and with the proof that is given for it. */
export function judgeStatus(scene: Scene, rules: SightRules, search?: HiddenSearch): string[] {
  const { a, b, others, pieces } = scene
  const ground = createGround(scene)
  const answer = sightClass(ground, a, b, rules, others)
  const possible = possibleStatus(pieces, a, b, rules, others, search)
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
    if (RANK[without] < RANK[answer]) wrong.push(`piece ${pieces.indexOf(piece)} betters ${without} to ${answer}`)
  }
  return wrong
}
