import {
  type Command,
  type CommandOf,
  check,
  defaultAnswer,
  isRefusal,
  type Question,
  type Refusal,
  seededChance,
} from '@tactic48/rules'
import { create } from 'zustand'
import { send, useGame } from '../../game/gameStore.ts'
import { type Situation, situationNow } from '../situation.ts'

/** Answers that are put together on the table or in a list before they are given (D06, D30 … D32, D34). */
export type PreparedAnswer = CommandOf<'placeSupport' | 'aimMortar' | 'chooseTeams' | 'enterTable' | 'feint'>

export interface InHand {
  readonly command: PreparedAnswer
  /** Which of its several points the next tap or arrow moves. */
  readonly current: number
}

interface Kept extends InHand {
  readonly game: string | undefined
  readonly since: number
}

const useKept = create<{ readonly kept: Kept | undefined }>()(() => ({ kept: undefined }))

/** Asks the table to be looked at again whenever the answer in hand changes. */
export const useAnswerInHand = (): unknown => useKept(({ kept }) => kept)

const isPrepared = (command: Command | undefined): command is PreparedAnswer =>
  command !== undefined &&
  (command.verb === 'placeSupport' ||
    command.verb === 'aimMortar' ||
    command.verb === 'chooseTeams' ||
    command.verb === 'enterTable' ||
    command.verb === 'feint')

const proposed = new WeakMap<Question, InHand | { readonly command: undefined }>()

/** The answer in hand: what was changed so far, else what §33 proposes. */
export function answerIn({ state, question, side }: Situation): InHand | undefined {
  if (!question || !side || !ASKED.has(question.kind)) return undefined
  const kept = keptFor(question)
  if (kept) return kept
  const known = proposed.get(question)
  if (known) return known.command && known
  const usual = defaultAnswer(state, side, seededChance(`${question.since}`))
  const fresh = isPrepared(usual)
    ? { command: usual, current: usual.verb === 'feint' ? -1 : 0 }
    : { command: undefined }
  proposed.set(question, fresh)
  return fresh.command && fresh
}

function keptFor({ since }: Question): Kept | undefined {
  const { kept } = useKept.getState()
  return kept?.since === since && kept.game === gameNow() ? kept : undefined
}

/** Has it been changed since it was proposed? */
export const isChanged = ({ question }: Situation): boolean => question !== undefined && keptFor(question) !== undefined

const ASKED: ReadonlySet<Question['kind']> = new Set(['support', 'mortar', 'teams', 'entry', 'feint'])

const gameNow = (): string | undefined => useGame.getState().game?.id

export function changeAnswer(command: PreparedAnswer, current = 0): void {
  const question = situationNow()?.question
  if (question) useKept.setState({ kept: { command, current, since: question.since, game: gameNow() } })
}

/** Back to what was proposed. */
export const forgetAnswer = (): void => useKept.setState({ kept: undefined })

export function whyNotAnswer({ state }: Situation, { command }: InHand): Refusal | undefined {
  const judged = check(state, command)
  return isRefusal(judged) ? judged : undefined
}

/** Gives the answer in hand, if it may be given. */
export function giveAnswer(): boolean {
  const play = situationNow()
  const inHand = play && answerIn(play)
  if (!inHand || whyNotAnswer(play, inHand)) return false
  send(inHand.command)
  return true
}
