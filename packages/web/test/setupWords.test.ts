import {
  cellOf,
  DEPARTING_NAMES,
  defaultRules,
  noteNames,
  OPTIONS,
  type OptionName,
  QS_EDITIONS,
  valueText,
} from '@tactic48/rules'
import { expect, test } from 'vitest'
import { parametersEn } from '../src/i18n/parameters.en.ts'
import { parametersEs } from '../src/i18n/parameters.es.ts'
import { parametersIt } from '../src/i18n/parameters.it.ts'
import { rulingsEn } from '../src/i18n/rulings.en.ts'
import { rulingsEs } from '../src/i18n/rulings.es.ts'
import { rulingsIt } from '../src/i18n/rulings.it.ts'
import { choicesOf, settled, withOption } from '../src/setup/rules/choices.ts'
import { atomOf, keyOf, optionOf, WORDED, WORDINGS } from '../src/setup/rules/worded.ts'

/** Families of PART A. */
const QUICK_START = /^(GEN|SETUP|TURN|FIRE|AIM|COVER|LOS|MOVE|OF|SF|GREN|H2H|CMD|CAMO|VICT)-/
/** Options of PART A that only a company layer brings into play. */
const COMPANY_ONLY: readonly OptionName[] = ['orderedMovesCountToCap', 'deckInBreakPoint', 'reinforcementsInBreakPoint']

test('every option of the quick start has words, and none is there twice', () => {
  const options = (Object.keys(OPTIONS) as OptionName[]).filter(
    (name) => name !== 'rulings' && QUICK_START.test(OPTIONS[name].atom) && !COMPANY_ONLY.includes(name),
  )
  const worded = WORDED.map(optionOf).filter((name) => name !== undefined)
  expect([...worded].sort()).toEqual([...options].sort())
  expect(new Set(WORDED).size).toBe(WORDED.length)
})

test('every rule in which the quick starts differ in play has words', () => {
  const [first, ...others] = QS_EDITIONS.map((edition) => defaultRules(edition))
  if (!first) throw new Error('there are editions')
  const differing = (Object.keys(first) as (keyof typeof first)[]).filter(
    (name) => name !== 'qs' && others.some((other) => valueText(other[name]) !== valueText(first[name])),
  )
  const known: readonly string[] = WORDED
  expect(differing.filter((name) => !known.includes(name))).toEqual([])
})

test('every value that can be chosen or that an edition has is put into words, in each language', () => {
  for (const catalogue of [parametersEn, parametersIt, parametersEs])
    for (const parameter of WORDED) {
      const values = [
        ...(choicesOf(parameter) ?? []),
        ...QS_EDITIONS.map((edition) => defaultRules(edition)[parameter]),
      ]
      const words: { readonly [key: string]: string } = catalogue[parameter]
      for (const value of values) expect(words[keyOf(value)], `${parameter} ${valueText(value)}`).toBeTruthy()
      expect(atomOf(parameter)).toMatch(/^[A-Z0-9]+-\d\d$/)
    }
})

test('[GEN-01] every departure from the printed words has its reason, and every wording its words, in each language', () => {
  for (const catalogue of [rulingsEn, rulingsIt, rulingsEs]) {
    for (const name of DEPARTING_NAMES) {
      const { says, why } = catalogue.departure[name]
      expect(says, name).toMatch(/\p{L}.+\.$/u)
      expect(why, name).toMatch(/\p{L}.+\.$/u)
      expect(says).not.toBe(why)
    }
    for (const wording of WORDINGS) {
      const words: { readonly [key: string]: string } = catalogue.wording[wording]
      const said = QS_EDITIONS.map((edition) => {
        const cell = cellOf(edition, wording)
        return cell?.says ?? cell?.value
      })
      if (wording !== 'pointName')
        for (const value of said) expect(words[keyOf(value)], `${wording} ${valueText(value)}`).toBeTruthy()
      expect(new Set(said.map(valueText)).size, wording).toBeGreaterThan(1)
    }
  }
  const silent = noteNames().filter((note) => !WORDINGS.some((wording) => wording === note))
  const differing = silent.filter(
    (note) => new Set(QS_EDITIONS.map((edition) => JSON.stringify(cellOf(edition, note)?.says))).size > 1,
  )
  // The wording of the open test is the printed value of an option, which has its own row.
  expect(differing).toEqual(['openTestWording'])
})

test('an option that says what the preset says anyway is no change', () => {
  const standard = defaultRules('qs-en')
  const changed = withOption({}, standard, 'climbPrice', { extra: 1 })
  expect(changed).toEqual({ climbSurcharge: { extra: 1 } })
  expect(withOption(changed, standard, 'climbPrice', { total: 2 })).toEqual({})
  expect(withOption({ aimStacks: true }, standard, 'turnLimit', 12)).toEqual({ aimStacks: true, turnLimit: 12 })
  const printed = defaultRules('qs-it', undefined, 'printed')
  expect(settled({ openTest: 'singlePoint', aimStacks: true }, printed)).toEqual({ aimStacks: true })
  expect(settled({ openTest: 'union' }, printed)).toEqual({ openTest: 'union' })
})
