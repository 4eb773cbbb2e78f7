import type { Texts } from './texts.ts'

/** The strip of a side's men and the names on the table. */
export const rosterEn = {
  heading: 'Roster',
  fold: 'Fold the roster',
  unfold: 'Open the roster',
  filters: 'Show only',
  names: 'Names',
  namesNow: 'Names: {{whose}}',
  allHeld: 'The rest hold: end the turn',
  namesOf: { none: 'None', leaders: 'Leaders', squad: 'Squad', all: 'All' },
  filter: { todo: 'To do', wounded: 'Wounded', shock: 'Shock', unseen: 'Unseen' },
  hold: 'Hold the rest',
  release: 'Release them',
  held: 'held for this turn',
  platoon: 'Platoon {{n}}',
  companyHq: 'Company HQ',
  noUnit: 'All',
  hq: 'HQ',
  squad: 'Squad {{n}}',
  todo_one: '{{count}} to do',
  todo_other: '{{count}} to do',
} as const

export type RosterCatalogue = Texts<typeof rosterEn>
