import type { Family } from '../../kernel/family.ts'
import { topQuestion } from '../../kernel/stack.ts'
import { sideOf } from '../../query/figures.ts'
import type { QuestionKind } from '../../state/question.ts'
import { refuse } from '../../state/refusal.ts'

/** §33: what becomes of a question whose time is up: the default of a family, or the game is not started (D01). */
export const ON_TIMEOUT: { readonly [K in QuestionKind]: 'answered' | 'notStarted' } = {
  force: 'notStarted',
  layout: 'answered',
  edge: 'answered',
  objective: 'answered',
  deploy: 'answered',
  feint: 'answered',
  action: 'answered',
  window: 'answered',
  continueMove: 'answered',
  takeCover: 'answered',
  opportunityFire: 'answered',
  afterShot: 'answered',
  victim: 'answered',
  sixes: 'answered',
  drift: 'answered',
  opponent: 'answered',
  order: 'answered',
  callKind: 'answered',
  support: 'answered',
  teams: 'answered',
  mortar: 'answered',
  entry: 'answered',
  selfCall: 'answered',
  raise: 'answered',
  draw: 'answered',
  undo: 'answered',
  sealedNumber: 'answered',
}

/** The clock — HOUSE-17. It runs outside; whoever keeps it says `timeout` with a seat of the side that owes an answer. */
export const clock: Family = {
  name: 'clock',
  verbs: {
    timeout: {
      answers: 'anytime',
      read: (_, seat) => ({ verb: 'timeout', seat }),
      check(state, command) {
        const question = topQuestion(state)
        if (!state.rules.house.clock) return refuse('HOUSE-17', 'noClock')
        if (!question) return refuse('TURN-16', 'nothingAsked')
        const { kind, awaiting } = question
        if (!awaiting.includes(sideOf(state, command.seat)))
          return refuse('TURN-16', 'notAsked', { verb: 'timeout', question: kind })
        return ON_TIMEOUT[kind] === 'answered' ? { command } : refuse('HOUSE-17', 'noDefault', { question: kind })
      },
      resolve(flow, { command }) {
        const side = sideOf(flow.state, command.seat)
        const question = topQuestion(flow.state)
        if (!question) return
        flow.emit({ type: 'timedOut', side, question: question.kind })
        flow.answerFor(side)
        // D22: to draw a card leaves the question open.
        const open = topQuestion(flow.state)
        if (open?.since === question.since && open.awaiting.includes(side)) flow.answerFor(side)
      },
    },
  },
}
