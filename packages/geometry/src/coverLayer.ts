import { createGrid, type Grid } from './grid.ts'

/** The pieces of one cover, biggest first: a piece that closes the whole view is then met early. */
export interface CoverLayer {
  readonly count: number
  /** Bounding circles. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly r: Float64Array
  /** Place in `Ground.pieces`. */
  readonly piece: Int32Array
  readonly grid: Grid
}

interface Circles {
  readonly centreX: Float64Array
  readonly centreY: Float64Array
  readonly radius: Float64Array
}

export function createCoverLayer(
  width: number,
  height: number,
  { centreX, centreY, radius }: Circles,
  members: readonly number[],
): CoverLayer {
  const size = (i: number) => radius[i] as number
  const order = [...members].sort((a, b) => size(b) - size(a) || a - b)
  const piece = Int32Array.from(order)
  const x = Float64Array.from(order, (i) => centreX[i] as number)
  const y = Float64Array.from(order, (i) => centreY[i] as number)
  const r = Float64Array.from(order, size)
  const grid = createGrid(width, height, {
    minX: x.map((value, i) => value - (r[i] as number)),
    minY: y.map((value, i) => value - (r[i] as number)),
    maxX: x.map((value, i) => value + (r[i] as number)),
    maxY: y.map((value, i) => value + (r[i] as number)),
  })
  return { count: order.length, x, y, r, piece, grid }
}
