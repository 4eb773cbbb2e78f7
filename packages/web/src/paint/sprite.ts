import { paintPieces } from './paintScene.ts'
import type { ScenePiece } from './scene.ts'
import { type Box, boxOf, type Shape, shapeOf } from './shape.ts'
import { createSheet } from './sheet.ts'

/** Room for crowns and shadows around the outline, in u. */
const MARGIN = 1

export interface Sprite {
  readonly canvas: OffscreenCanvas
  /** Where the picture lies, in u, while the piece stands where it was painted. */
  readonly box: Box
}

function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind === 'disc') return { ...shape, x: shape.x + dx, y: shape.y + dy }
  return { kind: 'polygon', points: shape.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) }
}

/** One piece with its shadow and nothing around it, at `k` pixels per u, so that it can be carried over the table. */
export function paintSprite(piece: ScenePiece, k: number): Sprite {
  const shape = shapeOf(piece.outline)
  const box = boxOf(shape)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const sheet = createSheet(width, height, MARGIN, k)
  paintPieces(sheet, [{ piece, shape: moved(shape, -box.left, -box.top) }])
  const left = box.left - MARGIN
  const top = box.top - MARGIN
  return {
    canvas: sheet.canvas,
    box: { left, top, right: left + sheet.canvas.width / k, bottom: top + sheet.canvas.height / k },
  }
}
