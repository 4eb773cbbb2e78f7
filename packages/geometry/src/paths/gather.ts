import type { Disc } from '../disc.ts'
import { turn } from '../exact.ts'
import type { PolygonOutline } from '../outline.ts'
import { piecesNear } from '../piecesNear.ts'
import { EPSILON } from '../point.ts'
import { addArc, addTurn, type Corners, OVERSHOOT } from './corners.ts'
import { addGates, addRound, createRounds } from './gates.ts'
import { outOfReach, type Trip } from './trip.ts'

/** A corner is rounded to the grid and so is every point of a leg that passes it: twice √½. */
const ROUNDING = 2

const rounds = createRounds()

/** Fills in the start, the goal and every corner that a path within the limit could turn at. */
export function gatherCorners(corners: Corners, trip: Trip): void {
  const { ground, r, from, limit, avoid } = trip
  const to = trip.to ?? from
  corners.count = 0
  rounds.count = 0
  addTurn(corners, from.x, from.y)
  addTurn(corners, to.x, to.y)
  const pieces = new Int32Array(ground.index.count)
  const found = piecesNear(
    ground,
    Math.max(from.x, to.x) - limit - r,
    Math.max(from.y, to.y) - limit - r,
    Math.min(from.x, to.x) + limit + r,
    Math.min(from.y, to.y) + limit + r,
    pieces,
  )
  const clearance = r - EPSILON + ROUNDING
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[pieces[n] as number]
    if (!piece || piece.passable) continue
    if (piece.outline.kind === 'polygon') addPolygon(corners, trip, piece.outline, clearance)
    else addDisc(corners, trip, piece.outline, piece.outline.r + clearance)
  }
  for (const disc of avoid) addDisc(corners, trip, disc, disc.r + r + EPSILON + ROUNDING)
  addGates(corners, rounds, trip)
}

function addDisc(corners: Corners, trip: Trip, disc: Disc, reach: number): void {
  const { x, y } = disc
  if (reach <= 0 || outOfReach(trip, x, y, 2 * (reach + OVERSHOOT))) return
  addRound(rounds, x, y, reach)
  addArc(corners, trip, x, y, reach, 1, 0, 0, 1)
  addArc(corners, trip, x, y, reach, 0, 1, -1, 0)
  addArc(corners, trip, x, y, reach, -1, 0, 0, -1)
  addArc(corners, trip, x, y, reach, 0, -1, 1, 0)
}

function addPolygon(corners: Corners, trip: Trip, polygon: PolygonOutline, reach: number): void {
  if (reach <= 0) return
  const { points } = polygon
  let a = points[points.length - 1]
  for (let i = 0; i < points.length; i += 1) {
    const b = points[i]
    const c = points[i + 1] ?? points[0]
    if (!a || !b || !c) break
    if (turn(a.x, a.y, b.x, b.y, c.x, c.y) > 0 && !outOfReach(trip, b.x, b.y, 2 * (reach + OVERSHOOT))) {
      const before = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
      const after = Math.sqrt((c.x - b.x) * (c.x - b.x) + (c.y - b.y) * (c.y - b.y))
      addRound(rounds, b.x, b.y, reach)
      addArc(
        corners,
        trip,
        b.x,
        b.y,
        reach,
        (b.y - a.y) / before,
        (a.x - b.x) / before,
        (c.y - b.y) / after,
        (b.x - c.x) / after,
      )
    }
    a = b
  }
}
