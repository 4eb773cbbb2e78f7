import { type Corners, createCorners } from './corners.ts'
import { gatherCorners } from './gather.ts'
import { legFree } from './legFree.ts'
import { Queue } from './queue.ts'
import type { Trip } from './trip.ts'

export const START = 0
export const GOAL = 1

/** A taut path leaves a corner along the obstacle; rounded corners and a start in contact bend that by this much. */
const BEND = 3
const BEND_AT_END = 16

/** What a search has found: corners that were reached, each with its shortest way from the start. */
export interface Search {
  readonly corners: Corners
  reached: Uint8Array
  cost: Float64Array
  parent: Int32Array
}

const search: Search = {
  corners: createCorners(),
  reached: new Uint8Array(0),
  cost: new Float64Array(0),
  parent: new Int32Array(0),
}
const queue = new Queue()

/**
 * Lazy A*: ways are queued unseen, and a leg is swept only when it is the most promising. With a goal it stops there; without one it
 * reaches every corner within the limit. The answer is overwritten by the next search.
 */
export function searchCorners(trip: Trip): Search {
  const { corners } = search
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
    queueFrom(node, from, hasGoal, limit)
  }
  return search
}

function queueFrom(node: number, from: number, hasGoal: boolean, limit: number): void {
  const { corners, reached, cost } = search
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
    const way = soFar + Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    const rest = hasGoal ? Math.sqrt((goalX - bx) * (goalX - bx) + (goalY - by) * (goalY - by)) : 0
    if (way + rest > limit) continue
    const bend = node === START || next === GOAL ? BEND_AT_END : BEND
    if (!taut(node, bx - ax, by - ay, bend) || !taut(next, bx - ax, by - ay, bend)) continue
    if (from !== START && !bendsRound(node, from, bx, by)) continue
    queue.push(way + rest, way, next, node)
  }
}

/** Whether a leg along (dx, dy) passes the corner's obstacle on one side. */
function taut(node: number, dx: number, dy: number, bend: number): boolean {
  const { backX, backY, onX, onY } = search.corners
  const back = dx * (backY[node] as number) - dy * (backX[node] as number)
  const on = dx * (onY[node] as number) - dy * (onX[node] as number)
  return (back >= -bend && on >= -bend) || (back <= bend && on <= bend)
}

/** Whether the path turns towards the obstacle at the corner, as a tight string would. */
function bendsRound(node: number, from: number, bx: number, by: number): boolean {
  const { x, y, backX, backY, onX, onY } = search.corners
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
