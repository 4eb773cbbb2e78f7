import { asRecord, checkExtent, show } from './check.ts'
import { GeometryError } from './geometryError.ts'
import { type GroundIndex, indexPieces } from './groundIndex.ts'
import { checkOutline, type Outline } from './outline.ts'

export const COVERS = ['total', 'partial', 'none'] as const
export type Cover = (typeof COVERS)[number]

/** One scenic element as geometry sees it; its place in `Ground.pieces` is its name in every answer. */
export interface Piece {
  readonly outline: Outline
  readonly cover: Cover
  readonly passable: boolean
}

export interface GroundPlan {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
}

/** A table with its scenery, checked once and indexed for every later question. */
export interface Ground extends GroundPlan {
  readonly index: GroundIndex
}

/** Refuses what is not a table with well-formed pieces on it; later questions check nothing again. */
export function createGround(plan: GroundPlan): Ground {
  const { width, height, pieces } = plan
  checkExtent(width, 'width')
  checkExtent(height, 'height')
  if (!Array.isArray(pieces)) throw new GeometryError('pieces', 'unknownKind', `must be a list, got ${show(pieces)}`)
  pieces.forEach((piece: unknown, i) => {
    checkPiece(piece, `pieces[${i}]`)
  })
  const index = indexPieces(width, height, pieces)
  for (let i = 0; i < index.count; i += 1) checkOverTable(index, i, width, height)
  return { width, height, pieces, index }
}

function checkPiece(piece: unknown, field: string): asserts piece is Piece {
  const { outline, cover, passable } = asRecord(piece, field)
  checkOutline(outline, `${field}.outline`)
  if (!COVERS.some((known) => known === cover)) {
    throw new GeometryError(`${field}.cover`, 'unknownKind', `must be one of ${COVERS.join(', ')}, got ${show(cover)}`)
  }
  if (typeof passable !== 'boolean') {
    throw new GeometryError(`${field}.passable`, 'unknownKind', `must be true or false, got ${show(passable)}`)
  }
}

/** A piece may hang over the edge of the table, but something of it must lie on it. */
function checkOverTable({ minX, minY, maxX, maxY }: GroundIndex, i: number, width: number, height: number): void {
  const beside = (maxX[i] as number) < 0 || (minX[i] as number) > width
  if (beside || (maxY[i] as number) < 0 || (minY[i] as number) > height) {
    throw new GeometryError(`pieces[${i}].outline`, 'offTable', `lies off the table of ${width} by ${height}`)
  }
}
