import { type CoverLayer, createCoverLayer } from './coverLayer.ts'
import { createGrid, type Grid } from './grid.ts'
import type { Cover, Piece } from './ground.ts'

export const COVER_NONE = 0
export const COVER_PARTIAL = 1
export const COVER_TOTAL = 2

const COVER_CODE: Readonly<Record<Cover, number>> = { none: COVER_NONE, partial: COVER_PARTIAL, total: COVER_TOTAL }

/** The pieces as typed arrays. Piece i of `Ground.pieces` is entry i of each array that is not about vertices. */
export interface GroundIndex {
  readonly count: number
  /** 1 for a disc, whose centre and radius are then exact; 0 for a polygon. */
  readonly isDisc: Uint8Array
  /** The bounding circle of a polygon, the disc itself otherwise. */
  readonly centreX: Float64Array
  readonly centreY: Float64Array
  readonly radius: Float64Array
  readonly minX: Float64Array
  readonly minY: Float64Array
  readonly maxX: Float64Array
  readonly maxY: Float64Array
  /** The vertices of polygon i are vertexStart[i] … vertexStart[i + 1] − 1, counter-clockwise; edge v ends at edgeEnd[v]. */
  readonly vertexStart: Int32Array
  readonly vertexX: Float64Array
  readonly vertexY: Float64Array
  readonly edgeEnd: Int32Array
  readonly convex: Uint8Array
  readonly cover: Uint8Array
  readonly passable: Uint8Array
  readonly grid: Grid
  readonly total: CoverLayer
  readonly partial: CoverLayer
}

export function indexPieces(width: number, height: number, pieces: readonly Piece[]): GroundIndex {
  const count = pieces.length
  let vertices = 0
  for (const { outline } of pieces) vertices += outline.kind === 'polygon' ? outline.points.length : 0
  const isDisc = new Uint8Array(count)
  const centreX = new Float64Array(count)
  const centreY = new Float64Array(count)
  const radius = new Float64Array(count)
  const minX = new Float64Array(count)
  const minY = new Float64Array(count)
  const maxX = new Float64Array(count)
  const maxY = new Float64Array(count)
  const vertexStart = new Int32Array(count + 1)
  const vertexX = new Float64Array(vertices)
  const vertexY = new Float64Array(vertices)
  const edgeEnd = new Int32Array(vertices)
  const convex = new Uint8Array(count)
  const cover = new Uint8Array(count)
  const passable = new Uint8Array(count)
  let next = 0
  pieces.forEach((piece, i) => {
    const { outline } = piece
    cover[i] = COVER_CODE[piece.cover]
    passable[i] = piece.passable ? 1 : 0
    vertexStart[i] = next
    if (outline.kind === 'disc') {
      const { x, y, r } = outline
      isDisc[i] = 1
      convex[i] = 1
      centreX[i] = x
      centreY[i] = y
      radius[i] = r
      minX[i] = x - r
      minY[i] = y - r
      maxX[i] = x + r
      maxY[i] = y + r
      return
    }
    convex[i] = outline.convex ? 1 : 0
    const xs = outline.points.map((point) => point.x)
    const ys = outline.points.map((point) => point.y)
    const x0 = Math.min(...xs)
    const y0 = Math.min(...ys)
    const x1 = Math.max(...xs)
    const y1 = Math.max(...ys)
    minX[i] = x0
    minY[i] = y0
    maxX[i] = x1
    maxY[i] = y1
    const x = (x0 + x1) / 2
    const y = (y0 + y1) / 2
    let reach = 0
    for (const point of outline.points) {
      const square = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
      if (square > reach) reach = square
      vertexX[next] = point.x
      vertexY[next] = point.y
      edgeEnd[next] = next + 1
      next += 1
    }
    edgeEnd[next - 1] = next - outline.points.length
    centreX[i] = x
    centreY[i] = y
    radius[i] = Math.sqrt(reach)
  })
  vertexStart[count] = next
  const grid = createGrid(width, height, { minX, minY, maxX, maxY })
  const layer = (code: number) => {
    const members = pieces.flatMap((_, i) => (cover[i] === code ? [i] : []))
    return createCoverLayer(width, height, { centreX, centreY, radius }, members)
  }
  return {
    count,
    isDisc,
    centreX,
    centreY,
    radius,
    minX,
    minY,
    maxX,
    maxY,
    vertexStart,
    vertexX,
    vertexY,
    edgeEnd,
    convex,
    cover,
    passable,
    grid,
    total: layer(COVER_TOTAL),
    partial: layer(COVER_PARTIAL),
  }
}
