import { DEPARTING_NAMES, DEPARTURES, type FaultCode } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, entriesOf, textsOf } from './catalogues.ts'

/** Names, units and words that are the same in English and in the other language. */
const NAMES = [
  'Tactic48',
  'u',
  'cm',
  'mm',
  'min',
  'A4',
  'Letter',
  'MG',
  'Quick',
  'Start',
  'Headshot',
  'D6',
  'English',
  'Italiano',
  'Español',
]
const ALIKE = {
  it: [
    ...NAMES,
    'AT',
    'AP',
    'S',
    'L',
    'R',
    'H',
    'Max',
    'Menu',
    'in',
    'Shock',
    'OF',
    'SF',
    'H2H',
    'Camouflage',
    'Company',
    'Commander',
    'Skirmish',
    'bunker',
    'Bunker',
    'Idea',
  ],
  es: [...NAMES, 'S', 'L', 'R', 'H', 'Total', 'Idea', 'Normal'],
} as const

/** `{{n}}`, `{{n, format}}`, `$t(key)` and the tags of an element between words. */
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([^,}\s]+)[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>/g)]
    .map(([whole, name]) => name ?? whole)
    .sort()

const wordsIn = (text: string): readonly string[] =>
  text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '').match(/\p{L}[\p{L}\d]*/gu) ?? []

test('all catalogues are read', () => {
  expect(CATALOGUES.map(([name]) => name)).toEqual(expect.arrayContaining(['app', 'play', 'prose', 'replay', 'setup']))
})

for (const [name, catalogue] of CATALOGUES) {
  const english = new Map(entriesOf(catalogue.en))
  describe(`the catalogue ${name}`, () => {
    test('has words for every key in English', () => {
      expect([...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
    })

    for (const language of ['it', 'es'] as const) {
      // A language that declines with the person has a text more; English has none.
      const declined = entriesOf(catalogue[language]).filter(([key]) => key.endsWith('_female'))
      const spoken = entriesOf(catalogue[language]).filter(([key]) => !key.endsWith('_female'))
      test(`what ${language} declines with the person puts in the same values`, () => {
        const wrong = declined.filter(
          ([key, text]) =>
            String(placesIn(text)) !== String(placesIn(english.get(key.replace('_female', '')) ?? '?{{?}}')),
        )
        expect(wrong).toEqual([])
      })
      test(`has the same keys in ${language}, none of them empty`, () => {
        expect(spoken.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
        expect(spoken.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
      })

      test(`puts the same values into its sentences in ${language}`, () => {
        const wrong = spoken.flatMap(([key, text]) => {
          const wanted = placesIn(english.get(key) ?? '')
          return String(placesIn(text)) === String(wanted) ? [] : [`${key}: ${text} | ${english.get(key)}`]
        })
        expect(wrong).toEqual([])
      })

      test(`leaves nothing in English in ${language}`, () => {
        const alike: readonly string[] = ALIKE[language]
        const left = spoken.filter(
          ([key, text]) => text === english.get(key) && wordsIn(text).some((word) => !alike.includes(word)),
        )
        expect(left).toEqual([])
      })
    }
  })
}

test('[GEN-01] the English words for a departure are those of the option itself, which the command line prints', () => {
  const { departure } = textsOf('en', 'setup').rulings
  for (const name of DEPARTING_NAMES)
    expect(departure[name], name).toEqual({ says: DEPARTURES[name].says, why: DEPARTURES[name].why })
})

test('every fault that a reader can name has its words', () => {
  const words: { readonly [code in FaultCode]: string } = textsOf('en', 'files').fault
  expect(words.missing).not.toBe('')
})
