import { discToOutline, type Ground, type Outline, type Point, standsFree } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Edge } from '../state/table.ts'
import { baseRadius } from './figures.ts'
import { centreDepth, edgeLength, FACING, toEdge, zonePoint } from './zone.ts'

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

/** SETUP-13: regions of the table that are joined for a base, found by flood. */
export function walkwaysOf(ground: Ground, r: number): Walkways {
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

/** SETUP-13: can a base that starts in the zone facing `edge` come to touch the outline. */
export function canReach(ground: Ground, rules: RuleSet, ways: Walkways, edge: Edge, outline: Outline): boolean {
  const starts = new Set<number>()
  const depth = centreDepth(rules)
  for (let i = 0; i < ways.region.length; i++) {
    const region = ways.region[i] ?? 0
    if (region > 0 && toEdge(ground, FACING[edge], gridPoint(ways, i)) <= depth) starts.add(region)
  }
  const r = baseRadius(rules)
  for (let i = 0; i < ways.region.length; i++) {
    if (!starts.has(ways.region[i] ?? 0)) continue
    const { x, y } = gridPoint(ways, i)
    if (discToOutline(outline, x, y, r) <= GRID * 1.5) return true
  }
  return false
}
