import { canSee, createGround } from '../../src/index.ts'
import type { Disc } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import type { Scene } from './scene.ts'

/** How far beside the flip the scene stands, in 1/1000 u. */
const BESIDE = [1, 0.1, 0.02, 0.005, 0.002]

/** Slides B to where sight just opens or closes and leaves it a hair beside; not a whole number any more. */
export function besideFlip(chance: Chance, scene: Scene): Scene | undefined {
  const ground = createGround(scene)
  const dx = scene.b.x - scene.a.x
  const dy = scene.b.y - scene.a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const slid = (by: number): Disc => ({
    x: scene.b.x - (dy * by) / length,
    y: scene.b.y + (dx * by) / length,
    r: scene.b.r,
  })
  const before = canSee(ground, scene.a, scene.b)
  const far = [1000, -1000, 2500, -2500].find((by) => canSee(ground, scene.a, slid(by)) !== before)
  if (far === undefined) return undefined
  let [same, other] = [0, far]
  while (Math.abs(other - same) > 1e-7) {
    const middle = (same + other) / 2
    if (canSee(ground, scene.a, slid(middle)) === before) same = middle
    else other = middle
  }
  const b = slid(same + pick(chance, BESIDE) * (chance.oneIn(2) ? 1 : -1))
  return { ...scene, b, others: scene.others.map((disc) => (disc === scene.b ? b : disc)) }
}
