import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Agreement, AgreementError, agreementFaults, ruleSetOf } from '../../src/editions/agreement.ts'
import { admits } from '../../src/editions/domain.ts'
import { departuresOf, fingerprint } from '../../src/editions/fingerprint.ts'
import { differences } from '../../src/editions/matrix.ts'
import {
  isParameterName,
  OPTION_NAMES,
  OPTIONS,
  PARAMETER_NAMES,
  PARAMETERS,
  parameterOf,
} from '../../src/editions/options.ts'
import { defaultRules, parameterIn } from '../../src/editions/ruleSet.ts'
import { CC_EDITIONS, QS_EDITIONS, RULINGS } from '../../src/editions/sheet.ts'
import { Fault } from '../../src/input/fault.ts'
import { ruleSetShape } from '../../src/input/rules.ts'

const ruleSetFault = (rules: unknown): string | undefined => {
  const read = ruleSetShape.read(rules)
  return read instanceof Fault ? read.in('rules').field : undefined
}

const pairs = RULINGS.flatMap((rulings) =>
  QS_EDITIONS.flatMap((qs) => [undefined, ...CC_EDITIONS].map((cc) => ({ rulings, qs, cc }))),
)

/** An agreement as a file may hold it, before anything was checked. */
const fromFile = (text: string): Agreement => JSON.parse(text) as Agreement

describe('editions as data', () => {
  it.each(pairs)('[GEN-01] $qs with $cc, $rulings: every value is legal', ({ qs, cc, rulings }) => {
    const rules = defaultRules(qs, cc, rulings)
    for (const name of PARAMETER_NAMES) {
      const value = parameterIn(rules, name)
      const absent = cc === undefined && PARAMETERS[name].layer === 'company'
      expect(absent ? value === undefined : admits(PARAMETERS[name].domain, value), name).toBe(true)
    }
    expect(ruleSetFault(rules)).toBeUndefined()
    expect(rules.rulings).toBe(rulings)
  })

  it('[GEN-01] the company layer is there as a whole or not at all', () => {
    expect(defaultRules('qs-en')).not.toHaveProperty('company')
    expect(defaultRules('qs-en', 'cc-it').company).toMatchObject({ edition: 'cc-it', orderCascade: false })
    const rules = ruleSetOf({ qs: 'qs-en', options: { orderCascade: true }, scenario: { callCost: 3 } })
    expect(rules).not.toHaveProperty('company')
    expect(fingerprint(rules).hash).toBe(fingerprint(defaultRules('qs-en')).hash)
  })

  it('[GEN-02] a company edition lays its command radius over the quick start', () => {
    expect(defaultRules('qs-es').commandRadius.captain).toBe(5)
    expect(defaultRules('qs-es', 'cc-en').commandRadius).toMatchObject({ sergeant: 5, lieutenant: 10, captain: 10 })
    expect(defaultRules('qs-es', 'cc-it').commandRadius).toMatchObject({
      nco: 5,
      sergeant: 10,
      lieutenant: 15,
      higher: 20,
    })
  })

  it('[SETUP-01] only the Italian sheet holds forces to the figure without tolerance', () => {
    expect(QS_EDITIONS.map((qs) => defaultRules(qs).forceTolerancePct)).toEqual([10, 0, 10])
  })
})

describe('options', () => {
  it('[GEN-01] every option sets a parameter, save the preset', () => {
    expect(OPTION_NAMES.filter((name) => parameterOf(name) === undefined)).toEqual(['rulings'])
    expect(OPTION_NAMES.filter((name) => !isParameterName(name))).toEqual(['rulings', 'climbSurcharge'])
  })

  it('[MOVE-04] climbSurcharge sets climbPrice', () => {
    const rules = ruleSetOf({ qs: 'qs-es', options: { climbSurcharge: { extra: 2 } } })
    expect(rules.climbPrice).toEqual({ extra: 2 })
    expect('climbSurcharge' in rules).toBe(false)
  })

  it('[GEN-02] options beat the edition and the scenario beats options', () => {
    const options = { aimStacks: true, weaponsPerTurn: 2, orderCascade: false, 'house.heights': true }
    const rules = ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options })
    expect(rules).toMatchObject({ aimStacks: true, weaponsPerTurn: 2 })
    expect(rules.company?.orderCascade).toBe(false)
    expect(rules.house.heights).toBe(true)
    const scenario = { weaponsPerTurn: 3, atIncome: 7, callCost: 2, orderCascade: true, 'house.heights': false }
    const played = ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options, scenario })
    expect(played).toMatchObject({ aimStacks: true, weaponsPerTurn: 3, atIncome: 7 })
    expect(played.company).toMatchObject({ callCost: 2, orderCascade: true })
    expect(played.house.heights).toBe(false)
  })

  it('[GREN-04] no option lifts the maximum that an edition prints; a scenario may', () => {
    const options = { grenadeMaxRange: null }
    expect(ruleSetOf({ qs: 'qs-it', options }).grenadeMaxRange).toBe(15)
    expect(ruleSetOf({ qs: 'qs-it', options, scenario: { grenadeMaxRange: null } }).grenadeMaxRange).toBeNull()
    expect(ruleSetOf({ qs: 'qs-es', options }).grenadeMaxRange).toBeNull()
    expect(ruleSetOf({ qs: 'qs-it', options: { grenadeMaxRange: 20 } }).grenadeMaxRange).toBe(20)
    expect(ruleSetOf({ qs: 'qs-en', options: { weaponsPerTurn: null } }).weaponsPerTurn).toBeNull()
  })

  it('[GEN-01] house switches that a printed company rule needs come on with a company edition', () => {
    expect(defaultRules('qs-en').house.vehicles).toBe(false)
    expect(defaultRules('qs-en', 'cc-it').house).toMatchObject({ vehicles: true, manning: true, psychShock: false })
    expect(defaultRules('qs-en').house.standardGrenades).toBe(true)
  })

  it.each([
    ['{"qs":"qs-fr"}', 'qs', 'unknownEdition'],
    ['{"qs":"qs-en","cc":"cc-es"}', 'cc', 'unknownEdition'],
    ['{"qs":"qs-en","rulings":"strict"}', 'rulings', 'badValue'],
    ['{"qs":"qs-en","options":{"rulings":"strict"}}', 'options.rulings', 'badValue'],
    ['{"qs":"qs-en","options":{"aimStack":true}}', 'options.aimStack', 'unknownName'],
    ['{"qs":"qs-en","options":{"constructor":true}}', 'options.constructor', 'unknownName'],
    ['{"qs":"qs-en","options":{"aimStacks":"yes"}}', 'options.aimStacks', 'badValue'],
    ['{"qs":"qs-en","options":{"needCap":7}}', 'options.needCap', 'badValue'],
    ['{"qs":"qs-en","options":{"grenadeMaxRange":-1}}', 'options.grenadeMaxRange', 'badValue'],
    ['{"qs":"qs-en","options":{"markerRadius":1e300}}', 'options.markerRadius', 'badValue'],
    ['{"qs":"qs-en","options":{"turnLimit":1.5}}', 'options.turnLimit', 'badValue'],
    ['{"qs":"qs-en","options":{"climbSurcharge":{"total":1,"extra":1}}}', 'options.climbSurcharge', 'badValue'],
    ['{"qs":"qs-en","options":{"atIncome":6}}', 'options.atIncome', 'unknownName'],
    ['{"qs":"qs-en","options":{"orderCascade":1}}', 'options.orderCascade', 'badValue'],
    ['{"qs":"qs-en","options":{"house.smoke":"on"}}', 'options.house.smoke', 'badValue'],
    ['{"qs":"qs-en","scenario":{"commandRadius":{"private":5}}}', 'scenario.commandRadius', 'badValue'],
    ['{"qs":"qs-en","scenario":{"grenadeScatter":[1,2,3]}}', 'scenario.grenadeScatter', 'badValue'],
    ['{"qs":"qs-en","scenario":{"qs":"qs-it"}}', 'scenario.qs', 'unknownName'],
    ['{"qs":"qs-en","scenario":{"rulings":"printed"}}', 'scenario.rulings', 'unknownName'],
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

describe('the preset of the rulings', () => {
  it('[GEN-01] printed takes each sheet at its word, edition by edition', () => {
    const literal = QS_EDITIONS.map((qs) => ruleSetOf({ qs, rulings: 'printed' }))
    expect(literal.map(({ opponentTurnActions }) => opponentTurnActions)).toEqual([
      'anyAction',
      'anyAction',
      'anyAction',
    ])
    expect(literal.map(({ openTest }) => openTest)).toEqual(['union', 'singlePoint', 'union'])
    expect(literal.map(({ characterCoverTest }) => characterCoverTest)).toEqual([
      'wholeBase',
      'centreLine',
      'centreLine',
    ])
    expect(literal.map(({ sfAffectsWhen }) => sfAffectsWhen)).toEqual(['anyMoment', 'anyMoment', 'enters'])
    expect(literal.map(({ sfJoinNeedsLos }) => sfJoinNeedsLos)).toEqual([false, false, false])
    expect(literal.map(({ sfVictimInArea }) => sfVictimInArea)).toEqual([true, false, true])
    for (const rules of literal) expect(departuresOf(rules)).toEqual([])
  })

  it('[GEN-01] the company layer has its own departures, and both layers are taken back by one switch', () => {
    const { company } = ruleSetOf({ qs: 'qs-it', cc: 'cc-en', rulings: 'printed' })
    expect(company).toMatchObject({ deckInBreakPoint: true, haltKeepsMarkers: false, autoDraw: false })
    expect(company?.runnerMustTouchOfficer).toBe(false)
    expect(ruleSetOf({ qs: 'qs-it', cc: 'cc-it', rulings: 'printed' }).company?.runnerMustTouchOfficer).toBe(true)
  })

  it('[GEN-01] single options can be changed after the preset, and the scenario after them', () => {
    const rules = ruleSetOf({
      qs: 'qs-it',
      rulings: 'printed',
      options: { openTest: 'union', aimStacks: true },
      scenario: { sfVictimInArea: true },
    })
    expect(rules).toMatchObject({ rulings: 'printed', openTest: 'union', aimStacks: true, sfVictimInArea: true })
    expect(rules.opponentTurnActions).toBe('anyAction')
  })

  it('[GEN-01] the preset can stand among the options, as §29 lists it', () => {
    expect(ruleSetOf({ qs: 'qs-es', options: { rulings: 'printed' } })).toEqual(
      ruleSetOf({ qs: 'qs-es', rulings: 'printed' }),
    )
    expect(ruleSetOf({ qs: 'qs-es' }).rulings).toBe('recommended')
  })
})

describe('fingerprint', () => {
  it('[GEN-01] is short, the same for the same rules, and lists what differs from the preset', () => {
    const plain = fingerprint(ruleSetOf({ qs: 'qs-en' }))
    expect(plain.text).toMatch(/^qs-en [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(plain.changed).toEqual([])
    expect(fingerprint(ruleSetOf({ qs: 'qs-en', options: { aimStacks: false } })).text).toBe(plain.text)
    const changed = fingerprint(ruleSetOf({ qs: 'qs-en', options: { aimStacks: true } }))
    expect(changed.text).not.toBe(plain.text)
    expect(changed.changed).toEqual([{ parameter: 'aimStacks', left: false, right: true }])
  })

  it('[GEN-01] names the preset, and every departure from the printed words with who decided it', () => {
    const printed = fingerprint(ruleSetOf({ qs: 'qs-en', rulings: 'printed', options: { aimStacks: true } }))
    expect(printed.text).toMatch(/^qs-en printed [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(printed.departures).toEqual([
      { parameter: 'aimStacks', atom: 'AIM-03', printed: false, inForce: true, by: 'choice' },
    ])
    const recommended = fingerprint(
      ruleSetOf({ qs: 'qs-it', options: { openTest: 'singlePoint', opponentTurnActions: 'takeCoverAnytime' } }),
    )
    expect(recommended.departures).toEqual([
      {
        parameter: 'opponentTurnActions',
        atom: 'TURN-08',
        printed: 'anyAction',
        inForce: 'takeCoverAnytime',
        by: 'choice',
      },
      { parameter: 'sfJoinNeedsLos', atom: 'SF-10', printed: false, inForce: true, by: 'ruling' },
      { parameter: 'sfVictimInArea', atom: 'SF-14', printed: false, inForce: true, by: 'ruling' },
    ])
  })

  it('[GEN-01] the same rules reached from either preset have one hash', () => {
    const { openTest, sfJoinNeedsLos, sfVictimInArea, opponentTurnActions } = defaultRules('qs-it')
    const back = ruleSetOf({
      qs: 'qs-it',
      rulings: 'printed',
      options: { openTest, sfJoinNeedsLos, sfVictimInArea, opponentTurnActions },
    })
    expect(fingerprint(back).hash).toBe(fingerprint(defaultRules('qs-it')).hash)
  })

  it('[GEN-01] survives JSON', () => {
    for (const { qs, cc, rulings } of pairs) {
      const rules = defaultRules(qs, cc, rulings)
      expect(fingerprint(JSON.parse(JSON.stringify(rules)))).toEqual(fingerprint(rules))
    }
  })

  it('[GEN-01] any single changed switch changes the hash', () => {
    const flags = OPTION_NAMES.filter((name) => OPTIONS[name].domain.kind === 'flag')
    fc.assert(
      fc.property(fc.constantFrom(...QS_EDITIONS), fc.constantFrom(...flags), (qs, name) => {
        const rules = defaultRules(qs, 'cc-en')
        const parameter = parameterOf(name)
        const value = parameter && parameterIn(rules, parameter)
        const other = ruleSetOf({ qs, cc: 'cc-en', options: { [name]: !value } })
        expect(fingerprint(other).hash).not.toBe(fingerprint(rules).hash)
      }),
    )
  })
})

describe('a rule set from outside', () => {
  const rules = defaultRules('qs-en', 'cc-en')
  it.each<[string, unknown]>([
    ['rules', null],
    ['rules', []],
    ['rules.qs', { ...rules, qs: 'constructor' }],
    ['rules.rulings', { ...rules, rulings: undefined }],
    ['rules.atIncome', { ...rules, atIncome: Number.NaN }],
    ['rules.atIncome', { ...rules, atIncome: -1e9 }],
    ['rules.house', { ...rules, house: undefined }],
    ['rules.house.smoke', { ...rules, house: { ...rules.house, smoke: 1 } }],
    ['rules.company', { ...rules, company: null }],
    ['rules.company.edition', { ...rules, company: { ...rules.company, edition: 'cc-es' } }],
    ['rules.company.callCost', { ...rules, company: { ...rules.company, callCost: '1' } }],
    ['rules.extra', { ...rules, extra: true }],
    ['rules.company.extra', { ...rules, company: { ...rules.company, extra: true } }],
  ])('[GEN-01] is refused at %s', (field, value) => {
    expect(ruleSetFault(value)).toBe(field)
  })

  it('[GEN-01] with any one field taken away it is refused', () => {
    for (const name of Object.keys(rules)) {
      const { [name as 'qs']: _, ...rest } = rules
      expect(ruleSetFault(rest), name).toBe(name === 'company' ? undefined : `rules.${name}`)
    }
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
        'camouflageWhen',
        'charactersGiveCover',
        'climbAppliesTo',
        'climbPrice',
        'climbsPerMove',
        'grenadeScatter',
        'grenadeScatterMode',
        'missionAltVictory',
        'nearCoverIgnores',
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
