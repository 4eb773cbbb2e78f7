import type { Point } from '../../src/shapes.ts'
import { type Chance, pick } from './chance.ts'
import { boxOf, type Scene } from './scene.ts'
import { somewhere } from './shapes.ts'

/** A path over the table for a base of radius r: straight on, with corners, or sliding along a piece at the very limit. */
export function anyPath(chance: Chance, scene: Scene, r: number, longest: number): Point[] {
  const path: Point[] = [startOf(chance, scene, r)]
  const legs = chance.between(1, 3)
  for (let i = 0; i < legs; i++) {
    const from = path.at(-1)
    if (from === undefined) break
    if (chance.oneIn(12)) path.push(from)
    const off = chance.oneIn(3)
      ? pick(chance, [
          { x: chance.between(-longest, longest), y: 0 },
          { x: 0, y: chance.between(-longest, longest) },
        ])
      : somewhere(chance, chance.between(1, longest))
    path.push(onto(scene, { x: from.x + off.x, y: from.y + off.y }))
  }
  return path
}

/** On a base, near a piece, or beside a piece's box at contact distance and one step to either side of it. */
function startOf(chance: Chance, scene: Scene, r: number): Point {
  const piece = scene.pieces.length > 0 && !chance.oneIn(4) ? pick(chance, scene.pieces) : undefined
  if (piece === undefined) return { x: Math.round(scene.a.x), y: Math.round(scene.a.y) }
  const [left, low, right, high] = boxOf(piece.outline)
  const off = r + pick(chance, [-6, -5, -4, 0, 4, 5, 6, 300, 900])
  const x = chance.between(left, right)
  const y = chance.between(low, high)
  return onto(
    scene,
    pick(chance, [
      { x: left - off, y },
      { x: right + off, y },
      { x, y: low - off },
      { x, y: high + off },
    ]),
  )
}

function onto(scene: Scene, at: Point): Point {
  return { x: Math.min(Math.max(at.x, 0), scene.width), y: Math.min(Math.max(at.y, 0), scene.height) }
}
