import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { ask, closeQuestion, topQuestion } from '../../kernel/stack.ts'
import { lendersFor } from '../../query/command.ts'
import { inShock, isOnTable, seatOf } from '../../query/figures.ts'
import { couldSeize } from '../../query/initiative.ts'
import { hasHand } from '../../query/tactic.ts'
import { ofSide, opponentOf, type SideId } from '../../state/ids.ts'
import type { QuestionOf } from '../../state/question.ts'
import type { GameState } from '../../state/state.ts'
import { declineRaise } from '../initiative/raise.ts'

/** TURN-08: what the option lets the side do that waits. */
function couldAct(state: GameState, side: SideId): boolean {
  const allows = state.rules.opponentTurnActions
  if (allows === 'reactions' || ofSide(state.sides, side).tokens < 1) return false
  return state.figures.some(
    (figure) =>
      figure.side === side &&
      isOnTable(figure) &&
      !inShock(figure) &&
      (allows === 'anyAction' || figure.standing?.kind !== 'takeCover') &&
      lendersFor(state, figure, 1) !== undefined,
  )
}

/** TURN-16: could a side do anything in a window now, judged by public facts alone. */
const couldAnswer = (state: GameState, side: SideId): boolean =>
  couldAct(state, side) || couldSeize(state, side) || hasHand(state, side)

/** TURN-08, TURN-16: may and can the side that waits do something now. */
export const mayInterpose = (state: GameState): boolean => couldAnswer(state, opponentOf(state.turn.active))

const ALLOWS = {
  reactions: 'reactions',
  takeCoverAnytime: 'takeCover',
  anyAction: 'anyAction',
} as const satisfies { readonly [O in GameState['rules']['opponentTurnActions']]: QuestionOf<'window'>['allows'] }

export function openWindow(flow: Flow, after: 'turnStart' | 'action'): void {
  const { rules, turn } = flow.state
  ask(flow, { kind: 'window', after, allows: ALLOWS[rules.opponentTurnActions], awaiting: [opponentOf(turn.active)] })
}

/** TURN-16: after the Action that ends the turn, and before the dice of a shot or a grenade, only cards are played. */
export function openCardWindow(flow: Flow, after: QuestionOf<'window'>['after'], side: SideId): void {
  ask(flow, { kind: 'window', after, allows: 'cards', awaiting: [side] })
}

/** The opponent's windows — TURN-08, TURN-16. Its Actions are those of the own turn; this is the way to want none. */
export const window: Family = {
  name: 'window',
  verbs: {
    pass: {
      answers: ['window', 'selfCall', 'raise'],
      read: (_, seat) => ({ verb: 'pass', seat }),
      check: (_, command) => ({ command }),
      resolve(flow) {
        const question = topQuestion(flow.state)
        if (question?.kind === 'raise') declineRaise(flow)
        else if (question) closeQuestion(flow, question.kind)
      },
    },
  },
  /** It stays open until its holder passes, as long as he could still answer. */
  stands: {
    window(state, { allows, awaiting: [side] }) {
      if (!side) return false
      return allows === 'cards' ? hasHand(state, side) : couldAnswer(state, side)
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (seat) yield { verb: 'pass', seat }
  },
  defaults: {
    window(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'pass', seat }
    },
  },
}
