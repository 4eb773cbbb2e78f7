import { addTurn, type Corners } from './corners.ts'
import { copyDoubles } from './queue.ts'
import { onTable, outOfReach, type Trip } from './trip.ts'

/** A gap this much narrower than what the grown obstacles leave is still passed: their reach allows for rounding. */
const SQUEEZE = 4

/** What a base goes round in an arc: a disc or the corner of a polygon, grown by the base. */
export interface Rounds {
  count: number
  x: Float64Array
  y: Float64Array
  reach: Float64Array
}

export function createRounds(): Rounds {
  const size = 256
  return { count: 0, x: new Float64Array(size), y: new Float64Array(size), reach: new Float64Array(size) }
}

export function addRound(rounds: Rounds, x: number, y: number, reach: number): void {
  const n = rounds.count
  if (n === rounds.x.length) {
    rounds.x = copyDoubles(rounds.x, 2 * n)
    rounds.y = copyDoubles(rounds.y, 2 * n)
    rounds.reach = copyDoubles(rounds.reach, 2 * n)
  }
  rounds.x[n] = x
  rounds.y[n] = y
  rounds.reach[n] = reach
  rounds.count = n + 1
}

/**
 * The corners of an arc stand a little off it and so may close a gap that is just wide enough for the base. Such a gap gets two turns of
 * its own, before and behind its narrowest place.
 */
export function addGates(corners: Corners, rounds: Rounds, trip: Trip): void {
  const { x, y, reach, count } = rounds
  const { r, ground, gate } = trip
  for (let i = 0; i < count; i += 1) {
    const ax = x[i] as number
    const ay = y[i] as number
    const grown = reach[i] as number
    for (let j = i + 1; j < count; j += 1) {
      const least = grown + (reach[j] as number) - SQUEEZE
      const most = least + SQUEEZE + gate
      const dx = (x[j] as number) - ax
      const dy = (y[j] as number) - ay
      if (dx > most || dx < -most || dy > most || dy < -most) continue
      const square = dx * dx + dy * dy
      if (square < least * least || square > most * most) continue
      const length = Math.sqrt(square)
      const middle = (grown + (length - grown - (reach[j] as number)) / 2) / length
      const half = Math.min(grown, reach[j] as number) / 2 / length
      addGate(corners, trip, ax + dx * middle, ay + dy * middle, -dy * half, dx * half)
    }
    const room = r + grown
    if (nearlyShut(ax - room, gate)) addGate(corners, trip, r, ay, 0, grown / 2)
    if (nearlyShut(ay - room, gate)) addGate(corners, trip, ax, r, grown / 2, 0)
    if (nearlyShut(ground.width - ax - room, gate)) addGate(corners, trip, ground.width - r, ay, 0, grown / 2)
    if (nearlyShut(ground.height - ay - room, gate)) addGate(corners, trip, ax, ground.height - r, grown / 2, 0)
  }
}

function nearlyShut(gap: number, gate: number): boolean {
  return gap >= -SQUEEZE && gap <= gate
}

function addGate(corners: Corners, trip: Trip, x: number, y: number, dx: number, dy: number): void {
  const ax = Math.floor(x + dx + 0.5)
  const ay = Math.floor(y + dy + 0.5)
  const bx = Math.floor(x - dx + 0.5)
  const by = Math.floor(y - dy + 0.5)
  if (!onTable(trip, ax, ay) || outOfReach(trip, ax, ay, 0)) return
  if (!onTable(trip, bx, by) || outOfReach(trip, bx, by, 0)) return
  addTurn(corners, ax, ay)
  addTurn(corners, bx, by)
}
