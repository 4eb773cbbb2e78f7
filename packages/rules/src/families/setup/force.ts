import { forceShape } from '../../input/force.ts'
import { shaped } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion, topQuestionOf } from '../../kernel/stack.ts'
import { forceContext } from '../../query/force/context.ts'
import { forceRefusal } from '../../query/force/faults.ts'
import { totalOf } from '../../query/losses.ts'
import { deckFrom, muster } from '../../query/muster.ts'
import { perSide, SIDES } from '../../state/ids.ts'
import type { Force } from '../../state/spec.ts'

/** TACTIC-07: the list is its owner's; what everybody learns are size and AP. */
const withoutDeck = ({ deck: _, ...force }: Force): Force => force

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
    const brought = { blue: blue.value, ember: ember.value }
    const forces = perSide((each) => withoutDeck(brought[each]))
    const decks = perSide((each) => deckFrom(flow.state.cards, brought[each].deck ?? []))
    closeQuestion(flow, 'force')
    flow.emit({
      type: 'forcesRevealed',
      forces,
      ...(SIDES.some((each) => decks[each].size > 0) && { decks }),
      ...muster(flow.state.rules, flow.state.cards, forces),
      totals: perSide((each) => totalOf(flow.state.cards, brought[each])),
    })
  },
}
