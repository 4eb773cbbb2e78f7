import { type LengthUnit, lengthText } from '@tactic48/content/lengths'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSetting } from '../src/app/settings.ts'
import { startLengths, unparted, writtenLength } from '../src/i18n/lengths.ts'
import { CATALOGUES, entriesOf, FOLDERS, textsOf } from './catalogues.ts'

/** A number of u, or the name of the unit: "2 u", "radius in u", "u for one Move". In Spanish "u obedece" is a word. */
const IN_U = /\d[\d.,]*\su\b|\b(?:in|en) u\b|^[^:]*: u (?!o)/

/** What explains the unit itself. */
const ABOUT_U = ['first.u.name', 'first.u.says', 'lengths.u']

/** Every value of a text as some number. */
const valuesOf = (text: string): { readonly [name: string]: number } =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*([a-z]\w*)/gi)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'unit')
      .map((name) => [name, 4]),
  )

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    defaultNS: 'app',
    resources: Object.fromEntries(FOLDERS.map((language) => [language, { app: textsOf(language, 'app') }])),
    interpolation: { escapeValue: false },
    missingInterpolationHandler: writtenLength,
  })
  startLengths()
})

afterAll(() => saveSetting('unit', 'u'))

const said = (text: string): string =>
  i18next.services.interpolator.interpolate(text, valuesOf(text), i18next.language, {})

describe('[GEN-03] a length of the catalogues is shown in what the reader measures in', () => {
  test('by one formatter', async () => {
    await i18next.changeLanguage('es')
    saveSetting('unit', 'cm')
    expect(said('{{radius, u}}, {{2, u}}, {{0.25, u}}, {{1, bare}} / {{unit, u}}')).toBe(
      '10 cm, 5 cm, 0,625 cm, 2,5 / cm',
    )
    saveSetting('unit', 'inch')
    await i18next.changeLanguage('it')
    expect(said('{{radius, u}}, {{2.5, u}} in {{unit, u}}')).toBe('4″, 2,5″ in pollici')
    expect(lengthText(10, 'en', 'cm', 2)).toBe('25.00 cm')
  })

  for (const language of ['en', 'it', 'es'] as const) {
    const inU = async (unit: LengthUnit): Promise<readonly string[]> => {
      await i18next.changeLanguage(language)
      saveSetting('unit', unit)
      return CATALOGUES.flatMap(([, catalogue]) => entriesOf(catalogue[language]))
        .filter(([key]) => !ABOUT_U.includes(key))
        .map(([key, text]) => `${key}: ${said(text)}`)
        .filter((text) => IN_U.test(text))
    }

    test(`no text in ${language} shows u when cm or inches are chosen`, async () => {
      expect([...(await inU('cm')), ...(await inU('inch'))]).toEqual([])
    })

    test(`texts in ${language} show u when u is chosen`, async () => {
      expect((await inU('u')).length).toBeGreaterThan(40)
    })
  }
})

test('a number and its unit never part at the end of a line', () => {
  expect(unparted('3 AT, 2.5 u, 10 cm, 40 %, 7 puntos, 2 units, 4 Actions')).toBe(
    '3\u00a0AT, 2.5\u00a0u, 10\u00a0cm, 40\u00a0%, 7\u00a0puntos, 2 units, 4 Actions',
  )
})
