import type { Texts } from './texts.ts'

export const bookEn = {
  title: 'Rulebook',
  search: 'Search the rules',
  hint: 'A rule’s id or a word, in any of the three languages',
  found_one: '{{count}} rule found',
  found_other: '{{count}} rules found',
  nothing: 'No rule has these words. Try fewer letters, or an id such as OF-04.',
  contents: 'Contents',
  part: { quickStart: 'Quick start', company: 'Company', house: 'House rules', more: 'Reference' },
  glossary: 'Glossary',
  legends: 'Legends',
  cardLegend: 'The stat card, letter by letter',
  markerLegend: 'The markers, letter by letter',
  unit: 'Lengths in',
  units: { u: 'u', inch: 'inches', cm: 'cm' },
  compare: 'Beside it',
  alone: 'Nothing',
  same: 'the same',
  differs: 'sheets differ',
  notHere: 'Not in force in this game.',
  printed: 'The sheet to the letter:',
  inForce: 'What is in force here',
  reading: 'As played with {{sheet}}',
  unknown: 'There is no rule “{{id}}”.',
  card: {
    more: 'Read more',
    close: 'Close',
    back: 'Back to the rule before',
    here: 'played here',
    none: 'has no such rule',
    without: 'does not say:',
  },
  toGame: 'Back to the game',
} as const

export type BookCatalogue = Texts<typeof bookEn>
