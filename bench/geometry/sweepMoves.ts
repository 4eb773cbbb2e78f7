import { createTrack, type Disc, type Ground, type Point, type Track, UNIT } from '@tactic48/geometry'
import type { SightTable } from './sightTables.ts'

/** One Move: the base that makes it, its way, the bases that it may run into and what watches it. */
export interface Move {
  readonly ground: Ground
  readonly figure: Disc
  readonly track: Track
  readonly others: readonly Disc[]
  readonly area: { readonly x: number; readonly y: number; readonly radius: number }
  readonly observer: Disc
}

/** A place to go to, past every second figure of the table. */
export interface Trip {
  readonly ground: Ground
  readonly from: Point
  readonly to: Point
  readonly limit: number
  readonly enemies: readonly Disc[]
}

/** Full Moves of 6 u that end on the table, some of them against scenery, each with an Opportunity Fire area near its end. */
export function createMoves(tables: readonly SightTable[], count: number): Move[] {
  const below = chanceFrom(9)
  const moves: Move[] = []
  while (moves.length < count) {
    const table = tables[moves.length % tables.length]
    const figure = table?.figures[below(table.figures.length)]
    const observer = table?.figures[below(table.figures.length)]
    if (!table || !figure || !observer || figure === observer) continue
    const to = somewhere(figure, 6 * UNIT, below)
    if (!to || !holds(table.ground, to, figure.r)) continue
    moves.push({
      ground: table.ground,
      figure,
      track: createTrack([{ x: figure.x, y: figure.y }, to]),
      others: table.figures.filter((other) => other !== figure),
      area: { x: to.x + below(4 * UNIT) - 2 * UNIT, y: to.y + below(4 * UNIT) - 2 * UNIT, radius: 3900 },
      observer,
    })
  }
  return moves
}

/** Goals from half the limit to the whole of it away as the crow flies; some are out of reach or not free. */
export function createTrips(tables: readonly SightTable[], limit: number, count: number): Trip[] {
  const below = chanceFrom(limit)
  const trips: Trip[] = []
  while (trips.length < count) {
    const table = tables[trips.length % tables.length]
    const from = table?.figures[2 * below(table.figures.length / 2)]
    if (!table || !from) continue
    const to = somewhere(from, limit / 2 + below(limit / 2), below)
    if (!to || !holds(table.ground, to, 500)) continue
    trips.push({ ground: table.ground, from, to, limit, enemies: table.figures.filter((_, i) => i % 2 === 1) })
  }
  return trips
}

function somewhere(from: Point, far: number, below: (n: number) => number): Point | undefined {
  const dx = below(2001) - 1000
  const dy = below(2001) - 1000
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0 || length > 1000) return undefined
  return { x: from.x + Math.round((dx * far) / length), y: from.y + Math.round((dy * far) / length) }
}

function holds(ground: Ground, point: Point, r: number): boolean {
  return point.x >= r && point.y >= r && point.x <= ground.width - r && point.y <= ground.height - r
}

/** Equal numbers on every run: a linear congruence is random enough to scatter moves. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}
