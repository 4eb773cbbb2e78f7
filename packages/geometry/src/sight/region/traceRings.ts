import type { Point } from '../../point.ts'
import { MESH, type Mesh } from './mesh.ts'
import { straighten } from './straighten.ts'

/** Halvings of a mesh until a crossing of the rim is known to 0.01 u. */
const HALVINGS = 3

type IsSeen = (x: number, y: number) => boolean

/**
 * The rings around the points that are seen, with the inside on the left. Where a ring crosses the lattice line to the
 * right of a place, the crossing is called 2·place, above it 2·place + 1.
 */
export function traceRings(mesh: Mesh, isSeen: IsSeen): Point[][] {
  const next = linkCrossings(mesh, isSeen)
  const rings: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let crossing = start, following = next.get(start); following !== undefined; following = next.get(crossing)) {
      ring.push(crossingPoint(mesh, isSeen, crossing))
      next.delete(crossing)
      crossing = following
    }
    const drawn = straighten(ring)
    if (drawn.length >= 3) rings.push(drawn)
  }
  return rings
}

function linkCrossings(mesh: Mesh, isSeen: IsSeen): Map<number, number> {
  const { columns, seen } = mesh
  const next = new Map<number, number>()
  for (let place = 0; place + columns + 1 < seen.length; place += 1) {
    const seenCorners =
      (seen[place] as number) +
      (seen[place + 1] as number) +
      (seen[place + columns] as number) +
      (seen[place + columns + 1] as number)
    // The last column of points is never seen, so the places there that are no squares drop out too.
    if (seenCorners > 0 && seenCorners < 4) linkSquare(mesh, place, isSeen, next)
  }
  return next
}

function linkSquare(mesh: Mesh, place: number, isSeen: IsSeen, next: Map<number, number>): void {
  const { left, low, columns, seen } = mesh
  // The corners counter-clockwise from the lower left one, and the crossings on the sides after them.
  const a = seen[place] === 1
  const b = seen[place + 1] === 1
  const c = seen[place + columns + 1] === 1
  const d = seen[place + columns] === 1
  const below = 2 * place
  const right = 2 * (place + 1) + 1
  const above = 2 * (place + columns)
  const beside = 2 * place + 1
  const column = place % columns
  const row = (place - column) / columns
  const isSaddle = a === c && b === d
  const joined = isSaddle && isSeen(left + (column + 0.5) * MESH, low + (row + 0.5) * MESH)
  // The rim enters a square where the inside ends on the way around it and leaves where the inside begins again.
  if (a && !b) next.set(below, joined ? right : d ? (c ? right : above) : beside)
  if (b && !c) next.set(right, joined ? above : a ? (d ? above : beside) : below)
  if (c && !d) next.set(above, joined ? beside : b ? (a ? beside : below) : right)
  if (d && !a) next.set(beside, joined ? below : c ? (b ? below : right) : above)
}

function crossingPoint(mesh: Mesh, isSeen: IsSeen, crossing: number): Point {
  const { left, low, columns, seen } = mesh
  const up = crossing % 2
  const place = (crossing - up) / 2
  const column = place % columns
  const x = left + column * MESH
  const y = low + ((place - column) / columns) * MESH
  // From the seen end of the line to the hidden one.
  const fromPlace = seen[place] === 1
  let near = fromPlace ? 0 : MESH
  let far = fromPlace ? MESH : 0
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (near + far) / 2
    if (isSeen(up === 1 ? x : x + middle, up === 1 ? y + middle : y)) near = middle
    else far = middle
  }
  return { x: Math.floor((up === 1 ? x : x + near) + 0.5), y: Math.floor((up === 1 ? y + near : y) + 0.5) }
}
