import { check, isRefusal, type Refusal } from '@tactic48/rules'
import { activeDraft } from '../../input/active.ts'
import type { PreparedAnswer } from '../../interactions/draft.ts'
import type { PreparedDraft } from '../../interactions/prepared.ts'
import { type Situation, situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'

/** Asks the table to be looked at again whenever the answer in hand changes. */
export const useAnswerInHand = (): unknown => useTable(({ draft }) => (draft?.verb === 'prepared' ? draft : undefined))

/** The answer in hand: what was changed so far, else what §33 proposes. */
export function answerIn(play: Situation): PreparedDraft | undefined {
  const draft = activeDraft(play, useTable.getState().draft)
  return draft?.verb === 'prepared' ? draft : undefined
}

/** Has it been changed since it was proposed? */
export const isChanged = (play: Situation): boolean => answerIn(play)?.fixed === true

export function changeAnswer(command: PreparedAnswer, current = 0): void {
  const since = situationNow()?.question?.since
  if (since !== undefined)
    useTable.getState().change({ draft: { verb: 'prepared', since, command, current, fixed: true } })
}

/** Back to what was proposed. */
export const forgetAnswer = (): void => useTable.getState().change({ draft: undefined })

export function whyNotAnswer({ state }: Situation, { command }: Pick<PreparedDraft, 'command'>): Refusal | undefined {
  const judged = check(state, command)
  return isRefusal(judged) ? judged : undefined
}
