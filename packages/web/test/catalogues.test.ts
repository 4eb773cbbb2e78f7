import { describe, expect, test } from 'vitest'
import { en } from '../src/i18n/en.ts'
import { es } from '../src/i18n/es.ts'
import { it } from '../src/i18n/it.ts'
import { parametersEn } from '../src/i18n/parameters.en.ts'
import { parametersEs } from '../src/i18n/parameters.es.ts'
import { parametersIt } from '../src/i18n/parameters.it.ts'
import { playEn } from '../src/i18n/play.en.ts'
import { playEs } from '../src/i18n/play.es.ts'
import { playIt } from '../src/i18n/play.it.ts'
import { proseEn } from '../src/i18n/prose.en.ts'
import { proseEs } from '../src/i18n/prose.es.ts'
import { proseIt } from '../src/i18n/prose.it.ts'
import { replayEn } from '../src/i18n/replay.en.ts'
import { replayEs } from '../src/i18n/replay.es.ts'
import { replayIt } from '../src/i18n/replay.it.ts'
import { setupEn } from '../src/i18n/setup.en.ts'
import { setupEs } from '../src/i18n/setup.es.ts'
import { setupIt } from '../src/i18n/setup.it.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

const CATALOGUES: { readonly [name: string]: { readonly en: Texts; readonly it: Texts; readonly es: Texts } } = {
  common: { en, it, es },
  parameters: { en: parametersEn, it: parametersIt, es: parametersEs },
  play: { en: playEn, it: playIt, es: playEs },
  prose: { en: proseEn, it: proseIt, es: proseEs },
  replay: { en: replayEn, it: replayIt, es: replayEs },
  setup: { en: setupEn, it: setupIt, es: setupEs },
}

/** Names, units and words that are the same in English and in the other language. */
const NAMES = ['Tactic48', 'u', 'Quick', 'Start', 'English', 'Italiano', 'Español']
const ALIKE = {
  it: [...NAMES, 'AT', 'AP', 'S', 'L', 'Max', 'Menu', 'in', 'Shock'],
  es: [...NAMES, 'L', 'R', 'Regular', 'Total'],
} as const

function entriesOf(texts: Texts, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[name, value] as const] : entriesOf(value, name)
  })
}

/** `{{n}}`, `{{n, format}}`, `$t(key)` and the tags of an element between words. */
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([^,}\s]+)[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>/g)]
    .map(([whole, name]) => name ?? whole)
    .sort()

const wordsIn = (text: string): readonly string[] =>
  text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '').match(/\p{L}[\p{L}\d]*/gu) ?? []

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  const english = new Map(entriesOf(catalogue.en))
  describe(`the catalogue ${name}`, () => {
    test('has words for every key in English', () => {
      expect([...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
    })

    for (const language of ['it', 'es'] as const) {
      const spoken = entriesOf(catalogue[language])
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
