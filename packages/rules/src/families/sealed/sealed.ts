import { whole } from '../../input/raw.ts'
import type { Family } from '../../kernel/family.ts'
import { advanceTask, ask, closeQuestion, returnTask, runningTask, topQuestionOf } from '../../kernel/stack.ts'
import { seatOf, sideOf } from '../../query/figures.ts'
import { ofSide, perSide } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'

/** Two sealed numbers, revealed together — INIT-05, INIT-06. The value is AT from the own pool, at most what is in it. */
export const sealed: Family = {
  name: 'sealed',
  verbs: {
    seal: {
      answers: ['sealedNumber'],
      read: (raw, seat) => ({ verb: 'seal', seat, value: whole(raw.value, 'value', 0, Number.MAX_SAFE_INTEGER) }),
      check(state, command) {
        const have = ofSide(state.sides, sideOf(state, command.seat)).tokens
        return command.value > have ? refuse('INIT-05', 'noTokens', { need: command.value, have }) : { command }
      },
      resolve(flow, { command }) {
        const side = sideOf(flow.state, command.seat)
        flow.emit({ type: 'answerSealed', side, answer: { sealed: true, value: command.value } })
        const question = topQuestionOf(flow.state, 'sealedNumber')
        if (!question || question.awaiting.length > 0) return
        const { purpose, answers } = question
        const values = perSide((each) => answers[each]?.value ?? 0)
        closeQuestion(flow, 'sealedNumber')
        flow.emit({ type: 'answersRevealed', purpose, values })
        advanceTask(flow, { ...runningTask(flow.state, 'sealed'), values })
      },
    },
  },
  advance: {
    sealed(flow, task) {
      if (task.step === 'reveal') {
        returnTask(flow, { of: 'sealed', values: task.values ?? { blue: 0, ember: 0 } })
        return
      }
      advanceTask(flow, { ...task, step: 'reveal' })
      ask(flow, { kind: 'sealedNumber', purpose: task.purpose, awaiting: task.awaiting, answers: {} })
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !topQuestionOf(state, 'sealedNumber')) return
    for (let value = 0; value <= ofSide(state.sides, side).tokens; value++) yield { verb: 'seal', seat, value }
  },
  defaults: {
    sealedNumber(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'seal', seat, value: 0 }
    },
  },
}
