import type { Ground } from '../ground.ts'
import type { Disc, Point } from '../shapes.ts'
import { legFree } from '../sweep/blocked.ts'
import { type Corners, createCorners, gatherCorners, OVERSHOOT, type Trip } from './corners.ts'
import { Queue } from './queue.ts'

const START = 0
const GOAL = 1

/** A taut path leaves a corner along the obstacle; rounded corners and a start in contact bend that by this much. */
const BEND = 3
const BEND_AT_END = 16

/** A search over corners: those that were reached, each with its shortest path from the start, and those that are queued. */
export interface Search {
  readonly corners: Corners
  readonly queue: Queue
  reached: Uint8Array
  cost: Float64Array
  parent: Int32Array
}

/**
 * The one search, overwritten by the next: its lists of some thousand numbers would take longer to allocate than most
 * paths take to find.
 */
const shared: Search = {
  corners: createCorners(),
  queue: new Queue(),
  reached: new Uint8Array(0),
  cost: new Float64Array(0),
  parent: new Int32Array(0),
}

/**
 * MOVE-01, MOVE-06 to MOVE-08: the shortest path of a base of radius r between two points that is never blocked, never touches
 * what it avoids and is no longer than the limit, as its corners in 1/1000 u; `undefined` where there is none.
 */
export function shortestPath(
  ground: Ground,
  r: number,
  from: Point,
  to: Point,
  limit: number,
  avoid: readonly Disc[],
): Point[] | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (Math.sqrt(dx * dx + dy * dy) > limit) return undefined
  if (dx === 0 && dy === 0) return standsFree(ground, r, from, avoid) ? [{ x: from.x, y: from.y }] : undefined
  if (legFree(ground, r, avoid, from.x, from.y, to.x, to.y)) return [from, to].map(({ x, y }) => ({ x, y }))
  if (!standsFree(ground, r, from, avoid) || !standsFree(ground, r, to, avoid)) return undefined
  const search = searchCorners({ ground, r, from, to, limit, avoid, gate: 2 * OVERSHOOT })
  return search.reached[GOAL] === 1 ? trace(search) : undefined
}

/** MOVE-06 to MOVE-08: whether a base of radius r may stand at the point: not blocked and not touching what it avoids. */
export function standsFree(ground: Ground, r: number, at: Point, avoid: readonly Disc[]): boolean {
  return legFree(ground, r, avoid, at.x, at.y, at.x, at.y)
}

function trace(search: Search): Point[] {
  const path: Point[] = []
  let node = GOAL
  for (;;) {
    path.push({ x: search.corners.x[node] ?? 0, y: search.corners.y[node] ?? 0 })
    if (node === START) return path.reverse()
    node = search.parent[node] ?? START
  }
}

/**
 * Lazy A*: legs are queued unchecked, and one is swept only when it is the most promising. With a goal the search stops there;
 * without one it reaches every corner within the limit. The answer is overwritten by the next search.
 */
export function searchCorners(trip: Trip): Search {
  const search = shared
  const { corners, queue } = search
  gatherCorners(corners, trip)
  if (search.reached.length < corners.x.length) {
    search.reached = new Uint8Array(corners.x.length)
    search.cost = new Float64Array(corners.x.length)
    search.parent = new Int32Array(corners.x.length)
  }
  const { ground, r, avoid, limit } = trip
  const hasGoal = trip.to !== undefined
  const { reached, cost, parent } = search
  reached.fill(0, 0, corners.count)
  queue.clear()
  queue.push(0, 0, START, START)
  while (!queue.isEmpty) {
    const entry = queue.pop()
    const node = queue.nodeOf(entry)
    if (reached[node] === 1) continue
    const from = queue.parentOf(entry)
    const { x, y } = corners
    if (
      node !== START &&
      !legFree(ground, r, avoid, x[from] as number, y[from] as number, x[node] as number, y[node] as number)
    ) {
      continue
    }
    reached[node] = 1
    cost[node] = queue.costOf(entry)
    parent[node] = from
    if (node === GOAL) break
    queueFrom(search, node, from, hasGoal, limit)
  }
  return search
}

function queueFrom(search: Search, node: number, from: number, hasGoal: boolean, limit: number): void {
  const { corners, queue, reached, cost } = search
  const { x, y } = corners
  const ax = x[node] as number
  const ay = y[node] as number
  const soFar = cost[node] as number
  const goalX = x[GOAL] as number
  const goalY = y[GOAL] as number
  for (let next = hasGoal ? GOAL : GOAL + 1; next < corners.count; next += 1) {
    if (reached[next] === 1) continue
    const bx = x[next] as number
    const by = y[next] as number
    const length = soFar + Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    const rest = hasGoal ? Math.sqrt((goalX - bx) * (goalX - bx) + (goalY - by) * (goalY - by)) : 0
    if (length + rest > limit) continue
    const bend = node === START || next === GOAL ? BEND_AT_END : BEND
    if (!taut(corners, node, bx - ax, by - ay, bend) || !taut(corners, next, bx - ax, by - ay, bend)) continue
    if (from !== START && !bendsRound(corners, node, from, bx, by)) continue
    queue.push(length + rest, length, next, node)
  }
}

/** Whether a leg along (dx, dy) passes the corner's obstacle on one side. */
function taut({ backX, backY, onX, onY }: Corners, node: number, dx: number, dy: number, bend: number): boolean {
  const back = dx * (backY[node] as number) - dy * (backX[node] as number)
  const on = dx * (onY[node] as number) - dy * (onX[node] as number)
  return (back >= -bend && on >= -bend) || (back <= bend && on <= bend)
}

/** Whether the path turns towards the obstacle at the corner, as a tight string would. */
function bendsRound(corners: Corners, node: number, from: number, bx: number, by: number): boolean {
  const { x, y, backX, backY, onX, onY } = corners
  const ax = x[node] as number
  const ay = y[node] as number
  const inX = ax - (x[from] as number)
  const inY = ay - (y[from] as number)
  const side =
    inX * ((backY[node] as number) + (onY[node] as number)) - inY * ((backX[node] as number) + (onX[node] as number))
  const bending = inX * (by - ay) - inY * (bx - ax)
  const allowance = BEND_AT_END * Math.sqrt(inX * inX + inY * inY)
  return (side >= 0 && bending >= -allowance) || (side <= 0 && bending <= allowance)
}
