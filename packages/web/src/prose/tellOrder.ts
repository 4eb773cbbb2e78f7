import type { GameEvent, Order } from '@tactic48/rules'
import { type Sentence, sentence, type Telling } from './sentence.ts'

const ORDERS: { readonly [K in Order['kind']]: readonly [telling: Telling, rule: string] } = {
  moveToward: ['orderMoveToward', 'ORDER-10'],
  forward: ['orderForward', 'ORDER-11'],
  fallBack: ['orderFallBack', 'ORDER-12'],
  fireAt: ['orderFireAt', 'ORDER-13'],
  fireAtWill: ['orderFireAtWill', 'ORDER-14'],
  takeCover: ['orderTakeCover', 'ORDER-15'],
}

/** Orders and those who hear, halt, refuse or cannot carry them out. */
export function tellOrder(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'orderGiven': {
      const { order, recipients } = event
      const officer = { figure: event.officer }
      if (recipients.length === 0) return [sentence('orderUnheard', 'ORDER-03', { officer })]
      const [telling, rule] = ORDERS[order.kind]
      return [
        sentence(telling, rule, {
          officer,
          figures: { figures: recipients.map(({ figure }) => figure) },
          ...('at' in order && { square: { at: order.at } }),
          ...('target' in order && { target: { figure: order.target } }),
        }),
      ]
    }
    case 'orderFailed':
      return [sentence('orderFailed', event.rule, { officer: { figure: event.officer } })]
    case 'halted':
      return [sentence('halted', 'ORDER-06', { figure: { figure: event.figure } })]
    case 'orderRefused':
      return [sentence('orderRefused', 'ORDER-05', { figure: { figure: event.figure } })]
    case 'orderSkipped':
      return [sentence('orderSkipped', event.rule, { figure: { figure: event.figure } })]
    default:
      return []
  }
}
