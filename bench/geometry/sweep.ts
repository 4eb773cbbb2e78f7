import { firstInside, firstSeenInside, firstStop, lastFree, reachOutline, shortestPath, UNIT } from '@tactic48/geometry'
import { against, alone, type Figure } from '../figure.ts'
import { lengthOnGrid } from './pathsOnGrid.ts'
import { companyTables, typicalTables } from './sightTables.ts'
import { heapOf, rateOf } from './sweepClock.ts'
import { createMoves, createTrips, type Move, type Trip } from './sweepMoves.ts'
import { steppedEntry, steppedStop, steppedTrigger } from './sweepStepping.ts'

const STEPPING = 'steps of 0.1 u'
const GRID = 'A* on squares of 0.25 u'

/** Rates are answers a second; heap figures are bytes a query. */
export function* sweepFigures(): Generator<Figure> {
  for (const [name, tables] of [
    ['typical', typicalTables(8)],
    ['company', companyTables(1)],
  ] as const) {
    const moves = createMoves(tables, 384)
    yield against(`sweep/${name}/vs-stepping`, rateOf(moves, stops, 2000), STEPPING, rateOf(moves, steppedStop, 40))
    yield against(`sweep/${name}/entry`, rateOf(moves, enters, 2000), STEPPING, rateOf(moves, steppedEntry, 200))
    yield against(
      `sweep/${name}/entry-and-sight`,
      rateOf(moves, triggers, 60),
      STEPPING,
      rateOf(moves, steppedTrigger, 60),
    )
    yield alone(`sweep/${name}/heap-per-query`, heapOf(moves, asksAll), 'less')
    yield alone(`sweep/${name}/heap-with-sight`, heapOf(moves, triggers), 'less')
    for (const reach of [6, 12]) {
      const trips = createTrips(tables, reach * UNIT, 192)
      yield against(`paths/${name}/${reach}u`, rateOf(trips, finds, 20), GRID, rateOf(trips, findsOnGrid, 2))
      yield alone(`reach/${name}/${reach}u`, rateOf(trips.slice(0, 16), reaches, 2))
    }
  }
}

/** Where a Move ends: at scenery, at the edge of the table or at another base. */
function stops({ ground, track, figure, others }: Move): boolean {
  return firstStop(ground, track, figure.r, others, 0, track.steps) >= 0
}

function enters({ track, area }: Move): boolean {
  return firstInside(track, area.x, area.y, area.radius, 0, track.steps) >= 0
}

/** OF-03: the first point in the area and in sight. */
function triggers({ ground, track, figure, area, observer }: Move): boolean {
  return firstSeenInside(ground, track, figure.r, area, observer, 0, track.steps) >= 0
}

function asksAll(move: Move): boolean {
  const stopped = stops(move)
  const entered = enters(move)
  return lastFree(move.track, move.figure.r, move.others, move.track.steps) >= 0 || stopped || entered
}

function finds({ ground, from, to, limit, enemies }: Trip): boolean {
  return shortestPath(ground, 500, from, to, limit, enemies) !== undefined
}

function findsOnGrid({ ground, from, to, limit, enemies }: Trip): boolean {
  return lengthOnGrid(ground, 500, from, to, limit, enemies) >= 0
}

function reaches({ ground, from, limit, enemies }: Trip): boolean {
  return reachOutline(ground, 500, from, limit, enemies).length > 0
}
