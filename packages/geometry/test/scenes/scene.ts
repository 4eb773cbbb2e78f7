import type { Piece } from '../../src/ground.ts'
import type { Disc, Outline } from '../../src/shapes.ts'
import { shiftedDisc, shiftedOutline } from './plain.ts'

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
export const TABLE = 96_000

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
