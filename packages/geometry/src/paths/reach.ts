import { signedDistance } from '../distance.ts'
import { type Ground, piecesNear } from '../ground.ts'
import { type Disc, EPSILON, type Point } from '../shapes.ts'
import { legFree } from '../sweep/blocked.ts'
import { contour } from './contour.ts'
import { Queue } from './queue.ts'
import { type Search, searchCorners, standsFree } from './shortestPath.ts'

/** The finest mesh worth drawing, and the most meshes from the start to the limit. */
const FINEST = 150
const MOST = 80

/** A lattice of points around the start, each with the length of its shortest path where there is one. */
interface Field {
  readonly mesh: number
  readonly side: number
  readonly left: number
  readonly low: number
  readonly lengths: Float64Array
  /** The corner from which a point's last leg comes, −1 where no path was found. */
  readonly root: Int32Array
  readonly roots: readonly Root[]
}

interface Root {
  readonly x: number
  readonly y: number
  readonly cost: number
}

/**
 * The region that the centre of a base of radius r can reach within the limit, in 1/1000 u, to be drawn: rings accurate to about
 * 0.1 u, outer rims counter-clockwise and holes clockwise. Only `shortestPath` decides whether a certain point can be reached.
 */
export function reachOutline(ground: Ground, r: number, from: Point, limit: number, avoid: readonly Disc[]): Point[][] {
  if (!(limit > 0) || !standsFree(ground, r, from, avoid)) return []
  const field = measurePaths(ground, r, from, limit, avoid)
  return contour(field, measureDepth(field, ground, r, limit, avoid))
}

function measurePaths(ground: Ground, r: number, from: Point, limit: number, avoid: readonly Disc[]): Field {
  const mesh = Math.max(FINEST, Math.ceil(limit / MOST))
  const reach = Math.ceil(limit / mesh) + 2
  const side = 2 * reach + 1
  const field: Field = {
    mesh,
    side,
    left: from.x - reach * mesh,
    low: from.y - reach * mesh,
    lengths: new Float64Array(side * side).fill(Number.POSITIVE_INFINITY),
    root: new Int32Array(side * side).fill(-1),
    roots: rootsOf(searchCorners({ ground, r, from, to: undefined, limit, avoid, gate: 2 * mesh })),
  }
  spread(field, limit + mesh, (root, x, y) => legFree(ground, r, avoid, root.x, root.y, x, y))
  return field
}

function rootsOf(search: Search): Root[] {
  const roots: Root[] = []
  for (let n = 0; n < search.corners.count; n += 1) {
    if (search.reached[n] !== 1) continue
    roots.push({ x: search.corners.x[n] ?? 0, y: search.corners.y[n] ?? 0, cost: search.cost[n] ?? 0 })
  }
  return roots
}

/**
 * Spreads every root's straight legs from point to neighbouring point, the shortest paths first. A leg spreads on through points that
 * another root reaches by a little less: its own points beyond them may lie in a wedge thinner than the mesh.
 */
function spread(field: Field, limit: number, isFree: (root: Root, x: number, y: number) => boolean): void {
  const { side, left, low, mesh, lengths, root, roots } = field
  const queue = new Queue()
  const asked = new Uint8Array(side * side * roots.length)
  const offer = (n: number, column: number, row: number): void => {
    const from = roots[n]
    if (!from || column < 0 || row < 0 || column >= side || row >= side) return
    const place = row * side + column
    if (asked[n * side * side + place] === 1) return
    const dx = left + column * mesh - from.x
    const dy = low + row * mesh - from.y
    const length = from.cost + Math.sqrt(dx * dx + dy * dy)
    if (length > limit || length > (lengths[place] as number) + mesh / 2) return
    asked[n * side * side + place] = 1
    queue.push(length, length, place, n)
  }
  roots.forEach((from, n) => {
    const column = Math.floor((from.x - left) / mesh)
    const row = Math.floor((from.y - low) / mesh)
    for (let dy = -1; dy <= 2; dy += 1) for (let dx = -1; dx <= 2; dx += 1) offer(n, column + dx, row + dy)
  })
  while (!queue.isEmpty) {
    const entry = queue.pop()
    const place = queue.nodeOf(entry)
    const n = queue.parentOf(entry)
    const from = roots[n]
    const length = queue.costOf(entry)
    if (!from || length > (lengths[place] as number) + mesh / 2) continue
    const column = place % side
    const row = (place - column) / side
    if (root[place] === -1) {
      if (!isFree(from, left + column * mesh, low + row * mesh)) continue
      lengths[place] = length
      root[place] = n
    }
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) offer(n, column + dx, row + dy)
  }
}

/**
 * How deep every point of the field lies inside the reachable region: what is left of the limit or the room to the nearest obstacle,
 * whichever is less; negative outside. Exact near the rim, where the outline is drawn; far from it only the sign counts.
 */
function measureDepth(field: Field, ground: Ground, r: number, limit: number, avoid: readonly Disc[]): Float64Array {
  const { side, left, low, mesh, lengths } = field
  const depth = new Float64Array(side * side)
  const pieces = new Int32Array(ground.index.count)
  for (let place = 0; place < depth.length; place += 1) {
    const inside = (lengths[place] as number) <= limit
    depth[place] = inside ? mesh : -mesh
    if (!atRim(field, place, inside, limit)) continue
    const column = place % side
    const x = left + column * mesh
    const y = low + ((place - column) / side) * mesh
    const room = roomAt(ground, r, avoid, x, y, 2 * mesh, pieces)
    const rest = limit - (inside ? (lengths[place] as number) : lengthBeyond(field, place, x, y))
    if (inside) depth[place] = Math.max(0, Math.min(rest, room))
    else depth[place] = Math.min(-1, room < 0 ? room : rest < 0 ? rest : -mesh / 2)
  }
  return depth
}

function atRim(field: Field, place: number, inside: boolean, limit: number): boolean {
  const { side, lengths } = field
  const column = place % side
  const row = (place - column) / side
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x += 1) {
      if ((lengths[y * side + x] as number) <= limit !== inside) return true
    }
  }
  return false
}

/** The length of the path to a point out of reach, as if the last leg of a neighbour were drawn out to it. */
function lengthBeyond(field: Field, place: number, x: number, y: number): number {
  const { side, root, roots, lengths } = field
  if ((root[place] as number) >= 0) return lengths[place] as number
  const column = place % side
  const row = (place - column) / side
  let least = Number.POSITIVE_INFINITY
  for (let j = Math.max(0, row - 1); j <= Math.min(side - 1, row + 1); j += 1) {
    for (let i = Math.max(0, column - 1); i <= Math.min(side - 1, column + 1); i += 1) {
      const from = roots[root[j * side + i] as number]
      if (!from) continue
      const length = from.cost + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y))
      if (length < least) least = length
    }
  }
  return least
}

/** How much farther the base could be from the nearest thing that stops it; negative where it is stopped. */
function roomAt(
  ground: Ground,
  r: number,
  avoid: readonly Disc[],
  x: number,
  y: number,
  most: number,
  pieces: Int32Array,
): number {
  let room = Math.min(most, x - r, y - r, ground.width - r - x, ground.height - r - y)
  const reach = r + most
  const found = piecesNear(ground, x - reach, y - reach, x + reach, y + reach, pieces)
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[pieces[n] as number]
    if (piece && !piece.passable) room = Math.min(room, signedDistance(piece.outline, x, y) - r + EPSILON)
  }
  for (const disc of avoid) {
    const dx = x - disc.x
    const dy = y - disc.y
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - disc.r - r - EPSILON)
  }
  return room
}
