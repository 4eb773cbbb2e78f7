import { canSee, createGround } from '../../src/index.ts'
import type { Scene } from '../scenes/scene.ts'
import { TURNS, turned } from '../scenes/turned.ts'
import { existence } from './existence.ts'
import { obstaclesOf } from './obstacles.ts'

/** LOS-01 … LOS-03, LOS-12, LOS-13: what is wrong with `canSee` in this scene. */
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
