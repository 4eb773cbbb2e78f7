import { discToOutline, type Ground, type Outline, type Point, standsFree } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Edge } from '../state/table.ts'
import { baseRadius } from './figures.ts'
import { centreDepth, edgeLength, type Size, toEdge, zonePoint } from './zone.ts'

/** Half the base of the usual figure: fine enough for every gap that a base fits through with ease. */
const GRID = 250

/** How many bases find room side by side in the zone of an edge. */
export function roomInZone(ground: Ground, rules: RuleSet, edge: Edge, wanted: number): number {
  const r = baseRadius(rules)
  let found = 0
  for (let depth = r; depth <= centreDepth(rules); depth += 2 * r) {
    for (let along = r; along <= edgeLength(ground, edge) - r; along += 2 * r) {
      if (standsFree(ground, r, zonePoint(ground, edge, along, depth), [])) found++
      if (found >= wanted) return found
    }
  }
  return found
}

/** Where a base can go at all: the free points of a grid, joined where it can step from one to the next. */
export interface Walkways {
  readonly columns: number
  readonly rows: number
  /** The region a grid point belongs to; 0 = no base can stand there. */
  readonly region: Int32Array
}

const gridPoint = (ways: Walkways, i: number): Point => ({
  x: (i % ways.columns) * GRID,
  y: Math.floor(i / ways.columns) * GRID,
})

const walkwayCache = new WeakMap<Ground, { readonly r: number; readonly ways: Walkways }>()

/** SETUP-13: regions of the table that are joined for a base. */
export function walkwaysOf(ground: Ground, r: number): Walkways {
  const found = walkwayCache.get(ground)
  if (found?.r === r) return found.ways
  const ways = flooded(ground, r)
  walkwayCache.set(ground, { r, ways })
  return ways
}

function flooded(ground: Ground, r: number): Walkways {
  const columns = Math.floor(ground.width / GRID) + 1
  const rows = Math.floor(ground.height / GRID) + 1
  const ways = { columns, rows, region: new Int32Array(columns * rows) }
  const free = new Uint8Array(columns * rows)
  for (let i = 0; i < free.length; i++) free[i] = standsFree(ground, r, gridPoint(ways, i), []) ? 1 : 0
  let regions = 0
  for (let i = 0; i < free.length; i++) if (free[i] === 1 && ways.region[i] === 0) flood(ways, free, i, ++regions)
  return ways
}

function flood(ways: Walkways, free: Uint8Array, start: number, region: number): void {
  const queue = [start]
  ways.region[start] = region
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % ways.columns
    for (const next of [x > 0 ? i - 1 : -1, x < ways.columns - 1 ? i + 1 : -1, i - ways.columns, i + ways.columns]) {
      if (next < 0 || next >= free.length || free[next] !== 1 || ways.region[next] !== 0) continue
      ways.region[next] = region
      queue.push(next)
    }
  }
}

/** The regions in which a base may be deployed at this edge. */
export function regionsAt(size: Size, rules: RuleSet, ways: Walkways, edge: Edge): ReadonlySet<number> {
  const regions = new Set<number>()
  const depth = centreDepth(rules)
  for (let i = 0; i < ways.region.length; i++) {
    const region = ways.region[i] ?? 0
    if (region > 0 && toEdge(size, edge, gridPoint(ways, i)) <= depth) regions.add(region)
  }
  return regions
}

/** SETUP-13: can a base that may stand in these regions come to touch the outline. */
export function canTouch(ways: Walkways, r: number, regions: ReadonlySet<number>, outline: Outline): boolean {
  const reach = r + GRID * 1.5
  const { left, right, top, bottom } = boxOf(outline)
  for (let row = gridFloor(top - reach); row <= Math.min(ways.rows - 1, gridFloor(bottom + reach) + 1); row++) {
    for (
      let column = gridFloor(left - reach);
      column <= Math.min(ways.columns - 1, gridFloor(right + reach) + 1);
      column++
    ) {
      const i = row * ways.columns + column
      if (!regions.has(ways.region[i] ?? 0)) continue
      if (discToOutline(outline, column * GRID, row * GRID, r) <= GRID * 1.5) return true
    }
  }
  return false
}

const gridFloor = (length: number): number => Math.max(0, Math.floor(length / GRID))

function boxOf(outline: Outline) {
  if (outline.kind === 'disc') {
    const { x, y, r } = outline
    return { left: x - r, right: x + r, top: y - r, bottom: y + r }
  }
  const xs = outline.points.map(({ x }) => x)
  const ys = outline.points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
