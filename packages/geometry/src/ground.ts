import { asRecord, checkExtent, GeometryError, show } from './check.ts'
import { type CoverLayer, cellOf, createCoverLayer, createGrid, type Grid } from './grid.ts'
import { checkOutline, type Outline } from './shapes.ts'

const COVERS = ['total', 'partial', 'none'] as const

/** What a piece does to sight: Total Cover, Partial Cover or nothing. */
export type Cover = (typeof COVERS)[number]

/** One scenic element as geometry sees it; results name it by its index in `Ground.pieces`. */
export interface Piece {
  readonly outline: Outline
  readonly cover: Cover
  readonly passable: boolean
}

/** A table and its scenery as plain data, in 1/1000 u. */
export interface GroundPlan {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
}

/** A table with its scenery, checked once and indexed for every later question. */
export interface Ground extends GroundPlan {
  readonly index: GroundIndex
}

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
  /** The vertices of polygon i are vertexStart[i] … vertexStart[i + 1] − 1, counter-clockwise. */
  readonly vertexStart: Int32Array
  readonly vertexX: Float64Array
  readonly vertexY: Float64Array
  readonly convex: Uint8Array
  readonly passable: Uint8Array
  readonly grid: Grid
  readonly total: CoverLayer
  readonly partial: CoverLayer
}

/** Indexes a plan for all later questions. Throws a `GeometryError` unless it is a table with well-formed pieces on it. */
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

/** A piece may hang over the edge of the table, but some of it must lie on the table. */
function checkOverTable({ minX, minY, maxX, maxY }: GroundIndex, i: number, width: number, height: number): void {
  const beside = (maxX[i] as number) < 0 || (minX[i] as number) > width
  if (beside || (maxY[i] as number) < 0 || (minY[i] as number) > height) {
    throw new GeometryError(`pieces[${i}].outline`, 'offTable', `lies off the table of ${width} by ${height}`)
  }
}

function indexPieces(width: number, height: number, pieces: readonly Piece[]): GroundIndex {
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
  const convex = new Uint8Array(count)
  const passable = new Uint8Array(count)
  let next = 0
  pieces.forEach((piece, i) => {
    const { outline } = piece
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
      next += 1
    }
    centreX[i] = x
    centreY[i] = y
    radius[i] = Math.sqrt(reach)
  })
  vertexStart[count] = next
  const layerOf = (cover: Cover): CoverLayer => {
    const members = pieces.flatMap((piece, i) => (piece.cover === cover ? [i] : []))
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
    convex,
    passable,
    grid: createGrid(width, height, { minX, minY, maxX, maxY }),
    total: layerOf('total'),
    partial: layerOf('partial'),
  }
}

/** Up to this many pieces a plain scan beats the grid. */
const SCAN_AT_MOST = 48

/** Writes the pieces whose boxes meet the given box into `out`, which must have room for all pieces; returns how many. */
export function piecesNear(
  ground: Ground,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  out: Int32Array,
): number {
  const { index } = ground
  let found = 0
  if (index.count <= SCAN_AT_MOST) {
    for (let i = 0; i < index.count; i += 1) {
      if ((index.minX[i] as number) > maxX || (index.maxX[i] as number) < minX) continue
      if ((index.minY[i] as number) > maxY || (index.maxY[i] as number) < minY) continue
      out[found] = i
      found += 1
    }
    return found
  }
  const { cell, columns, rows, start, items } = index.grid
  const left = cellOf(minX, cell, columns)
  const right = cellOf(maxX, cell, columns)
  const low = cellOf(minY, cell, rows)
  const high = cellOf(maxY, cell, rows)
  for (let row = low; row <= high; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const c = row * columns + column
      const end = start[c + 1] as number
      for (let k = start[c] as number; k < end; k += 1) {
        const i = items[k] as number
        const boxLeft = index.minX[i] as number
        const boxLow = index.minY[i] as number
        if (boxLeft > maxX || (index.maxX[i] as number) < minX) continue
        if (boxLow > maxY || (index.maxY[i] as number) < minY) continue
        // A piece in several cells is reported from the first of them only.
        if (column > left && column > cellOf(boxLeft, cell, columns)) continue
        if (row > low && row > cellOf(boxLow, cell, rows)) continue
        out[found] = i
        found += 1
      }
    }
  }
  return found
}
