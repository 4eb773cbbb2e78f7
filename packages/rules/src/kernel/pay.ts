import { figureOf, givenUpBy } from '../query/figures.ts'
import type { ActionCommand, ActionVerb, Price } from '../state/command.ts'
import type { FigureId } from '../state/ids.ts'
import type { Flow } from './flow.ts'
import { closeQuestion, topQuestion } from './stack.ts'

/** Answers the question on top with a paid Action: closes it and pays for the actor. */
export function payAction(flow: Flow, plan: { readonly command: ActionCommand; readonly price?: Price }): void {
  closeForAction(flow)
  const { command, price } = plan
  if (price) payFor(flow, command.figure, command.verb, price)
}

/** Answers the question on top without taking an Action. */
export function closeForAction(flow: Flow): void {
  const question = topQuestion(flow.state)
  if (question?.kind === 'action' || question?.kind === 'window') closeQuestion(flow, question.kind)
}

/** TURN-11, TURN-15: one Character's tokens, slots and lost markers; also for a joiner of SF or a reaction. */
export function payFor(flow: Flow, id: FigureId, verb: ActionVerb, price: Price): void {
  const figure = figureOf(flow.state, id)
  if (!figure) return
  if (price.tokens > 0) {
    flow.emit({ type: 'tokensSpent', side: figure.side, tokens: price.tokens, figure: id, rule: 'TURN-11' })
  }
  const { slots, movement, lenders } = price
  const taken = { type: 'actionTaken', figure: id, verb, slots, movement, attack: price.attack } as const
  flow.emit(lenders ? { ...taken, lenders } : taken)
  if (givenUpBy(figure, verb)) flow.emit({ type: 'standingCleared', figure: id, rule: 'TURN-15' })
}
