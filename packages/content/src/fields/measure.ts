import { type Disc, type Ground, type Point, shortestPath, sightClass, standsFree } from '@tactic48/geometry'
import { EDGES, type Edge, type Element, groundOf, ruleSetOf, sightRulesOf, type Table } from '@tactic48/rules'
import { atEdge, overlapsOf } from './overlaps.ts'
import { gapBetween } from './plane.ts'
import { freeLines, linesBetween } from './screen.ts'

/** What one edge of a table offers to who deploys there. */
export interface EdgeMeasure {
  /** Of all the spots within a Move of the zone, seen from the middle of the table: the share that is in cover or out of sight. */
  readonly cover: number
  /** From the zone to the objective that takes longest, in Moves of 5 u. */
  readonly steps: number
}

export interface FieldMeasure {
  /** Lines of sight between facing deployment zones: none = nobody is shot before somebody has moved. */
  readonly shots: number
  readonly edges: { readonly [edge in Edge]: EdgeMeasure }
  /** Cover of the worse edge by that of the better one facing it; 1 = equal. */
  readonly coverRatio: number
  /** Difference between facing edges, in Moves. */
  readonly stepsApart: number
  readonly fair: boolean
  /** Pairs of pieces one of which is over the other. */
  readonly overlaps: number
  /** Pieces other than boundaries and growth that come to the edge of the table. */
  readonly atEdge: number
  /** Bases side by side in the fullest deployment zone. */
  readonly room: number
}

const BASE = 500
const ZONE = 5000
const MOVE = 5000
const FAIR = { cover: 0.9, steps: 1 } as const
const SIGHT = sightRulesOf(ruleSetOf({ qs: 'qs-en' }))

/** The engine's own sight and paths over a table; edges are compared with those that face them. */
export function measureField(table: Table): FieldMeasure {
  const ground = groundOf({ table })
  const shots = freeLines(ground, linesBetween({ width: table.width / 1000, height: table.height / 1000 })).length
  const measured = Object.fromEntries(
    EDGES.map((edge) => [edge, { cover: coverAt(ground, edge), steps: stepsFrom(table, ground, edge) }]),
  ) as { readonly [edge in Edge]: EdgeMeasure }
  const pairs = [
    [measured.north, measured.south],
    [measured.east, measured.west],
  ] as const
  const coverRatio = Math.min(...pairs.map(([a, b]) => Math.min(a.cover, b.cover) / Math.max(a.cover, b.cover)))
  const stepsApart = Math.max(...pairs.map(([a, b]) => Math.abs(a.steps - b.steps)))
  const fair = shots === 0 && coverRatio >= FAIR.cover && stepsApart <= FAIR.steps
  const room = Math.min(...EDGES.map((edge) => roomAt(ground, edge)))
  const [overlaps, edging] = [overlapsOf(table).length, atEdge(table).length]
  return { shots, edges: measured, coverRatio, stepsApart, fair, overlaps, atEdge: edging, room }
}

/** SETUP-09: how many bases find room in a zone, in rows. */
function roomAt(ground: Ground, edge: Edge): number {
  let found = 0
  for (let depth = BASE; depth <= ZONE; depth += 2 * BASE)
    for (let along = BASE; along <= lengthOf(ground, edge) - BASE; along += 2 * BASE)
      if (standsFree(ground, BASE, spotAt(ground, edge, along, depth), [])) found++
  return found
}

const isUpright = (edge: Edge): boolean => edge === 'north' || edge === 'south'

/** A spot so far along an edge and so deep into the table. */
function spotAt({ width, height }: Pick<Ground, 'width' | 'height'>, edge: Edge, along: number, depth: number): Point {
  if (edge === 'north') return { x: along, y: depth }
  if (edge === 'south') return { x: width - along, y: height - depth }
  return edge === 'west' ? { x: depth, y: height - along } : { x: width - depth, y: along }
}

const lengthOf = ({ width, height }: Pick<Ground, 'width' | 'height'>, edge: Edge): number =>
  isUpright(edge) ? width : height
const depthOf = ({ width, height }: Pick<Ground, 'width' | 'height'>, edge: Edge): number =>
  isUpright(edge) ? height : width

/** Places side by side, as many on every edge. */
const COLUMNS = 16
const ROWS = 8
const VIEWS = 9

function coverAt(ground: Ground, edge: Edge): number {
  const length = lengthOf(ground, edge)
  const disc = (along: number, depth: number): Disc => ({
    ...spotAt(ground, edge, Math.round(along), Math.round(depth)),
    r: BASE,
  })
  const free = (spot: Disc): boolean => standsFree(ground, BASE, spot, [])
  const views = Array.from({ length: VIEWS }, (_, i) =>
    disc(BASE + ((length - 2 * BASE) * i) / (VIEWS - 1), depthOf(ground, edge) / 2),
  )
  let covered = 0
  let all = 0
  for (let i = 0; i < COLUMNS; i++)
    for (let j = 0; j < ROWS; j++) {
      const spot = disc(
        BASE + ((length - 2 * BASE) * i) / (COLUMNS - 1),
        BASE + ((ZONE + MOVE - BASE) * j) / (ROWS - 1),
      )
      if (!free(spot)) continue
      for (const view of views) {
        all += 1
        if (sightClass(ground, view, spot, SIGHT, []) !== 'open') covered += 1
      }
    }
  return all === 0 ? 0 : covered / all
}

const STARTS = 5

/** SETUP-13: the pieces in the facing zone are what may be named; the way ends where the base touches one. */
function stepsFrom(table: Table, ground: Ground, edge: Edge): number {
  const length = lengthOf(ground, edge)
  const starts = Array.from({ length: STARTS }, (_, i) =>
    spotAt(ground, edge, Math.round((length * (i + 0.5)) / STARTS), ZONE),
  )
    .map((spot) => beside(ground, spot))
    .filter((spot) => spot !== undefined)
  const ways = table.elements
    .filter((element) => element.cover !== 'none' && isInFacingZone(ground, edge, element))
    .map((element) =>
      Math.min(...goalsAt(ground, element).flatMap((goal) => starts.map((start) => wayLength(ground, start, goal)))),
    )
    .filter((way) => Number.isFinite(way))
  return ways.length === 0 ? 0 : Math.max(...ways) / MOVE
}

/** The spot, or the nearest beside it where a base can stand. */
function beside(ground: Ground, { x, y }: Point): Point | undefined {
  for (let off = 0; off <= 3000; off += 500)
    for (const [dx, dy] of [
      [off, 0],
      [-off, 0],
      [0, off],
      [0, -off],
    ] as const) {
      const spot = { x: x + dx, y: y + dy }
      const isOn = spot.x >= BASE && spot.y >= BASE && spot.x <= ground.width - BASE && spot.y <= ground.height - BASE
      if (isOn && standsFree(ground, BASE, spot, [])) return spot
    }
  return undefined
}

function isInFacingZone(ground: Ground, edge: Edge, { outline }: Element): boolean {
  const far = (point: Point): number => {
    if (edge === 'north') return ground.height - point.y
    if (edge === 'south') return point.y
    return edge === 'west' ? ground.width - point.x : point.x
  }
  return outline.kind === 'disc' ? far(outline) - outline.r <= ZONE : outline.points.some((point) => far(point) <= ZONE)
}

/** Where a base touches the piece, or nearly. */
function goalsAt(ground: Ground, { outline }: Element): readonly Point[] {
  const points = outline.kind === 'disc' ? [outline] : outline.points
  const out = (outline.kind === 'disc' ? outline.r : 0) + BASE + 20
  return points
    .flatMap(({ x, y }) => [
      { x: x + out, y },
      { x: x - out, y },
      { x, y: y + out },
      { x, y: y - out },
    ])
    .filter(
      (spot) =>
        spot.x >= BASE &&
        spot.y >= BASE &&
        spot.x <= ground.width - BASE &&
        spot.y <= ground.height - BASE &&
        standsFree(ground, BASE, spot, []),
    )
    .slice(0, 4)
}

function wayLength(ground: Ground, from: Point, to: Point): number {
  const path = shortestPath(ground, BASE, from, to, 3 * (ground.width + ground.height), [])
  if (!path) return Number.POSITIVE_INFINITY
  return path.slice(1).reduce((sum, point, i) => sum + gapBetween(point, path[i] ?? point), 0)
}
