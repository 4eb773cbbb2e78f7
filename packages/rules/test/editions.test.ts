import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from '../src/editions/differences.ts'
import { admits } from '../src/editions/domain.ts'
import { fingerprint } from '../src/editions/fingerprint.ts'
import { OPTION_NAMES, OPTIONS } from '../src/editions/options.ts'
import { isParameterName, PARAMETER_NAMES, PARAMETERS } from '../src/editions/parameters.ts'
import { CC_EDITIONS, QS_EDITIONS } from '../src/editions/ruleSet.ts'
import {
  type Agreement,
  AgreementError,
  agreementFaults,
  COMPANIES,
  defaultRules,
  QUICK_STARTS,
  ruleSetOf,
} from '../src/editions/ruleSetOf.ts'
import { RULINGS } from '../src/editions/rulings.ts'

/** An agreement as a file may hold it, before anything was checked. */
const fromFile = (text: string): Agreement => JSON.parse(text) as Agreement

const pairs = QS_EDITIONS.flatMap((qs) => [undefined, ...CC_EDITIONS].map((cc) => ({ qs, cc })))

describe('editions as data', () => {
  it.each(pairs)('[GEN-01] $qs with $cc gives one flat object whose every value is legal', ({ qs, cc }) => {
    const rules = defaultRules(qs, cc)
    for (const name of PARAMETER_NAMES) {
      const value = rules[name]
      if (value !== undefined) expect(admits(PARAMETERS[name], value), name).toBe(true)
    }
    const known = new Set<string>(['qs', 'cc', ...PARAMETER_NAMES])
    expect(Object.keys(rules).filter((name) => !known.has(name))).toEqual([])
  })

  it('[GEN-01] every parameter has a value in some pair of editions', () => {
    const valued = new Set(pairs.flatMap(({ qs, cc }) => Object.keys(defaultRules(qs, cc))))
    expect(PARAMETER_NAMES.filter((name) => !valued.has(name))).toEqual([])
  })

  it('[GEN-02] a company edition lays its command radius and its name for points over the quick start', () => {
    expect(defaultRules('qs-es').commandRadius.captain).toBe(5)
    expect(defaultRules('qs-es', 'cc-en').commandRadius).toMatchObject({ sergeant: 5, lieutenant: 10, captain: 10 })
    expect(defaultRules('qs-es', 'cc-it').commandRadius).toMatchObject({
      nco: 5,
      sergeant: 10,
      lieutenant: 15,
      higher: 20,
    })
    expect(defaultRules('qs-es').pointName).toBe('Valor en Puntos')
    expect(defaultRules('qs-es', 'cc-en').pointName).toBe('AP')
  })

  it('[SETUP-01] only the Italian sheet holds forces to the figure without tolerance', () => {
    expect(QS_EDITIONS.map((qs) => defaultRules(qs).forceTolerancePct)).toEqual([10, 0, 10])
  })

  it('[GEN-01] what a Ruling decided names only fields that the edition has', () => {
    for (const qs of QS_EDITIONS) {
      expect(Object.keys(RULINGS[qs]).filter((field) => !(field in QUICK_STARTS[qs]))).toEqual([])
    }
    for (const cc of CC_EDITIONS) {
      expect(
        Object.keys(RULINGS[cc]).filter((field) => !(field in COMPANIES[cc]) && field !== 'deckInBreakPoint'),
      ).toEqual([])
    }
  })
})

describe('options', () => {
  it('[GEN-01] every option is a parameter, save the climb surcharge that sets the climb price', () => {
    expect(OPTION_NAMES.filter((name) => !isParameterName(name))).toEqual(['climbSurcharge'])
  })

  it('[MOVE-04] climbSurcharge sets climbPrice', () => {
    const rules = ruleSetOf({ qs: 'qs-es', options: { climbSurcharge: { extra: 2 } } })
    expect(rules.climbPrice).toEqual({ extra: 2 })
    expect('climbSurcharge' in rules).toBe(false)
  })

  it('[GEN-04] every default of the option table is a legal value of its option', () => {
    for (const name of OPTION_NAMES) {
      const { default: standard, domain } = OPTIONS[name]
      if (standard !== 'edition' && standard !== 'cc') expect(admits(domain, standard), name).toBe(true)
    }
  })

  it('[GEN-02] options beat the edition and the scenario beats options', () => {
    const options = { grenadeMaxRange: null, weaponsPerTurn: 2 }
    expect(ruleSetOf({ qs: 'qs-en', options })).toMatchObject({ grenadeMaxRange: null, weaponsPerTurn: 2 })
    const rules = ruleSetOf({ qs: 'qs-en', options, scenario: { weaponsPerTurn: 3, atIncome: 7 } })
    expect(rules).toMatchObject({ grenadeMaxRange: null, weaponsPerTurn: 3, atIncome: 7 })
  })

  it('[GREN-04] no option lifts the maximum that an edition prints; a scenario may', () => {
    const options = { grenadeMaxRange: null }
    expect(ruleSetOf({ qs: 'qs-it', options }).grenadeMaxRange).toBe(15)
    expect(ruleSetOf({ qs: 'qs-it', options, scenario: { grenadeMaxRange: null } }).grenadeMaxRange).toBeNull()
    expect(ruleSetOf({ qs: 'qs-es', options }).grenadeMaxRange).toBeNull()
    expect(ruleSetOf({ qs: 'qs-it', options: { grenadeMaxRange: 20 } }).grenadeMaxRange).toBe(20)
  })

  it('[GEN-01] house switches that a printed company rule needs come on with a company edition', () => {
    expect(defaultRules('qs-en')['house.vehicles']).toBe(false)
    expect(defaultRules('qs-en', 'cc-it')['house.vehicles']).toBe(true)
    expect(defaultRules('qs-en', 'cc-it')['house.psychShock']).toBe(false)
    expect(defaultRules('qs-en')['house.standardGrenades']).toBe(true)
  })

  it.each([
    ['{"qs":"qs-fr"}', 'qs', 'unknownEdition'],
    ['{"qs":"qs-en","cc":"cc-es"}', 'cc', 'unknownEdition'],
    ['{"qs":"qs-en","options":{"aimStack":true}}', 'options.aimStack', 'unknownName'],
    ['{"qs":"qs-en","options":{"aimStacks":"yes"}}', 'options.aimStacks', 'badValue'],
    ['{"qs":"qs-en","options":{"needCap":7}}', 'options.needCap', 'badValue'],
    ['{"qs":"qs-en","options":{"grenadeMaxRange":-1}}', 'options.grenadeMaxRange', 'badValue'],
    ['{"qs":"qs-en","options":{"turnLimit":1.5}}', 'options.turnLimit', 'badValue'],
    ['{"qs":"qs-en","options":{"climbSurcharge":{"total":1,"extra":1}}}', 'options.climbSurcharge', 'badValue'],
    ['{"qs":"qs-en","options":{"atIncome":6}}', 'options.atIncome', 'unknownName'],
    ['{"qs":"qs-en","scenario":{"commandRadius":{"private":5}}}', 'scenario.commandRadius', 'badValue'],
    ['{"qs":"qs-en","scenario":{"grenadeScatter":[1,2,3]}}', 'scenario.grenadeScatter', 'badValue'],
    ['{"qs":"qs-en","scenario":{"qs":"qs-it"}}', 'scenario.qs', 'unknownName'],
  ])('[GEN-01] %s is refused at %s', (text, field, code) => {
    const agreement = fromFile(text)
    expect(agreementFaults(agreement)).toEqual([{ field, code, takes: expect.any(String) }])
    expect(() => ruleSetOf(agreement)).toThrow(AgreementError)
  })

  it('[GEN-01] a mistyped name is answered with the names nearest to it', () => {
    const [fault] = agreementFaults(fromFile('{"qs":"qs-en","options":{"camoStacks":true}}'))
    expect(fault?.takes).toContain('camoStacksWithTakeCover')
  })
})

describe('fingerprint', () => {
  it('[GEN-01] is short, the same for the same rules, and lists what differs from the defaults', () => {
    const plain = fingerprint(ruleSetOf({ qs: 'qs-en' }))
    expect(plain.text).toMatch(/^qs-en [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(plain.changed).toEqual([])
    expect(fingerprint(ruleSetOf({ qs: 'qs-en', options: { aimStacks: false } })).text).toBe(plain.text)
    const changed = fingerprint(ruleSetOf({ qs: 'qs-en', options: { aimStacks: true } }))
    expect(changed.text).not.toBe(plain.text)
    expect(changed.changed).toEqual([{ parameter: 'aimStacks', left: false, right: true }])
  })

  it('[GEN-01] survives JSON', () => {
    for (const { qs, cc } of pairs) {
      const rules = defaultRules(qs, cc)
      expect(fingerprint(JSON.parse(JSON.stringify(rules)))).toEqual(fingerprint(rules))
    }
  })

  it('[GEN-01] any single changed switch changes the hash', () => {
    const flags = OPTION_NAMES.filter((name) => OPTIONS[name].domain.kind === 'flag')
    fc.assert(
      fc.property(fc.constantFrom(...QS_EDITIONS), fc.constantFrom(...flags), (qs, name) => {
        const rules = defaultRules(qs)
        const other = { ...rules, [name]: !rules[name as keyof typeof rules] }
        expect(fingerprint(other).hash).not.toBe(fingerprint(rules).hash)
      }),
    )
  })
})

describe('differences between editions', () => {
  it('[GEN-01] the English and the Spanish quick start differ in these parameters only', () => {
    expect(
      differences(defaultRules('qs-en'), defaultRules('qs-es'))
        .map(({ parameter }) => parameter)
        .sort(),
    ).toEqual(
      [
        'allowanceLegend',
        'camouflageWhen',
        'charactersGiveCover',
        'climbAppliesTo',
        'climbPrice',
        'climbsPerMove',
        'grenadeScatter',
        'grenadeScatterMode',
        'missionAltShareWording',
        'missionAltVictory',
        'nearCoverIgnores',
        'pointName',
        'takeCoverVoidInclusive',
      ].sort(),
    )
  })

  it('[GEN-01] a rule set does not differ from itself, and differences mirror', () => {
    for (const a of QS_EDITIONS) {
      expect(differences(defaultRules(a), defaultRules(a))).toEqual([])
      for (const b of QS_EDITIONS) {
        const there = differences(defaultRules(a), defaultRules(b))
        const back = differences(defaultRules(b), defaultRules(a))
        expect(back.map(({ parameter, left, right }) => ({ parameter, left: right, right: left }))).toEqual(there)
      }
    }
  })
})
