import { blockedAt, type Disc, type Ground, inContact, type Point, UNIT } from '@tactic48/geometry'

const MESH = UNIT / 4
const DIAGONAL = Math.SQRT2

/** The usual way: A* over squares of 0.25 u with eight neighbours; the length of what it finds, −1 for nothing. */
export function lengthOnGrid(
  ground: Ground,
  r: number,
  from: Point,
  to: Point,
  limit: number,
  avoid: readonly Disc[],
): number {
  const reach = Math.ceil(limit / MESH) + 1
  const side = 2 * reach + 1
  const cost = new Float64Array(side * side).fill(Number.POSITIVE_INFINITY)
  const state = new Uint8Array(side * side)
  const goal = (Math.round((to.y - from.y) / MESH) + reach) * side + Math.round((to.x - from.x) / MESH) + reach
  const open: { place: number; key: number }[] = []
  const start = reach * side + reach
  cost[start] = 0
  open.push({ place: start, key: 0 })
  for (;;) {
    const top = pop(open)
    if (!top) return -1
    if (top.place === goal) return (cost[goal] ?? 0) * MESH
    if (state[top.place] === 2) continue
    state[top.place] = 2
    const column = top.place % side
    const row = (top.place - column) / side
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const i = column + dx
        const j = row + dy
        const place = j * side + i
        if (i < 0 || j < 0 || i >= side || j >= side || state[place] === 2 || place === top.place) continue
        const length = (cost[top.place] ?? 0) + (dx !== 0 && dy !== 0 ? DIAGONAL : 1)
        if (length >= (cost[place] ?? 0)) continue
        const x = from.x + (i - reach) * MESH
        const y = from.y + (j - reach) * MESH
        const rest = Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y)) / MESH
        if ((length + rest) * MESH > limit) continue
        if (state[place] === 0) state[place] = stands(ground, { x, y, r }, avoid) ? 1 : 2
        if (state[place] === 2) continue
        cost[place] = length
        push(open, { place, key: length + rest })
      }
    }
  }
}

function stands(ground: Ground, base: Disc, avoid: readonly Disc[]): boolean {
  return !blockedAt(ground, base.x, base.y, base.r) && !avoid.some((disc) => inContact(base, disc))
}

type Heap = { place: number; key: number }[]

function push(heap: Heap, entry: Heap[number]): void {
  let place = heap.length
  heap.push(entry)
  while (place > 0) {
    const above = (place - 1) >> 1
    const parent = heap[above]
    if (!parent || parent.key <= entry.key) break
    heap[place] = parent
    place = above
  }
  heap[place] = entry
}

function pop(heap: Heap): Heap[number] | undefined {
  const top = heap[0]
  const entry = heap.pop()
  if (!top || !entry || heap.length === 0) return top
  let place = 0
  for (;;) {
    let below = 2 * place + 1
    const left = heap[below]
    const right = heap[below + 1]
    if (!left) break
    if (right && right.key < left.key) below += 1
    const child = heap[below]
    if (!child || child.key >= entry.key) break
    heap[place] = child
    place = below
  }
  heap[place] = entry
  return top
}
