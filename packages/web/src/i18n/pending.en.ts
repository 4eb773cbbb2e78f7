import type { Texts } from './texts.ts'

/** What is counted down: fire, reinforcements, runners, smoke. */
export const pendingEn = {
  heading: 'On the way',
  smoke_one: 'Smoke lifts',
  smoke_other: '{{count}} clouds of smoke lift',
  supportFire: '{{profile}}',
  supportSmoke: '{{profile}}, smoke',
  platoonMortar: 'Mortar bombs',
  reinforcements_one: '{{count}} team',
  reinforcements_other: '{{count}} teams',
  runner: '{{name}} returns',
  now: 'now',
  next: 'next turn',
  comesNow: '{{side}}: {{what}}, now. Show it on the table',
  turn: 'turn {{n}}',
  comes_one: '{{side}}: {{what}}, with its next turn, turn {{n}}. Show it on the table',
  comes_other: '{{side}}: {{what}}, in {{count}} of its turns, turn {{n}}. Show it on the table',
  lifts_one: '{{side}}: {{what}} with its next turn, turn {{n}}. Show it on the table',
  lifts_other: '{{side}}: {{what}} in {{count}} of its turns, turn {{n}}. Show it on the table',
} as const

export type PendingCatalogue = Texts<typeof pendingEn>
