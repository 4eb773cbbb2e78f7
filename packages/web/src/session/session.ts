import type { Command, GameState, PerSide, Refusal, SeatId, SeenEntry, SideId } from '@tactic48/rules'
import type { About } from '../game/savedGame.ts'
import type { Reading } from './clock.ts'
import type { SeenLog } from './seenLog.ts'

/** What the seat in front of the screen may know of a game. */
export interface Known extends About {
  readonly id: string
  readonly state: GameState
  readonly log: SeenLog
  /** The seat whose view this is; nobody's shows what both may see. */
  readonly screen: SideId | undefined
  /** Something is hidden from somebody: two people at one screen take it in turns. */
  readonly hidden: boolean
  /** Who has asked in this turn to take something back. */
  readonly asked: PerSide<boolean>
  /** It came from a file that holds a view: to watch, not to play. */
  readonly watchOnly?: true
  /** It stands as recorded and ends on a question that cannot be asked again: it is shown, and played on from an earlier moment. */
  readonly showsOnly?: true
}

/** One command that was carried out, as this seat may know it. */
export interface Fact {
  readonly before: GameState
  readonly entry: Extract<SeenEntry, { readonly entry: 'command' }>
}

export interface Accepted {
  readonly accepted: true
}

export type Answer = Accepted | Refusal

/**
 * A game, wherever its authority is. Whoever holds a session knows what one seat may know, and gets an answer later; nothing
 * of the authority (whole state, dice, hidden cards) is on this side.
 */
export interface GameSession {
  known(): Known
  /** Told whenever what is known has changed, with the commands that were carried out, in order. */
  listen(hear: (known: Known, facts: readonly Fact[]) => void): () => void
  submit(command: Command): Promise<Answer>
  /** Takes the last command of this seat back where that is free. */
  takeBack(seat: SeatId): Promise<Answer>
  /** Asks the other side to let something be taken back. */
  askBack(side: SideId): Promise<Answer>
  /** Lets the opponent make its next decision, where it is asked. */
  letOpponentAct(): Promise<Answer>
  /** HOUSE-17: the question lies before this side now, or before nobody; what the clock shows then. */
  attend(side: SideId | undefined): Promise<Reading | undefined>
  /** The clock has run out: what §33 has is answered for the side that is asked. Too early, nothing happens. */
  timeUp(): Promise<Answer>
  /** The owner of a seat is in front of the screen now: another seat's view has been dropped before. */
  takeScreen(side: SideId): Promise<void>
  dropScreen(): Promise<void>
  close(): void
}
