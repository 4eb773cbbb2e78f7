import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import type { Situation } from '../play/situation.ts'
import { draftFrom } from './actions.ts'
import { cardPlay } from './cards.ts'
import { type AnswerDraft, type Draft, isAction } from './draft.ts'
import { driftTo } from './drift.ts'
import { isPrepared } from './prepared.ts'
import { prospectOf } from './prospect.ts'
import { answersTo } from './questions.ts'

/** The command that a draft comes to, as soon as enough is said; whether it may be given is for `check`. */
export function sends(draft: Draft, play: Situation): Command | undefined {
  const { state, seat, question } = play
  if (!seat) return undefined
  if (isAction(draft)) return prospectOf(state, seat, draft)?.command
  switch (draft.verb) {
    case 'drift':
      if (question?.kind !== 'drift' || !draft.goal) return undefined
      return { verb: 'drift', seat, to: driftTo(question, draft.goal) }
    case 'deploy': {
      const { man: figure, goal, beside } = draft
      if (!figure || !goal) return undefined
      const at = { x: Math.round(goal.x), y: Math.round(goal.y) }
      return { verb: 'deploy', seat, figure, at, ...(beside ? { with: beside } : {}) }
    }
    case 'executeOrder':
      return { verb: 'executeOrder', seat, ...draft.choices }
    case 'shootAfterMove':
      return answersTo(play).find((one) => one.verb === 'shootAfterMove' && one.target === draft.target)
    case 'prepared':
    case 'answer':
      return draft.command
    case 'playCard':
      return cardPlay(draft, play)
    case 'bid':
      if (question?.kind === 'sealedNumber') return { verb: 'seal', seat, value: draft.tokens }
      return draft.officer && { verb: 'takeInitiative', seat, figure: draft.officer }
  }
}

/** What a player would have in hand who is about to give this command; nothing for what is a button alone. */
export function fromCommand(command: Command, play: Situation): Draft | undefined {
  const { question } = play
  if (!question) return undefined
  const held = { since: question.since, fixed: true } as const
  if (isActionVerb(command.verb) && question.kind !== 'selfCall') return draftFrom(command as ActionCommand)
  if (isPrepared(command)) return { verb: 'prepared', ...held, command, current: 0 }
  return answerFrom(command, play, held)
}

function answerFrom(command: Command, play: Situation, held: Pick<AnswerDraft, 'since' | 'fixed'>): Draft | undefined {
  switch (command.verb) {
    case 'drift':
      return { verb: 'drift', ...held, goal: command.to }
    case 'deploy':
      return { verb: 'deploy', ...held, man: command.figure, goal: command.at, squad: undefined, beside: command.with }
    case 'executeOrder': {
      const { verb, seat: _, ...choices } = command
      return { verb, ...held, choices }
    }
    case 'playCard':
      return { verb: 'playCard', fixed: true, card: command.card, on: command.figure, weapon: command.weapon }
    case 'seal':
      return { verb: 'bid', fixed: true, officer: undefined, tokens: command.value }
    default: {
      const said = JSON.stringify(Object.entries(command).sort())
      const answer = answersTo(play).find((one) => JSON.stringify(Object.entries(one).sort()) === said)
      return answer && { verb: 'answer', ...held, command: answer }
    }
  }
}
