import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { ask, closeQuestion } from '../../kernel/stack.ts'
import { lendersFor } from '../../query/command.ts'
import { inShock, isOnTable, seatOf } from '../../query/figures.ts'
import { opponentOf, type SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'

type Allows = 'takeCover' | 'anyAction'

/** TURN-16: public facts alone decide whether somebody could answer. */
function couldAct(state: GameState, side: SideId, allows: Allows): boolean {
  if (state.sides[side].tokens < 1) return false
  return state.figures.some(
    (figure) =>
      figure.side === side &&
      isOnTable(figure) &&
      !inShock(figure) &&
      (allows === 'anyAction' || figure.standing?.kind !== 'takeCover') &&
      lendersFor(state, figure, 1) !== undefined,
  )
}

const allowed = ({ rules }: GameState): Allows | undefined => {
  if (rules.opponentTurnActions === 'reactions') return undefined
  return rules.opponentTurnActions === 'anyAction' ? 'anyAction' : 'takeCover'
}

/** TURN-08, TURN-16: may and can the side that waits do something now. */
export function mayInterpose(state: GameState): boolean {
  const allows = allowed(state)
  return allows !== undefined && couldAct(state, opponentOf(state.turn.active), allows)
}

export function openWindow(flow: Flow, after: 'turnStart' | 'action'): void {
  const allows = allowed(flow.state)
  const side = opponentOf(flow.state.turn.active)
  if (allows) ask(flow, { kind: 'window', after, allows, awaiting: [side] })
}

/** The opponent's windows — TURN-08, TURN-16. Its Actions are those of the own turn; this is the way to want none. */
export const window: Family = {
  name: 'window',
  verbs: {
    pass: {
      answers: ['window'],
      read: (_, seat) => ({ verb: 'pass', seat }),
      check: (_, command) => ({ command }),
      resolve: (flow) => closeQuestion(flow, 'window'),
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
