import { callOptions, isOfficer, ORDER_KINDS } from '@tactic48/rules'
import { startBid } from '../play/bid/bidding.ts'
import { NO_CHOICES, orderOf, unitsFor } from '../play/order/ordering.ts'
import { forThoseWith, type Interactions } from './interaction.ts'
import { choice, place, target } from './slots.ts'

/** Contact with HQ (RADIO-01) and what is called for (CALL-01). */
export const SIGNALS: Interactions<'contactHq' | 'call'> = {
  contactHq: {
    icon: 'radio',
    key: 'y',
    belongs: forThoseWith('contactHq'),
    asks: 'commit',
    slots: [],
    blank: {},
    command: (_, { by }) => ({ verb: 'contactHq', ...by }),
    fromCommand: () => ({}),
  },
  call: {
    icon: 'telephone',
    key: 'q',
    belongs: forThoseWith('call'),
    asks: 'kind',
    slots: [
      choice('callKind', (state, figure) => [
        'open' as const,
        ...callOptions(state, figure).kinds.map(({ kind }) => kind),
      ]),
      choice('credit', () => [false, true]),
    ],
    blank: { callKind: undefined, credit: false },
    // RUNNER-03: a messenger's call where there is no other contact.
    preset(state, figure) {
      const { contact, credits } = callOptions(state, figure)
      return { credit: contact === undefined && credits > 0 }
    },
    command({ callKind, credit }, { state, by }) {
      // CALL-05: what is left open there, the opponent would choose.
      if (!callKind && state.rules.company?.callDeclareFirst === true) return undefined
      const kind = callKind === 'open' ? undefined : callKind
      return { verb: 'call', ...by, ...(kind ? { kind } : {}), ...(credit ? { credit } : {}) }
    },
    fromCommand: ({ kind, credit = false }) => ({ callKind: kind ?? 'open', credit }),
  },
}

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
