import { isOfficer, ORDER_KINDS } from '@tactic48/rules'
import { startBid } from '../play/bid/bidding.ts'
import { NO_CHOICES, orderOf, unitsFor } from '../play/order/ordering.ts'
import { forThoseWith, type Interactions } from './interaction.ts'
import { choice, place, target } from './slots.ts'

/** What officers do: orders (ORDER-02) and taking the initiative (INIT-02). */
export const COMMAND: Interactions<'giveOrder' | 'takeInitiative'> = {
  giveOrder: {
    icon: 'order',
    key: 'd',
    belongs: (state, figure) => state.rules.company !== undefined && isOfficer(state, figure),
    asks: 'order',
    slots: [choice('order', () => ORDER_KINDS), place(), target, choice('unit', unitsFor)],
    blank: { goal: undefined, order: undefined, target: undefined, unit: undefined, choices: NO_CHOICES },
    command(draft, { by }) {
      const order = orderOf(draft)
      return order && { verb: 'giveOrder', ...by, order, ...(draft.unit === undefined ? {} : { unit: draft.unit }) }
    },
    fromCommand: ({ order, unit }) => ({
      order: order.kind,
      ...('at' in order ? { goal: order.at } : {}),
      ...('target' in order ? { target: order.target } : {}),
      unit,
    }),
  },
  takeInitiative: {
    icon: 'initiative',
    key: 'i',
    belongs: forThoseWith('takeInitiative'),
    asks: 'commit',
    atOnce: true,
    slots: [],
    blank: {},
    begin: startBid,
    command: (_, { by }) => ({ verb: 'takeInitiative', ...by }),
    fromCommand: () => ({}),
  },
}
