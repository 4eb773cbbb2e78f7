import { type EntriesOf, forThoseWith } from './verb.ts'

/** Contact with HQ (RADIO-01) and what is called for (CALL-01). */
export const SIGNALS: EntriesOf<'contactHq' | 'call'> = {
  contactHq: {
    icon: 'radio',
    key: 'y',
    belongs: forThoseWith('contactHq'),
    pointing: 'none',
    asks: 'commit',
    command: ({ by }) => ({ verb: 'contactHq', ...by }),
  },
  call: {
    icon: 'telephone',
    key: 'q',
    belongs: forThoseWith('call'),
    pointing: 'none',
    asks: 'commit',
    command: ({ by, intent: { callKind: kind, credit } }) => ({
      verb: 'call',
      ...by,
      ...(kind ? { kind } : {}),
      ...(credit ? { credit } : {}),
    }),
  },
}
