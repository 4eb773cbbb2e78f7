import type { Point } from '../shapes.ts'

/** A square lattice of values; its outermost points must be negative. */
interface Lattice {
  readonly mesh: number
  readonly side: number
  readonly left: number
  readonly low: number
}

/**
 * The rings around everything that is not negative, outer rims counter-clockwise and holes clockwise. A crossing of a lattice line is named
 * 2·place for the line to the right of a place and 2·place + 1 for the line above it.
 */
export function contour(lattice: Lattice, values: Float64Array): Point[][] {
  const next = linkCrossings(lattice.side, values)
  const rings: Point[][] = []
  for (let start = 0; start < next.length; start += 1) {
    if ((next[start] as number) < 0) continue
    const ring: Point[] = []
    let crossing = start
    while ((next[crossing] as number) >= 0) {
      addPoint(ring, crossingPoint(lattice, values, crossing))
      const following = next[crossing] as number
      next[crossing] = -1
      crossing = following
    }
    const closed = withoutSeam(ring)
    if (closed.length >= 3) rings.push(closed)
  }
  return rings
}

/** For each crossing the one that follows it along the rim, with the inside on the left. */
function linkCrossings(side: number, values: Float64Array): Int32Array {
  const next = new Int32Array(2 * side * side).fill(-1)
  for (let row = 0; row + 1 < side; row += 1) {
    for (let column = 0; column + 1 < side; column += 1) {
      const a = row * side + column
      const corners = [values[a], values[a + 1], values[a + side + 1], values[a + side]]
      const crossings = [2 * a, 2 * (a + 1) + 1, 2 * (a + side), 2 * a + 1]
      linkSquare(corners as number[], crossings, next)
    }
  }
  return next
}

/** Corners and the crossings after them run counter-clockwise round the square. */
function linkSquare(corners: readonly number[], crossings: readonly number[], next: Int32Array): void {
  const inside = corners.map((value) => value >= 0)
  const leaves = [0, 1, 2, 3].filter((i) => inside[i] && !inside[(i + 1) % 4])
  const joined = leaves.length === 2 && corners.reduce((sum, value) => sum + value, 0) >= 0
  for (const leave of leaves) {
    // The rim runs from where the inside ends to where it begins again; at a saddle, to the other side of the inside corner.
    let enter = leave
    const step = joined ? 1 : 3
    do enter = (enter + step) % 4
    while (inside[enter] || !inside[(enter + 1) % 4])
    next[crossings[leave] as number] = crossings[enter] as number
  }
}

function crossingPoint(lattice: Lattice, values: Float64Array, crossing: number): Point {
  const { mesh, side, left, low } = lattice
  const up = crossing % 2
  const place = (crossing - up) / 2
  const a = values[place] as number
  const b = values[up === 1 ? place + side : place + 1] as number
  const share = (a / (a - b)) * mesh
  const column = place % side
  const row = (place - column) / side
  return {
    x: Math.floor(left + column * mesh + (up === 1 ? 0 : share) + 0.5),
    y: Math.floor(low + row * mesh + (up === 1 ? share : 0) + 0.5),
  }
}

/** Leaves out what lies on the straight line between its neighbours. */
function addPoint(ring: Point[], point: Point): void {
  const last = ring[ring.length - 1]
  if (last && last.x === point.x && last.y === point.y) return
  const before = ring[ring.length - 2]
  if (last && before && straight(before, last, point)) ring.pop()
  ring.push(point)
}

function withoutSeam(ring: Point[]): Point[] {
  const first = ring[0]
  const last = ring[ring.length - 1]
  if (first && last && ring.length > 1 && first.x === last.x && first.y === last.y) ring.pop()
  return ring
}

function straight(a: Point, b: Point, c: Point): boolean {
  const dx = c.x - a.x
  const dy = c.y - a.y
  const off = dx * (b.y - a.y) - dy * (b.x - a.x)
  return off * off <= dx * dx + dy * dy && dx * (b.x - a.x) + dy * (b.y - a.y) >= 0
}
