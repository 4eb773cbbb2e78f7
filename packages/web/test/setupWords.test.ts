import {
  CC_EDITIONS,
  cellOf,
  DEPARTING_NAMES,
  defaultRules,
  noteNames,
  OPTION_NAMES,
  PARAMETER_NAMES,
  parameterIn,
  QS_EDITIONS,
  valueText,
} from '@tactic48/rules'
import { expect, test } from 'vitest'
import { countedOptions } from '../src/setup/draft.ts'
import {
  atomOf,
  choicesOf,
  keyOf,
  optionOf,
  settled,
  WORDED,
  type Wording,
  withOption,
  wordsOf,
} from '../src/setup/rules/worded.ts'
import { FOLDERS, textsOf } from './catalogues.ts'

const SETUP = FOLDERS.map((language) => textsOf(language, 'setup'))
const WORDINGS = Object.keys(textsOf('en', 'setup').rulings.wording) as readonly Wording[]

const PAIRS = QS_EDITIONS.flatMap((qs) => [undefined, ...CC_EDITIONS].map((cc) => defaultRules(qs, cc)))

test('every option of §29 and every house switch of §30 has words, and none is there twice', () => {
  const worded = WORDED.map(optionOf).filter((name) => name !== undefined)
  expect([...worded].sort()).toEqual(OPTION_NAMES.filter((name) => name !== 'rulings').sort())
  expect(new Set(WORDED).size).toBe(WORDED.length)
})

test('every rule in which two sheets differ in play has words', () => {
  const known: readonly string[] = WORDED
  const differing = PARAMETER_NAMES.filter((name) => {
    const values = PAIRS.map((rules) => parameterIn(rules, name)).filter((value) => value !== undefined)
    return new Set(values.map(valueText)).size > 1
  })
  expect(differing.length).toBeGreaterThan(70)
  expect(differing.filter((name) => !known.includes(name))).toEqual([])
})

test('every value that can be chosen or that a sheet has is put into words, in each language', () => {
  for (const { rule } of SETUP)
    for (const parameter of WORDED) {
      const values = [...(choicesOf(parameter) ?? []), ...PAIRS.map((rules) => parameterIn(rules, parameter))]
      const words = wordsOf(parameter, rule)
      for (const value of values.filter((one) => one !== undefined))
        expect(words[keyOf(value)], `${parameter} ${valueText(value)}`).toBeTruthy()
      expect(atomOf(parameter)).toMatch(/^[A-Z0-9]+-\d\d$/)
    }
})

test('[GEN-01] every departure from the printed words has its reason, and every wording its words, in each language', () => {
  for (const { rulings: catalogue } of SETUP) {
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
  const company = defaultRules('qs-en', 'cc-en')
  const led = withOption(withOption({}, company, 'orderCascade', false), company, 'house.psychShock', true)
  expect(led).toEqual({ orderCascade: false, 'house.psychShock': true })
  expect(settled(led, defaultRules('qs-en', 'cc-it'))).toEqual({ 'house.psychShock': true })
  expect(settled({ autoDraw: false }, standard), 'a sheet that is not played has no options').toEqual({})
})

test('[SETUP-13] what a Mission brings with it is no change of the players', () => {
  const options = { objectiveFromRound: 2, aimStacks: true }
  expect(countedOptions({ options, gameType: 'mission' })).toBe(1)
  expect(countedOptions({ options, gameType: 'skirmish' })).toBe(2)
})
