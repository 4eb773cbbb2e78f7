import { inContact } from '../distance.ts'
import type { Ground } from '../ground.ts'
import type { Disc, Point } from '../shapes.ts'
import { canSee, seesAllFromOnePoint } from './sightClass.ts'

/** Half the diagonal of a square is less than the 0.05 u to which the region is accurate. */
const MESH = 70

type IsSeen = (x: number, y: number) => boolean

/** A lattice of points over the part of the table in question, with a margin of one mesh. */
interface Mesh {
  readonly left: number
  readonly low: number
  readonly columns: number
  readonly rows: number
  /** 1 where the point of the lattice is seen. */
  readonly seen: Uint8Array
}

/**
 * The part of the table that some point of the base sees past Total Cover, at most `reach` 1/1000 u from its edge, to be
 * drawn: rings accurate to 0.05 u, outer rims counter-clockwise and holes clockwise. Only `canSee` decides what is seen.
 */
export function approximateVisibleRegion(ground: Ground, from: Disc, reach = Number.POSITIVE_INFINITY): Point[][] {
  const limit = from.r + reach
  const spot = { x: 0, y: 0, r: 0 }
  const isSeen: IsSeen = (x, y) => {
    if (x < 0 || y < 0 || x > ground.width || y > ground.height) return false
    if ((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y) > limit * limit) return false
    spot.x = x
    spot.y = y
    return canSee(ground, from, spot)
  }
  const mesh = createMesh(ground, from, limit)
  classifyMesh(mesh, ground, from, limit, isSeen)
  return traceRings(mesh, isSeen)
}

function createMesh({ width, height }: Ground, from: Disc, limit: number): Mesh {
  const left = Math.floor(Math.max(0, from.x - limit)) - MESH
  const low = Math.floor(Math.max(0, from.y - limit)) - MESH
  const right = Math.min(width, from.x + limit)
  const high = Math.min(height, from.y + limit)
  const columns = Math.max(2, Math.ceil((right - left) / MESH) + 2)
  const rows = Math.max(2, Math.ceil((high - low) / MESH) + 2)
  return { left, low, columns, rows, seen: new Uint8Array(columns * rows) }
}

/** Up to so many meshes per side it is cheaper to ask about every point. */
const SMALL = 2

/** A little more than the square root of 2: the disc around a square, for half a side of 1. */
const ROUND_SQUARE = 1.4143

/**
 * Marks the points of the mesh that are seen. A square is settled at once if the disc around it is hidden or is seen as a
 * whole; other squares are quartered.
 */
function classifyMesh(mesh: Mesh, ground: Ground, from: Disc, limit: number, isSeen: IsSeen): void {
  const { left, low, columns, rows, seen } = mesh
  const known = new Uint8Array(columns * rows)
  const around = { x: 0.5, y: 0.5, r: 0.5 }

  const settlePoint = (column: number, row: number): void => {
    const place = row * columns + column
    if (column >= columns || row >= rows || known[place] === 1) return
    known[place] = 1
    seen[place] = isSeen(left + column * MESH, low + row * MESH) ? 1 : 0
  }

  const markSeen = (column: number, row: number, size: number): void => {
    for (let r = row; r <= row + size; r += 1) {
      known.fill(1, r * columns + column, r * columns + column + size + 1)
      seen.fill(1, r * columns + column, r * columns + column + size + 1)
    }
  }

  const settle = (column: number, row: number, size: number): void => {
    if (column >= columns - 1 || row >= rows - 1) return
    if (size <= SMALL) {
      for (let r = row; r <= row + size; r += 1) for (let c = column; c <= column + size; c += 1) settlePoint(c, r)
      return
    }
    const half = (size * MESH) / 2
    around.x = left + column * MESH + half
    around.y = low + row * MESH + half
    around.r = half * ROUND_SQUARE
    const away = Math.sqrt((around.x - from.x) * (around.x - from.x) + (around.y - from.y) * (around.y - from.y))
    if (away - around.r > limit || !canSee(ground, from, around)) return
    const inside = around.x >= half && around.y >= half && around.x + half <= ground.width
    const onTable = inside && around.y + half <= ground.height
    if (onTable && away + around.r <= limit && !inContact(from, around) && seesAllFromOnePoint(ground, from, around)) {
      markSeen(column, row, size)
      return
    }
    const step = size / 2
    settle(column, row, step)
    settle(column + step, row, step)
    settle(column, row + step, step)
    settle(column + step, row + step, step)
  }

  let size = 1
  while (size < Math.max(columns, rows) - 1) size *= 2
  settle(0, 0, size)
}

/** Halvings of a mesh until a crossing of the rim is known to 0.01 u. */
const HALVINGS = 3

/**
 * The rings around the points that are seen, with the inside on the left. Where a ring crosses the lattice line to the
 * right of a place, the crossing is called 2·place, above it 2·place + 1.
 */
function traceRings(mesh: Mesh, isSeen: IsSeen): Point[][] {
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
    // The last column of points is never seen, so the places there that are not squares drop out too.
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

/** How far a point that is left out may lie from the line that replaces it, in 1/1000 u. */
const SLACK = 8

/** At most so many points are replaced by one line, which keeps the search short. */
const LONGEST = 200

/** Leaves out the points of a ring that lie on straight stretches of it. */
function straighten(ring: readonly Point[]): Point[] {
  const kept: Point[] = []
  let anchor = 0
  while (anchor < ring.length) {
    const from = ring[anchor] as Point
    const last = kept[kept.length - 1]
    if (last === undefined || last.x !== from.x || last.y !== from.y) kept.push(from)
    let end = anchor + 1
    while (end + 1 < ring.length && end - anchor < LONGEST && isStraight(ring, anchor, end + 1)) end += 1
    anchor = end
  }
  return kept
}

function isStraight(ring: readonly Point[], from: number, to: number): boolean {
  const a = ring[from] as Point
  const b = ring[to] as Point
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  for (let i = from + 1; i < to; i += 1) {
    const p = ring[i] as Point
    const aside = dx * (p.y - a.y) - dy * (p.x - a.x)
    if (aside * aside > SLACK * SLACK * square) return false
    // A thin spike runs back along itself; its point must stay.
    const along = dx * (p.x - a.x) + dy * (p.y - a.y)
    if (along < 0 || along > square) return false
  }
  return true
}
