import { type GameState, type SeatId, seatOf, topQuestion } from '@tactic48/rules'
import type { Situation } from '../src/play/situation.ts'

/** The state as the page has it before the person who is asked now. */
export function situationOn(state: GameState, asked?: SeatId): Situation {
  const question = state.phase === 'over' ? undefined : topQuestion(state)
  const side = (asked && state.seats[asked]) ?? question?.awaiting[0]
  return {
    state,
    players: { blue: 'person', ember: 'person' },
    question,
    side,
    seat: side && seatOf(state, side),
    mayAct:
      question?.kind === 'action' ||
      (question?.kind === 'window' && (question.allows === 'takeCover' || question.allows === 'anyAction')),
    answered: false,
    telling: false,
    watching: false,
  }
}
