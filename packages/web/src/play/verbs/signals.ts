import { callOptions } from '@tactic48/rules'
import { CallDetails } from '../call/CallDetails.tsx'
import { ContactDetails } from '../call/ContactDetails.tsx'
import { type EntriesOf, forThoseWith } from './verb.ts'

/** Contact with HQ (RADIO-01) and what is called for (CALL-01). */
export const SIGNALS: EntriesOf<'contactHq' | 'call'> = {
  contactHq: {
    icon: 'radio',
    key: 'y',
    belongs: forThoseWith('contactHq'),
    pointing: 'choice',
    asks: 'commit',
    command: ({ by }) => ({ verb: 'contactHq', ...by }),
    Details: ContactDetails,
  },
  call: {
    icon: 'telephone',
    key: 'q',
    belongs: forThoseWith('call'),
    pointing: 'choice',
    asks: 'kind',
    // RUNNER-03: a messenger's call where there is no other contact.
    preset(state, figure) {
      const { contact, credits } = callOptions(state, figure)
      return { credit: contact === undefined && credits > 0 }
    },
    command({ state, by, intent: { callKind: kind, credit } }) {
      // CALL-05: what is left open there, the opponent would choose.
      if (!kind && state.rules.company?.callDeclareFirst === true) return undefined
      return { verb: 'call', ...by, ...(kind ? { kind } : {}), ...(credit ? { credit } : {}) }
    },
    Details: CallDetails,
  },
}
