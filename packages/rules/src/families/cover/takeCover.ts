import { figureIn } from '../../input/command.ts'
import { truth } from '../../input/raw.ts'
import type { ActionRule, Family, VerbRule } from '../../kernel/family.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { closeQuestion, topQuestionOf } from '../../kernel/stack.ts'
import { checkAble, checkActor, checkUncovered, type Demand, plainDemand, reactionPrice } from '../../query/actor.ts'
import { figureOf, friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { isInCoverByAction } from '../../query/shotProfile.ts'
import { isRefusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'

const toTakeCover = ({ rules }: GameState): Demand => plainDemand('takeCover', rules.takeCoverCost)

const takeCoverAction: ActionRule<'takeCover'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'takeCover', seat, figure: figureIn(raw) }),
  check(state, command, payer) {
    const price = checkActor(state, command, toTakeCover(state), payer)
    if (isRefusal(price)) return price
    return checkUncovered(knownFigure(state, command.figure)) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toTakeCover(state))
    return isRefusal(price) ? price : (checkUncovered(figure) ?? price)
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: (flow, { figure }, reaction) => flow.emit({ type: 'tookCover', figure, reaction }),
}

const reaction: VerbRule<'reactTakeCover'> = {
  answers: ['takeCover'],
  read: (raw, seat) => ({ verb: 'reactTakeCover', seat, take: truth(raw.take, 'take') }),
  check(state, command) {
    const question = topQuestionOf(state, 'takeCover')
    const figure = question && figureOf(state, question.figure)
    if (!figure) return refuse('COVER-03', 'notATarget')
    if (!command.take) return { command }
    const price = reactionPrice(state, figure)
    return isRefusal(price) ? price : { command, price }
  },
  resolve(flow, { command, price }) {
    const question = topQuestionOf(flow.state, 'takeCover')
    if (!question) return
    closeQuestion(flow, 'takeCover')
    if (price) {
      payFor(flow, question.figure, 'takeCover', price)
      perform(flow, { verb: 'takeCover', seat: command.seat, figure: question.figure }, { reaction: true })
    } else flow.emit({ type: 'coverDeclined', figure: question.figure })
  },
}

/** Take Cover — COVER-01 … COVER-03. */
export const takeCover: Family = {
  name: 'takeCover',
  verbs: { takeCover: takeCoverAction, reactTakeCover: reaction },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    if (topQuestionOf(state, 'takeCover')) {
      yield { verb: 'reactTakeCover', seat, take: true }
      yield { verb: 'reactTakeCover', seat, take: false }
      return
    }
    for (const figure of friendsOf(state, side)) {
      if (!isInCoverByAction(figure)) yield { verb: 'takeCover', seat, figure: figure.id }
    }
  },
  defaults: {
    takeCover(state, _question, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'reactTakeCover', seat, take: false }
    },
  },
}
