import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { legFree } from '../paths/legFree.ts'
import { Queue } from '../paths/queue.ts'
import { type Search, searchCorners } from '../paths/search.ts'
import type { Point } from '../point.ts'

/** The finest mesh worth drawing, and the most meshes from the start to the limit. */
const FINEST = 150
const MOST = 80

/** A lattice of points around the start, each with the length of its shortest way where there is one. */
export interface Field {
  readonly mesh: number
  readonly side: number
  readonly left: number
  readonly low: number
  readonly way: Float64Array
  /** The corner from which a point's last leg comes, −1 where no way was found. */
  readonly root: Int32Array
  readonly roots: readonly Root[]
}

export interface Root {
  readonly x: number
  readonly y: number
  readonly cost: number
}

export function measureWays(ground: Ground, r: number, from: Point, limit: number, avoid: readonly Disc[]): Field {
  const mesh = Math.max(FINEST, Math.ceil(limit / MOST))
  const reach = Math.ceil(limit / mesh) + 2
  const side = 2 * reach + 1
  const field: Field = {
    mesh,
    side,
    left: from.x - reach * mesh,
    low: from.y - reach * mesh,
    way: new Float64Array(side * side).fill(Number.POSITIVE_INFINITY),
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
 * Spreads every root's straight legs from point to neighbouring point, the shortest ways first. A leg spreads on through points that
 * another root reaches by a little less: its own points beyond them may lie in a wedge thinner than the mesh.
 */
function spread(field: Field, limit: number, isFree: (root: Root, x: number, y: number) => boolean): void {
  const { side, left, low, mesh, way, root, roots } = field
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
    if (length > limit || length > (way[place] as number) + mesh / 2) return
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
    if (!from || length > (way[place] as number) + mesh / 2) continue
    const column = place % side
    const row = (place - column) / side
    if (root[place] === -1) {
      if (!isFree(from, left + column * mesh, low + row * mesh)) continue
      way[place] = length
      root[place] = n
    }
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) offer(n, column + dx, row + dy)
  }
}
