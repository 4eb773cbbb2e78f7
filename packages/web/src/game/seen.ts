import { type GameState, type SideId, seatId, seatOf, topQuestion, view } from '@tactic48/rules'
import type { Players } from './savedGame.ts'

interface Shown {
  readonly state: GameState
  readonly players: Players
}

/** Somebody without a seat sees what both sides may see. */
export const NOBODY = seatId('nobody')

/** The side whose person is asked now, if any. */
export function askedPerson({ state, players }: Shown): SideId | undefined {
  return topQuestion(state)?.awaiting.find((side) => players[side] === 'person')
}

/** The side that the opponent must decide for now, if any. */
export function askedOpponent({ state, players }: Shown): SideId | undefined {
  return topQuestion(state)?.awaiting.find((side) => players[side] === 'opponent')
}

/** The state as a side may know it. */
export const seenBy = (state: GameState, side: SideId): GameState => view(state, seatOf(state, side) ?? NOBODY)
