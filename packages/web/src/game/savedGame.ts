import type { ChanceState, Log, SideId } from '@tactic48/rules'

/** Who sits where: a person at this screen or the opponent. */
export type Players = { readonly [side in SideId]: 'person' | 'opponent' }

/** One game as it is kept in the browser. */
export interface SavedGame {
  readonly id: string
  readonly title: string
  readonly battlefield: string
  readonly players: Players
  readonly log: Log
  readonly chance: ChanceState
  /** Milliseconds since 1970, for the list. */
  readonly savedAt: number
  /** A copy for the list, so that it need not fold the log. */
  readonly turn: number
  readonly over: boolean
}
