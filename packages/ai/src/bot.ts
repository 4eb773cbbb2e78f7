import {
  type Chance,
  type Command,
  type GameState,
  type Question,
  type SideId,
  seatOf,
  topQuestion,
  view,
} from '@tactic48/rules'

/**
 * What plays a side. It is given what its seat may see, the question with its own side alone in `awaiting`, and chance of its
 * own, which is not that of the dice; back comes its command. It throws where it has none: it never passes in silence.
 */
export type Bot = (view: GameState, question: Question, chance: Chance) => Command

/** What is put to a bot. */
export interface Consultation {
  readonly view: GameState
  readonly question: Question
}

/** What the bot of this side is shown and asked now; nothing when its side is not asked. */
export function consultation(state: GameState, side: SideId): Consultation | undefined {
  const seat = seatOf(state, side)
  if (seat === undefined) return undefined
  const seen = view(state, seat)
  const question = topQuestion(seen)
  if (!question?.awaiting.includes(side)) return undefined
  return { view: seen, question: { ...question, awaiting: [side] } }
}

/** The side that a question was put to. */
export function sideAsked({ kind, awaiting: [side] }: Question): SideId {
  if (!side) throw new Error(`no side is asked ${kind}`)
  return side
}
