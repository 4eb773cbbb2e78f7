import type { Disc, Outline } from '../../src/shapes.ts'
import { plainPolygon } from './plain.ts'
import type { Scene } from './scene.ts'

export const TURNS = ['mirrored', 'quarter', 'half', 'threeQuarters', 'transposed'] as const
export type Turn = (typeof TURNS)[number]

type Move = (x: number, y: number) => readonly [number, number]

function moveOf(turn: Turn, width: number, height: number): Move {
  switch (turn) {
    case 'mirrored':
      return (x, y) => [width - x, y]
    case 'quarter':
      return (x, y) => [height - y, x]
    case 'half':
      return (x, y) => [width - x, height - y]
    case 'threeQuarters':
      return (x, y) => [y, width - x]
    case 'transposed':
      return (x, y) => [y, x]
  }
}

/** The same scene looked at from another side of the table or in a mirror. */
export function turned(scene: Scene, turn: Turn): Scene {
  const move = moveOf(turn, scene.width, scene.height)
  const disc = <T extends Disc>(one: T): T => {
    const [x, y] = move(one.x, one.y)
    return { ...one, x, y }
  }
  const outline = (one: Outline): Outline => {
    if (one.kind === 'disc') return disc(one)
    return plainPolygon(
      one.points.map((p) => {
        const [x, y] = move(p.x, p.y)
        return { x, y }
      }),
    )
  }
  const upright = turn === 'mirrored' || turn === 'half'
  return {
    width: upright ? scene.width : scene.height,
    height: upright ? scene.height : scene.width,
    pieces: scene.pieces.map((piece) => ({ ...piece, outline: outline(piece.outline) })),
    a: disc(scene.a),
    b: disc(scene.b),
    others: scene.others.map(disc),
  }
}
