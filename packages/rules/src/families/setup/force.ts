import { forceShape } from '../../input/cards.ts'
import { shaped } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion, topQuestionOf } from '../../kernel/stack.ts'
import { totalOf } from '../../query/losses.ts'
import { muster } from '../../query/muster.ts'
import type { Force } from '../../state/force.ts'
import type { CardId } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import { perSide } from '../../state/side.ts'
import type { GameState } from '../../state/state.ts'

/** SETUP-01, FORCE-02: why this list is no force of the agreed size, or holds a named card twice. */
export function forceFault(state: Pick<GameState, 'cards' | 'rules' | 'setup'>, force: Force): Refusal | undefined {
  if (force.characters.length === 0) return refuse('SETUP-01', 'noCharacters')
  for (const { card, assigned } of force.characters) {
    if (!Object.hasOwn(state.cards.characters, card)) return refuse('SETUP-01', 'unknownCard', { card })
    for (const id of assigned) {
      if (!Object.hasOwn(state.cards.weapons, id)) return refuse('SETUP-01', 'unknownCard', { card: id })
    }
  }
  return namedTwice(state.cards, force) ?? sizeFault(state, totalOf(state.cards, force))
}

/** FORCE-02: a named card is one person. */
function namedTwice({ characters }: GameState['cards'], force: Force): Refusal | undefined {
  const named = new Set<CardId>()
  for (const { card } of force.characters) {
    if (!characters[card]?.named) continue
    if (named.has(card)) return refuse('FORCE-02', 'namedCardTwice', { card })
    named.add(card)
  }
  return undefined
}

function sizeFault({ rules, setup }: Pick<GameState, 'rules' | 'setup'>, total: number): Refusal | undefined {
  const { agreedAp } = setup
  const params = { total, agreed: agreedAp }
  const tolerance = (agreedAp * rules.forceTolerancePct) / 100
  if (rules.forceLimitKind === 'maximum') {
    return total > agreedAp ? refuse('SETUP-01', 'tooLarge', params) : undefined
  }
  if (total > agreedAp + tolerance) return refuse('SETUP-01', 'tooLarge', params)
  return total < agreedAp - tolerance ? refuse('SETUP-01', 'tooSmall', params) : undefined
}

/** D01: sealed until both are in. */
export const submitForce: VerbRule<'submitForce'> = {
  answers: ['force'],
  read: (raw, seat) => ({ verb: 'submitForce', seat, force: shaped(forceShape, raw.force, 'force') }),
  check: (state, command) => forceFault(state, command.force) ?? { command },
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
      ...muster(flow.state.cards, forces),
      totals: perSide((each) => totalOf(flow.state.cards, forces[each])),
    })
  },
}
