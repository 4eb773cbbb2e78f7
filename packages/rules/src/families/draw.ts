import { truth } from '../input/raw.ts'
import type { Family } from '../kernel/family.ts'
import { ask, closeQuestion, topQuestion } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import { refuse } from '../state/refusal.ts'
import { opponentOf } from '../state/side.ts'

/** Resignation and the agreed draw — VICT-10, D40. */
export const draw: Family = {
  name: 'draw',
  verbs: {
    resign: {
      answers: 'anytime',
      read: (_, seat) => ({ verb: 'resign', seat }),
      check: (_, command) => ({ command }),
      resolve(flow, { command }) {
        const side = flow.state.seats[command.seat]
        if (side) flow.emit({ type: 'gameEnded', outcome: { winner: opponentOf(side), rule: 'VICT-10' } })
      },
    },
    offerDraw: {
      answers: 'anytime',
      read: (_, seat) => ({ verb: 'offerDraw', seat }),
      check(state, command) {
        const side = state.seats[command.seat]
        const question = topQuestion(state)
        if (!side || !question) return refuse('TURN-16', 'nothingAsked')
        if (state.phase !== 'play') return refuse('VICT-10', 'notInPlay')
        if (question.kind === 'draw' || question.kind === 'undo') {
          return refuse('TURN-16', 'notNow', { verb: 'offerDraw', question: question.kind })
        }
        return state.sides[side].offeredDraw ? refuse('VICT-10', 'oneOfferATurn') : { command }
      },
      resolve(flow, { command }) {
        const side = flow.state.seats[command.seat]
        if (!side) return
        flow.emit({ type: 'drawOffered', side })
        ask(flow, { kind: 'draw', by: side, awaiting: [opponentOf(side)] })
      },
    },
    answerDraw: {
      answers: ['draw'],
      read: (raw, seat) => ({ verb: 'answerDraw', seat, accept: truth(raw.accept, 'accept') }),
      check: (_, command) => ({ command }),
      resolve(flow, { command }) {
        const side = flow.state.seats[command.seat]
        closeQuestion(flow, 'draw')
        if (command.accept) flow.emit({ type: 'gameEnded', outcome: { rule: 'VICT-10' } })
        else if (side) flow.emit({ type: 'drawDeclined', side })
      },
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    yield { verb: 'resign', seat }
    yield { verb: 'offerDraw', seat }
    yield { verb: 'answerDraw', seat, accept: true }
    yield { verb: 'answerDraw', seat, accept: false }
  },
  defaults: {
    draw(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'answerDraw', seat, accept: false }
    },
  },
}
