import { truth, whole } from '../../input/raw.ts'
import type { Family } from '../../kernel/family.ts'
import { ask, closeQuestion, topQuestion } from '../../kernel/stack.ts'
import { seatOf } from '../../query/figures.ts'
import { ofSide, opponentOf } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'

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
        return ofSide(state.sides, side).offeredDraw ? refuse('VICT-10', 'oneOfferATurn') : { command }
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

/** Taking back by consent. The state only asks and answers; the log does it. */
export const undo: Family = {
  name: 'undo',
  verbs: {
    askUndo: {
      answers: 'anytime',
      read: (raw, seat) => ({ verb: 'askUndo', seat, to: whole(raw.to, 'to', 0, Number.MAX_SAFE_INTEGER) }),
      check(state, command) {
        const side = state.seats[command.seat]
        const question = topQuestion(state)
        if (!side || !question) return refuse('TURN-16', 'nothingAsked')
        if (question.kind === 'draw' || question.kind === 'undo') {
          return refuse('TURN-16', 'notNow', { verb: 'askUndo', question: question.kind })
        }
        return ofSide(state.sides, side).askedUndo ? refuse('UNDO', 'oneRequestATurn') : { command }
      },
      resolve(flow, { command }) {
        const side = flow.state.seats[command.seat]
        if (!side) return
        flow.emit({ type: 'undoAsked', side, to: command.to })
        ask(flow, { kind: 'undo', by: side, to: command.to, awaiting: [opponentOf(side)] })
      },
    },
    answerUndo: {
      answers: ['undo'],
      read: (raw, seat) => ({ verb: 'answerUndo', seat, accept: truth(raw.accept, 'accept') }),
      check: (_, command) => ({ command }),
      resolve(flow, { command }) {
        const question = topQuestion(flow.state)
        const side = flow.state.seats[command.seat]
        if (question?.kind !== 'undo' || !side) return
        closeQuestion(flow, 'undo')
        flow.emit({ type: 'undoAnswered', side, to: question.to, accepted: command.accept })
      },
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    yield { verb: 'answerUndo', seat, accept: true }
    yield { verb: 'answerUndo', seat, accept: false }
  },
  defaults: {
    undo(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'answerUndo', seat, accept: false }
    },
  },
}
