import { forceShape } from '../../input/force.ts'
import { shaped } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion, topQuestionOf } from '../../kernel/stack.ts'
import { forceContext } from '../../query/force/context.ts'
import { forceRefusal } from '../../query/force/faults.ts'
import { totalOf } from '../../query/losses.ts'
import { muster } from '../../query/muster.ts'
import { perSide } from '../../state/ids.ts'

/** D01: sealed until both are in. */
export const submitForce: VerbRule<'submitForce'> = {
  answers: ['force'],
  read: (raw, seat) => ({ verb: 'submitForce', seat, force: shaped(forceShape, raw.force, 'force') }),
  check: (state, command) => forceRefusal(forceContext(state), command.force) ?? { command },
  resolve(flow, { command }) {
    const side = flow.state.seats[command.seat]
    if (!side) return
    flow.emit({ type: 'answerSealed', side, answer: { sealed: true, value: command.force } })
    const question = topQuestionOf(flow.state, 'force')
    if (!question || question.awaiting.length > 0) return
    const { blue, ember } = question.answers
    if (!blue?.value || !ember?.value) return
    const forces = { blue: blue.value, ember: ember.value }
    closeQuestion(flow, 'force')
    flow.emit({
      type: 'forcesRevealed',
      forces,
      ...muster(flow.state.rules, flow.state.cards, forces),
      totals: perSide((each) => totalOf(flow.state.cards, forces[each])),
    })
  },
}
