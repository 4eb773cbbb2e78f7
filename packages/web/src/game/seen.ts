import {
  type GameEvent,
  type GameState,
  redact,
  type SeatId,
  SIDES,
  type SideId,
  seatId,
  seatOf,
  topQuestion,
  view,
} from '@tactic48/rules'
import type { Players } from './savedGame.ts'

interface Shown {
  readonly state: GameState
  readonly players: Players
}

const NOBODY = seatId('nobody')

/** The side whose person is asked now, if any. */
export function askedPerson({ state, players }: Shown): SideId | undefined {
  return topQuestion(state)?.awaiting.find((side) => players[side] === 'person')
}

/** The seat of the person in front of the screen: the one who is asked, else the only one. */
function seatInFront({ state, players }: Shown): SeatId {
  const persons = SIDES.filter((side) => players[side] === 'person')
  const side = askedPerson({ state, players }) ?? (persons.length === 1 ? persons[0] : undefined)
  return (side && seatOf(state, side)) ?? NOBODY
}

/** The state as the person in front may know it. */
export const seen = (shown: Shown): GameState => view(shown.state, seatInFront(shown))

/** What just happened, as the person now in front may know it. */
export const told = (shown: Shown, events: readonly GameEvent[]): readonly GameEvent[] =>
  redact(shown.state, events, seatInFront(shown))

/** The state as a side may know it. */
export const seenBy = (state: GameState, side: SideId): GameState => view(state, seatOf(state, side) ?? NOBODY)
