import { choose } from '@tactic48/ai'
import {
  createGame,
  type Element,
  elementId,
  type GameState,
  isRefusal,
  LIMITS,
  type PlacedFigure,
  type SideId,
  seededChance,
} from '@tactic48/rules'
import { man, prepared } from '../../packages/rules/test/world/games.ts'
import { alone, type Figure } from '../figure.ts'
import { secondsOf } from '../work.ts'

const MEN_A_SIDE = 50
/** On a small table more scenery is in sight of everybody than on the largest. */
const CROWDED = 36_000
const ROSTER = ['sergeant', 'gunner', 'scout', 'rifleman', 'rifleman', 'rifleman', 'recruit', 'runner']

/** Seconds of the first decision of Regular on the table with the most scenery that a file may hold; it should stay below 5. */
export function* heaviest(): Generator<Figure> {
  const state = heaviestTable(LIMITS.pieces, Math.floor(LIMITS.tableCorners / LIMITS.pieces), CROWDED)
  yield alone('opponent/heaviest table, seconds for a decision', secondsToDecide(state), 'less')
}

function secondsToDecide(state: GameState): number {
  return secondsOf(() => choose(state, state.turn.active, seededChance('heaviest')))
}

/** Pieces like stars in rows all over the table, each with as many corners, and men between them. */
function heaviestTable(pieces: number, corners: number, extent: number): GameState {
  const perRow = Math.ceil(Math.sqrt(pieces))
  const apart = Math.floor(extent / perRow)
  const placeOf = (i: number): number => Math.round((i + 0.5) * apart)
  const elements = Array.from({ length: pieces }, (_, i) =>
    star(i, placeOf(i % perRow), placeOf(Math.floor(i / perRow)), Math.floor(apart * 0.3), corners),
  )
  const figures = (['blue', 'ember'] as const).flatMap((side) =>
    Array.from({ length: MEN_A_SIDE }, (_, i) => between(side, i, apart)),
  )
  const made = createGame(
    prepared({ table: { width: extent, height: extent, elements, edges: { blue: 'north', ember: 'south' } }, figures }),
    seededChance('heaviest'),
  )
  if (isRefusal(made)) throw new Error(JSON.stringify(made))
  return made.state
}

function star(i: number, x: number, y: number, r: number, corners: number): Element {
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners
    const reach = k % 2 === 0 ? r : 0.8 * r
    return { x: Math.round(x + reach * Math.cos(angle)), y: Math.round(y + reach * Math.sin(angle)) }
  })
  return {
    id: elementId(`piece ${i}`),
    name: `piece ${i}`,
    look: 'hedge',
    outline: { kind: 'polygon', points, convex: false },
    cover: i % 3 === 0 ? 'total' : 'partial',
    passable: i % 2 === 0,
  }
}

/** In the middle of four pieces, the sides some 12 u apart. */
function between(side: SideId, i: number, apart: number): PlacedFigure {
  const column = 6 + (i % 10)
  const row = (side === 'blue' ? 6 : 14) + Math.floor(i / 10)
  const is = ROSTER[i % ROSTER.length] ?? 'rifleman'
  return man(`${side} ${i}`, side, (column * apart) / 1000, (row * apart) / 1000, { is })
}
