import type { Family } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { ask, closeQuestion } from '../kernel/stack.ts'
import { lendersFor } from '../query/command.ts'
import { inShock, seatOf } from '../query/figures.ts'
import { opponentOf, type SideId } from '../state/side.ts'
import type { GameState } from '../state/state.ts'

type Allows = 'takeCover' | 'anyAction'

/** TURN-16: public facts alone decide whether somebody could answer. */
function couldAct(state: GameState, side: SideId, allows: Allows): boolean {
  if (state.sides[side].tokens < 1) return false
  return state.figures.some(
    (figure) =>
      figure.side === side &&
      figure.whereabouts === 'table' &&
      !inShock(figure) &&
      (allows === 'anyAction' || figure.standing?.kind !== 'takeCover') &&
      lendersFor(state, figure, 1) !== undefined,
  )
}

/** TURN-08, TURN-16: lets the side that waits interpose, if it may and can. */
export function openWindow(flow: Flow, after: 'turnStart' | 'action'): void {
  const { rules, turn } = flow.state
  if (rules.opponentTurnActions === 'reactions') return
  const allows = rules.opponentTurnActions === 'anyAction' ? 'anyAction' : 'takeCover'
  const side = opponentOf(turn.active)
  if (couldAct(flow.state, side, allows)) ask(flow, { kind: 'window', after, allows, awaiting: [side] })
}

/** The opponent's windows — TURN-08, TURN-16. Its Actions are those of the own turn; this is the way to want none. */
export const window: Family = {
  name: 'window',
  verbs: {
    pass: {
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
