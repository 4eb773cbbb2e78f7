import type { Point } from '@tactic48/geometry'
import type { Command, FigureId, Question, SeatId, SideId } from '@tactic48/rules'
import type { PlayIconName } from '../PlayIcon.tsx'

/** One answer, at equal size with the others: what it is worth, what it costs, its key. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly key: string
  readonly icon?: PlayIconName
  /** The number that matters most. */
  readonly big?: string
  readonly note?: string
  /** Chance of harm, drawn as a bar. */
  readonly harm?: number
  readonly tokens?: number
  readonly command?: Command
  readonly onChoose?: () => void
  /** The figure that it stands for: pointing at one lights the other. */
  readonly figure?: FigureId
}

/** A question of the game as it stands beside the figure concerned. */
export interface Prompt {
  readonly kind: string
  /** Absent: it concerns the whole table. */
  readonly at?: Point
  /** How far round that point the ground is asked about, in 1/1000 u: no paper lies there. */
  readonly around?: number
  /** Others that it is about: the paper leaves the lines to them free. */
  readonly towards?: readonly Point[]
  /** On a small screen these come into the window, too. */
  readonly shows?: readonly Point[]
  readonly title: string
  readonly note?: string
  readonly rule?: string
  /** Whose shots it is about, for their proofs. */
  readonly shots?: readonly { readonly shooter: FigureId; readonly target: FigureId }[]
  readonly choices: readonly Choice[]
  /** The id of what is answered for a side that does not answer (§33). */
  readonly standard?: string
}

/** What is decided by looking at the whole table lies beside it. */
export const isAside = ({ kind }: Prompt): boolean => kind === 'edge' || kind === 'objective'

/** Puts a question of some kinds into a prompt, and leaves the others alone. */
export type PromptMaker = (question: Question, seat: SeatId, side: SideId) => Prompt | undefined
