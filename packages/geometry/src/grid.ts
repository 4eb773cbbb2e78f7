import { UNIT } from './shapes.ts'

const CELL = 4 * UNIT
const MOST_CELLS_PER_SIDE = 64

/** Boxes sorted into square cells; what lies off the table is kept in the cells of the edge. */
export interface Grid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The boxes of cell c are items[start[c]] … items[start[c + 1] − 1]. */
  readonly start: Int32Array
  readonly items: Int32Array
}

interface Boxes {
  readonly minX: Float64Array
  readonly minY: Float64Array
  readonly maxX: Float64Array
  readonly maxY: Float64Array
}

/** Sorts boxes, in 1/1000 u, into the cells of a table of this size; an item of the grid is the index of its box. */
export function createGrid(width: number, height: number, boxes: Boxes): Grid {
  const cell = Math.max(CELL, Math.ceil(Math.max(width, height) / MOST_CELLS_PER_SIDE))
  const columns = Math.max(1, Math.ceil(width / cell))
  const rows = Math.max(1, Math.ceil(height / cell))
  const start = new Int32Array(columns * rows + 1)
  forEachCell(boxes, cell, columns, rows, (c) => {
    start[c + 1] = (start[c + 1] as number) + 1
  })
  for (let c = 0; c < columns * rows; c += 1) start[c + 1] = (start[c + 1] as number) + (start[c] as number)
  const items = new Int32Array(start[columns * rows] as number)
  const next = start.slice()
  forEachCell(boxes, cell, columns, rows, (c, item) => {
    const place = next[c] as number
    items[place] = item
    next[c] = place + 1
  })
  return { cell, columns, rows, start, items }
}

/** The column or row of a coordinate, with everything off the table in the first or the last. */
export function cellOf(coordinate: number, cell: number, cells: number): number {
  const c = Math.floor(coordinate / cell)
  return c < 0 ? 0 : c >= cells ? cells - 1 : c
}

function forEachCell(
  boxes: Boxes,
  cell: number,
  columns: number,
  rows: number,
  visit: (cell: number, item: number) => void,
): void {
  for (let item = 0; item < boxes.minX.length; item += 1) {
    const left = cellOf(boxes.minX[item] as number, cell, columns)
    const right = cellOf(boxes.maxX[item] as number, cell, columns)
    const low = cellOf(boxes.minY[item] as number, cell, rows)
    const high = cellOf(boxes.maxY[item] as number, cell, rows)
    for (let row = low; row <= high; row += 1) {
      for (let column = left; column <= right; column += 1) visit(row * columns + column, item)
    }
  }
}

/** The pieces that give one kind of cover, biggest first: a piece that closes the whole view is then met early. */
export interface CoverLayer {
  readonly count: number
  /** The bounding circles: x, y and r of the first, then of the second, and so on. */
  readonly circles: Float64Array
  /** The index of each entry in `Ground.pieces`. */
  readonly piece: Int32Array
  /** Items are entries of the layer. */
  readonly grid: Grid
}

interface Circles {
  readonly centreX: Float64Array
  readonly centreY: Float64Array
  readonly radius: Float64Array
}

/** A layer of the given pieces on a table of this size, in 1/1000 u. */
export function createCoverLayer(
  width: number,
  height: number,
  { centreX, centreY, radius }: Circles,
  pieces: readonly number[],
): CoverLayer {
  const size = (i: number) => radius[i] as number
  const order = [...pieces].sort((a, b) => size(b) - size(a) || a - b)
  const circles = order.map((i) => ({ x: centreX[i] as number, y: centreY[i] as number, r: size(i) }))
  const grid = createGrid(width, height, {
    minX: Float64Array.from(circles, ({ x, r }) => x - r),
    minY: Float64Array.from(circles, ({ y, r }) => y - r),
    maxX: Float64Array.from(circles, ({ x, r }) => x + r),
    maxY: Float64Array.from(circles, ({ y, r }) => y + r),
  })
  return {
    count: order.length,
    circles: Float64Array.from(circles.flatMap(({ x, y, r }) => [x, y, r])),
    piece: Int32Array.from(order),
    grid,
  }
}
