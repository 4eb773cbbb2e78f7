import type { Refusal, SeatId } from '@tactic48/rules'

/** Whoever sends commands: one seat, both at one screen, or none. */
export interface Sender {
  readonly seats: readonly SeatId[]
}

/** A command on its way. */
export interface Submission {
  /** Random, and stays with the command: sent again after a break, it is answered with the entry that it became. */
  readonly id: string
  /** The `since` of the question that it answers; absent where it answers none, or whichever follows the command before it. */
  readonly since?: number | undefined
  readonly command: unknown
}

export interface TakeBack {
  readonly id: string
  readonly seat: SeatId
}

/** What became of a command. */
export type Answer =
  /** It is kept as these entries: from … to − 1. */
  | { readonly answer: 'accepted'; readonly from: number; readonly to: number }
  | { readonly answer: 'refused'; readonly refusal: Refusal }
  /** The question that it answers is no longer asked; nothing was judged. */
  | { readonly answer: 'stale' }
  /** A command before it in its list was not accepted. */
  | { readonly answer: 'notReached' }
  /** It could not be written and nobody has seen it: sent again, it is written again as it was carried out. */
  | { readonly answer: 'notKept' }
  /** The game is played on by another holder. */
  | { readonly answer: 'heldElsewhere' }

/** Whether what a game does is written. `failing`: nothing goes on until it is written or given up. */
export type Saving = 'on' | 'off' | 'failing'

export const refused = (refusal: Refusal): Answer => ({ answer: 'refused', refusal })
