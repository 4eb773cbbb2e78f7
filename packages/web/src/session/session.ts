import type { Reading, Saving } from '@tactic48/host'
import type { Command, GameState, PerSide, Refusal, SeatId, SeenEntry, SideId } from '@tactic48/rules'
import type { About } from '../game/savedGame.ts'
import type { DeployPlans } from '../play/deploy/formation.ts'
import type { SeenLog } from './seenLog.ts'

/** What the clock showed when it was read, and when that was on the clock of this page. */
export interface ClockReading extends Reading {
  readonly read: number
}

/** Milliseconds that are left now. */
export const leftOf = ({ left, read }: ClockReading): number => Math.max(0, left - (performance.now() - read))

/** Whether what is sent arrives now. `away`: it waits, and is sent again when the line is back. */
export type Connection = 'here' | 'away'

/** Who sits on a side where players are apart. */
export interface Seated {
  readonly name: string
  readonly here: boolean
  /** Milliseconds that were left when `read` was on the clock of this page; `runs`: they grow fewer. */
  readonly clock?: { readonly left: number; readonly read: number; readonly runs: boolean; readonly paused: boolean }
}

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
  readonly connection: Connection
  /** Whose player is there: at this screen, or connected. */
  readonly presence: PerSide<boolean>
  /** HOUSE-17: absent while no time runs. */
  readonly clock?: ClockReading | undefined
  /** Players who are apart, by name. */
  readonly seated?: { readonly [side in SideId]?: Seated }
  /** No advice of the computer: between people who have not agreed to it. */
  readonly adviceOff?: boolean
  readonly saving: Saving
  /** The game is played in another window: this one follows. */
  readonly heldElsewhere: boolean
  /** It came from a file that holds a view: to watch, not to play. */
  readonly watchOnly?: true
  /** It stands as recorded and ends on a question that cannot be asked again: it is shown, and played on from an earlier moment. */
  readonly showsOnly?: true
}

/** A game that is here, with everybody at the table, and needs no saving. */
export const HERE = {
  connection: 'here',
  presence: { blue: true, ember: true },
  saving: 'on',
  heldElsewhere: false,
} as const satisfies Partial<Known>

/** One command that was carried out, as this seat may know it. */
export interface Fact {
  readonly before: GameState
  readonly entry: Extract<SeenEntry, { readonly entry: 'command' }>
}

export interface Accepted {
  readonly accepted: true
}

/** Not judged: the question is no longer asked, it could not be written, or the game is played elsewhere. */
export interface NotTaken {
  readonly notTaken: 'stale' | 'notKept' | 'heldElsewhere'
}

export type Answer = Accepted | NotTaken | Refusal

export const isAccepted = (answer: Answer | 'dropped'): answer is Accepted =>
  answer !== 'dropped' && 'accepted' in answer

/**
 * A game, wherever its host is. Whoever holds a session knows what one seat may know, and gets an answer later, perhaps after the line
 * was broken; nothing of the host (whole state, dice, hidden cards) is on this side.
 */
export interface GameSession {
  known(): Known
  /** Called whenever what is known has changed, with the commands that were carried out, in order. */
  listen(hear: (known: Known, facts: readonly Fact[]) => void): () => void
  submit(command: Command): Promise<Answer>
  /** Takes the last command of this seat back where that is free. */
  takeBack(seat: SeatId): Promise<Answer>
  /** Asks the other side to let something be taken back. */
  askBack(side: SideId): Promise<Answer>
  /** Lets the opponent make its next decision, where it is asked. */
  letOpponentAct(): Promise<Answer>
  /** SETUP-08: all men of these plans at one go, with the opponent's between them, up to a question that nobody has answered. */
  deployPlanned(plans: DeployPlans): Promise<Answer>
  /** HOUSE-17: everything is shown and the question is before this side now, or before nobody: its clock may run. */
  attend(side: SideId | undefined): Promise<void>
  /** The clock has run out: what §33 has is answered for the side that is asked. Too early, nothing happens. */
  timeUp(): Promise<Answer>
  /** Tries again to write what could not be written. */
  saveAgain(): Promise<Answer>
  /** What could not be written is shown all the same, and nothing more is written. */
  goOnUnsaved(): Promise<Answer>
  /** The owner of a seat is in front of the screen now: another seat's view has been dropped before. */
  takeScreen(side: SideId): Promise<void>
  dropScreen(): Promise<void>
  close(): void
}
