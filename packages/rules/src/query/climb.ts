import { contains, type Outline, type Point } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Element, Table } from '../state/table.ts'

/** What the climbs of one Move cost and whether they are too many for it (MOVE-04). */
export interface ClimbBill {
  readonly climbs: number
  /** AT for the whole Move. */
  readonly tokens: number
  readonly tooMany: boolean
}

const MOVE_TOKENS = 1

/** MOVE-04: the price of a Move along this way of the base's centre. */
export function climbBill(rules: RuleSet, table: Table, path: readonly Point[]): ClimbBill {
  const climbs = countClimbs(rules, table, path)
  if (climbs === 0) return { climbs, tokens: MOVE_TOKENS, tooMany: false }
  const price = rules.climbPrice
  return {
    climbs,
    tokens: 'total' in price ? price.total : MOVE_TOKENS + price.extra * climbs,
    tooMany: rules.climbsPerMove !== null && climbs > rules.climbsPerMove,
  }
}

/** MOVE-04: elevated pieces cost a climb up and a climb down, obstacles one for getting over; LOS-10 frees scenic bases. */
function countClimbs(rules: RuleSet, table: Table, path: readonly Point[]): number {
  let climbs = 0
  for (const element of table.elements) {
    const kind = climbKind(rules, element)
    if (!kind || !mayMeet(element.outline, path)) continue
    const crossings = countCrossings(element.outline, path)
    climbs += kind === 'elevated' ? crossings.in + crossings.out : crossings.in
  }
  return climbs
}

/** HOUSE-03: climbs and obstacles, whatever they cost on foot. */
export const crossesObstacle = ({ elements }: Table, path: readonly Point[]): boolean =>
  elements.some(({ elevated, obstacle, scenicBase, outline }) => {
    if (scenicBase || !(elevated || obstacle) || !mayMeet(outline, path)) return false
    const crossings = countCrossings(outline, path)
    return crossings.in + crossings.out > 0
  })

/** MOVE-04: getting over it costs AT here. */
export const isClimb = (rules: RuleSet, element: Element): boolean => climbKind(rules, element) !== undefined

function climbKind(rules: RuleSet, element: Element): 'elevated' | 'obstacle' | undefined {
  if (element.scenicBase) return undefined
  const kind = element.elevated ? 'elevated' : element.obstacle ? 'obstacle' : undefined
  return kind && rules.climbAppliesTo.includes(kind) ? kind : undefined
}

/** How often the centre comes in and goes out; a centre that rests on the rim is in, one that grazes it in passing is not. */
export function countCrossings(
  outline: Outline,
  path: readonly Point[],
): { readonly in: number; readonly out: number } {
  const first = path[0]
  const last = path[path.length - 1]
  if (!first || !last) return { in: 0, out: 0 }
  let inside = contains(outline, first)
  let into = 0
  let out = 0
  const pass = (now: boolean): void => {
    if (now && !inside) into += 1
    if (!now && inside) out += 1
    inside = now
  }
  for (let i = 1; i < path.length; i += 1) {
    const a = path[i - 1]
    const b = path[i]
    if (!a || !b) continue
    const cuts = cutsOf(outline, a, b)
    for (let n = 1; n < cuts.length; n += 1) {
      const from = cuts[n - 1] ?? 0
      const to = cuts[n] ?? 1
      if (to <= from) continue
      const t = (from + to) / 2
      pass(contains(outline, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }))
    }
  }
  pass(contains(outline, last))
  return { in: into, out }
}

/** Where the leg a–b meets the rim, as shares of its length, with both ends. */
function cutsOf(outline: Outline, a: Point, b: Point): readonly number[] {
  const cuts = [0, 1]
  if (outline.kind === 'disc') cutCircle(cuts, outline.x, outline.y, outline.r, a, b)
  else {
    let from = outline.points[outline.points.length - 1]
    for (const to of outline.points) {
      if (from) cutEdge(cuts, from, to, a, b)
      from = to
    }
  }
  return cuts.sort((one, other) => one - other)
}

function cutCircle(cuts: number[], x: number, y: number, r: number, a: Point, b: Point): void {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  if (length === 0) return
  const middle = ((x - a.x) * dx + (y - a.y) * dy) / length
  const across = (x - a.x) * dy - (y - a.y) * dx
  const half = r * r * length - across * across
  if (half <= 0) return
  const reach = Math.sqrt(half) / length
  for (const t of [middle - reach, middle + reach]) if (t > 0 && t < 1) cuts.push(t)
}

function cutEdge(cuts: number[], from: Point, to: Point, a: Point, b: Point): void {
  const ex = to.x - from.x
  const ey = to.y - from.y
  const one = ex * (a.y - from.y) - ey * (a.x - from.x)
  const other = ex * (b.y - from.y) - ey * (b.x - from.x)
  if (one === other || (one > 0 && other > 0) || (one < 0 && other < 0)) {
    if (one === 0 && other === 0) for (const end of [from, to]) cutAt(cuts, end, a, b)
    return
  }
  const t = one / (one - other)
  const along = (a.x + (b.x - a.x) * t - from.x) * ex + (a.y + (b.y - a.y) * t - from.y) * ey
  if (along >= 0 && along <= ex * ex + ey * ey && t > 0 && t < 1) cuts.push(t)
}

/** A corner of an edge that runs along the leg. */
function cutAt(cuts: number[], corner: Point, a: Point, b: Point): void {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const t = ((corner.x - a.x) * dx + (corner.y - a.y) * dy) / (dx * dx + dy * dy)
  if (t > 0 && t < 1) cuts.push(t)
}

function mayMeet(outline: Outline, path: readonly Point[]): boolean {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const { x, y } of path) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  if (outline.kind === 'disc') {
    const { x, y, r } = outline
    return x + r >= minX && x - r <= maxX && y + r >= minY && y - r <= maxY
  }
  const { points } = outline
  return (
    points.some((p) => p.x >= minX) &&
    points.some((p) => p.x <= maxX) &&
    points.some((p) => p.y >= minY) &&
    points.some((p) => p.y <= maxY)
  )
}
