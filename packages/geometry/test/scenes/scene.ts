import type { Piece } from '../../src/ground.ts'
import type { Disc, Outline } from '../../src/shapes.ts'
import { plainPolygon, shiftedDisc, shiftedOutline } from './plain.ts'

/** Everything that one question about sight or movement needs, as plain data. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly a: Disc
  readonly b: Disc
  readonly others: readonly Disc[]
}

/** The widest table is 96 u. */
const TABLE = 96_000

export function boxOf(outline: Outline): readonly [number, number, number, number] {
  if (outline.kind === 'disc')
    return [outline.x - outline.r, outline.y - outline.r, outline.x + outline.r, outline.y + outline.r]
  const xs = outline.points.map((p) => p.x)
  const ys = outline.points.map((p) => p.y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Moves a scene drawn around the origin onto a table, `right` and `up` from the least place where all of it fits. */
export function onTable(
  drawn: Pick<Scene, 'pieces' | 'a' | 'b' | 'others'>,
  right: number,
  up: number,
): Scene | undefined {
  const discs = [drawn.a, drawn.b, ...drawn.others].map((disc): Outline => ({ ...disc, kind: 'disc' }))
  const boxes = [...discs, ...drawn.pieces.map((piece) => piece.outline)].map(boxOf)
  const left = Math.min(...boxes.map((box) => box[0]))
  const low = Math.min(...boxes.map((box) => box[1]))
  const wide = Math.max(...boxes.map((box) => box[2])) - left
  const tall = Math.max(...boxes.map((box) => box[3])) - low
  if (wide > TABLE || tall > TABLE) return undefined
  const dx = Math.min(right, TABLE - wide) - left
  const dy = Math.min(up, TABLE - tall) - low
  return {
    width: Math.min(TABLE, left + dx + wide + 1000),
    height: Math.min(TABLE, low + dy + tall + 1000),
    pieces: drawn.pieces.map((piece) => ({ ...piece, outline: shiftedOutline(piece.outline, dx, dy) })),
    a: shiftedDisc(drawn.a, dx, dy),
    b: shiftedDisc(drawn.b, dx, dy),
    others: drawn.others.map((disc) => shiftedDisc(disc, dx, dy)),
  }
}

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
