import { callOptions } from '@tactic48/rules'
import { forThoseWith, type Interactions } from './interaction.ts'
import { choice } from './slots.ts'

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
