import { createGrid, type Grid } from './grid.ts'

/** The pieces of one cover, biggest first: a piece that closes the whole view is then met early. */
export interface CoverLayer {
  readonly count: number
  /** The bounding circles, x, y and r of one after the other. */
  readonly circles: Float64Array
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
