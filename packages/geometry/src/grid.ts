import { UNIT } from './point.ts'

const CELL = 4 * UNIT
const MOST_CELLS_A_SIDE = 64

/** Boxes sorted into square cells; what lies off the table is kept in the cells of the edge. */
export interface Grid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The boxes of cell c are items[start[c]] … items[start[c + 1] − 1]. */
  readonly start: Int32Array
  readonly items: Int32Array
}

export interface Boxes {
  readonly minX: Float64Array
  readonly minY: Float64Array
  readonly maxX: Float64Array
  readonly maxY: Float64Array
}

export function createGrid(width: number, height: number, boxes: Boxes): Grid {
  const cell = Math.max(CELL, Math.ceil(Math.max(width, height) / MOST_CELLS_A_SIDE))
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
