import { readFileSync } from 'node:fs'
import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import {
  failureText,
  parseScenario,
  playScenario,
  ScenarioError,
  scenarioJsonSchema,
} from '../src/conformance/index.ts'

const HEAD = `title: x
rules: [FIRE-09]
editions: [qs-en]
figures:
  A: { side: blue, at: [5, 10], weapons: rifle S 2 }
  T: { side: ember, at: 4 east of A }
`

const failuresOf = (text: string): readonly string[] =>
  playScenario(parseScenario(text, 'x.yaml'))
    .filter((played) => played.failure)
    .map((played) => failureText(played, picocolors.createColors(false)))

const steps = (text: string): string => `${HEAD}steps:\n${text}\n`

describe('chance', () => {
  it('fails when a scripted die is left over', () => {
    expect(failuresOf(steps('  - { do: { fire: A, target: T }, dice: [1, 1, 1] }')).join()).toContain(
      'dice 1 left over',
    )
  })

  it('fails when a die is rolled that is not scripted', () => {
    expect(failuresOf(steps('  - { do: { fire: A, target: T }, dice: [1] }')).join()).toContain(
      'a die is rolled that is not scripted (rolled so far: 1)',
    )
  })

  it('lets dice for the whole scenario wait, but not beyond its end', () => {
    const enough = `${HEAD}dice: [1, 1]\nsteps:\n  - { do: { takeCover: A } }\n  - { do: { fire: A, target: T } }\n`
    expect(failuresOf(enough)).toEqual([])
    expect(failuresOf(enough.replace('[1, 1]', '[1, 1, 6]')).join()).toContain('dice 6 left over at the end')
  })
})

describe('expectations that are not met', () => {
  it.each([
    ['{ tokens: { blue: 5 } }', 'tokens.blue: expected 5, is 4'],
    ['{ need: 5 }', 'need: expected 5, was 4 (FIRE-09 open 4)'],
    ['{ need: { score: 4, items: [FIRE-09 open 5] } }', 'need.items: expected FIRE-09 open 5, were FIRE-09 open 4'],
    ['{ rolled: 3 }', 'rolled: expected 3 dice, 2 were rolled'],
    ['{ events: [eliminated] }', 'events: eliminated is missing'],
    ['{ events: [{ wounded: { figure: A } }] }', 'events: {"wounded":{"figure":"A"}} is missing'],
    ['{ noEvents: [wounded] }', 'noEvents: wounded happened'],
    ['{ figures: { T: unhurt } }', 'figures.T: expected unhurt, but it is wounded, in shock at 10, 10'],
    ['{ figures: { T: { at: [9, 10] } } }', 'figures.T.at: expected 9, 10, is 10, 10'],
    ['{ figures: { A: { slots: 2 } } }', 'figures.A.slots: expected 2, is 1'],
    ['{ figures: { A: { shots: { rifle: 0 } } } }', 'figures.A.shots.rifle: expected 0, is 1'],
    ['{ figures: { T: sleepy } }', "figures.T: 'sleepy' is no word for a figure"],
    ['{ figures: { Z: unhurt } }', 'figures.Z: there is no such figure'],
    ['{ sight: { A to T: partial } }', 'sight.A to T: expected partial, is open'],
    ['{ question: takeCover }', 'question: expected takeCover, but action is asked'],
    ['{ question: { kind: action, asks: ember } }', 'question: expected to ask ember, asks blue'],
    ['{ turn: ember }', 'turn: expected ember, is blue'],
    ['{ turnNumber: 4 }', 'turnNumber: expected 4, is 3'],
    ['{ outcome: blue }', 'outcome: expected blue, is none'],
    ['{ markers: { A: { kind: opportunityFire } } }', 'markers.A: there is no marker of A'],
    ['{ legal: { T: [move] } }', 'legal.T: expected move, which may not be done'],
    ['{ legal: { A: [] } }', 'legal.A: also'],
    ['{ refused: FIRE-04 }', 'accepted, but "FIRE-04" should refuse it'],
    ['{ ruleSet: { atIncome: 6 } }', 'ruleSet.atIncome: expected 6, is 5'],
  ])('%s', (expectation, message) => {
    const [failure = ''] = failuresOf(steps(`  - { do: { fire: A, target: T }, dice: [4, 1], expect: ${expectation} }`))
    expect(failure).toContain(message)
    expect(failure).toContain('x.yaml:8 step 1')
  })

  it('a refusal by another rule, with another code, or that nobody expected', () => {
    const refusal = (expectation: string): string =>
      failuresOf(steps(`  - { do: { aim: A }, expect: ${expectation} }`)).join()
    expect(refusal('{ refused: FIRE-04 }')).toContain('refused: expected FIRE-04, but refused by TURN-09 notPermitted')
    expect(refusal('{ refused: { code: x } }')).toContain('refused.code: expected x')
    expect(refusal('{ turn: blue }')).toContain('refused by TURN-09 notPermitted')
    expect(refusal('{ refused: { rule: TURN-09, code: notPermitted } }')).toBe('')
  })
})

describe('files that cannot be played', () => {
  it.each([
    ['title: x', 'x.yaml:1: the file lacks rules'],
    [`${HEAD}steps: { do: pass }`, 'x.yaml:7: steps must be a list'],
    [steps('  - { do: { fires: A } }'), 'x.yaml:8: steps 1.do.fires is unknown here'],
    [steps('  - { do: jump }'), 'x.yaml:8: steps 1.do must be endTurn, pass'],
    [`${HEAD}steps: [`, 'x.yaml:7: Flow sequence'],
    ['4', 'x.yaml:1: the file must be a scenario'],
    [steps('  - { do: { fire: A, target: 7 } }'), 'x.yaml:8: steps 1.do.target must be a text, not 7'],
    [steps('  - { expect: { need: { items: [] } } }'), 'x.yaml:8: steps 1.expect.need lacks score'],
    [steps('  - { expect: {} }'), 'x.yaml:8: steps 1.expect must not be empty'],
    [steps('  - { expect: { qs-en: { needs: 4 } } }'), 'x.yaml:8: steps 1.expect.qs-en.needs is unknown here'],
    [steps('  - { dice: { qs-de: [1] } }'), "steps 1.dice.qs-de must be editions such as qs-en, or 'qs-it and qs-es'"],
    [steps('  - { expect: { events: [{ wounded: {}, moved: {} }] } }'), 'events[0] must hold one name only'],
    [`${HEAD}tokens: { blue: -1 }`, 'x.yaml:7: tokens.blue must be at least 0, not -1'],
    [`${HEAD}tokens: { blue: 1.5 }`, 'x.yaml:7: tokens.blue must be a whole number, not 1.5'],
    [`${HEAD}title: y`, 'x.yaml:1: title is given twice'],
    [`${HEAD}options: { __proto__: 1 }`, 'x.yaml:7: options.__proto__ is given twice'],
    [HEAD.replace('FIRE-09', 'fire'), 'x.yaml:2: rules[0] must be a rule id such as FIRE-03, not "fire"'],
    [
      HEAD.replace('4 east of A', '7'),
      "x.yaml:6: figures.T.at must be [x, y] in u or a text such as '10.1 east of A', not 7",
    ],
    [
      HEAD.replace('4 east of A', 'near A'),
      `x.yaml:6: figures.T.at must be a text such as '10.1 east of A', not "near A"`,
    ],
  ])('%#', (text, message) => {
    expect(() => parseScenario(text, 'x.yaml')).toThrow(ScenarioError)
    expect(() => parseScenario(text, 'x.yaml')).toThrow(message)
  })

  it('a position that play could not reach is refused with its field', () => {
    expect(failuresOf(HEAD.replace('4 east of A', '[5.2, 10]')).join()).toContain('overlaps')
  })

  it('an option that no edition has is named', () => {
    expect(failuresOf(`${HEAD}options: { aimStack: true }`).join()).toMatch(/options\.aimStack takes .*aimStacks/)
    expect(failuresOf(`${HEAD}overrides: { atIncome: -1 }`).join()).toContain('scenario.atIncome takes')
  })

  it('a weapon that does not read like one', () => {
    expect(failuresOf(HEAD.replace('rifle S 2', 'rifle three')).join()).toContain("weapon 'rifle three' must read like")
  })
})

describe('variants', () => {
  const cases = `${HEAD}cases:
  - case: as it is
    steps: [{ try: { fire: A, target: T } }]
  - case: too many
    editions: [qs-it, qs-es]
    figures: { A: { used: { shots: { rifle: 1 } } } }
    steps: [{ try: { fire: A, target: T }, expect: { refused: FIRE-07 } }]
`

  it('plays every case in its own editions, maps merged', () => {
    const played = playScenario(parseScenario(cases, 'x.yaml'))
    expect(played.map(({ edition, case: name }) => `${name} ${edition}`)).toEqual([
      'as it is qs-en',
      'too many qs-it',
      'too many qs-es',
    ])
    expect(played.every(({ failure }) => failure === undefined)).toBe(true)
  })

  it('splits expectations and dice by edition', () => {
    const text = steps(
      '  - { do: { fire: A, target: T }, dice: { qs-en: [4, 1], qs-it: [1, 1] }, expect: { qs-en: { figures: { T: wounded } }, qs-it: { figures: { T: unhurt } } } }',
    ).replace('[qs-en]', '[qs-en, qs-it]')
    expect(failuresOf(text)).toEqual([])
    expect(failuresOf(text.replace('qs-it: [1, 1]', 'qs-it: [4, 1]'))).toHaveLength(1)
  })

  it('lets what holds in every edition stand beside what holds in one', () => {
    const text = steps(
      '  - { do: { fire: A, target: T }, dice: { qs-en: [4, 1], qs-it: [1, 1] }, expect: { tokens: { blue: 4 }, qs-en: { figures: { T: wounded } } } }',
    ).replace('[qs-en]', '[qs-en, qs-it]')
    expect(failuresOf(text)).toEqual([])
    expect(failuresOf(text.replace('blue: 4', 'blue: 3'))).toHaveLength(2)
    expect(failuresOf(text.replace('wounded', 'unhurt'))).toHaveLength(1)
    expect(() => parseScenario(text.replace('tokens', 'coins'), 'x.yaml')).toThrow(
      'coins is unknown here; known are accepted, ',
    )
  })

  it('[GEN-06] meets a place within the tolerance of contact, unless it is written to the thousandth', () => {
    const moved = (at: string): readonly string[] =>
      failuresOf(steps(`  - { do: { move: A, to: [5.004, 13] }, expect: { figures: { A: { at: [${at}] } } } }`))
    expect(moved('5, 13')).toEqual([])
    expect(moved('5.004, 13')).toEqual([])
    expect(moved('5.005, 13')).toHaveLength(1)
    expect(moved('5.01, 13')).toHaveLength(1)
  })

  it('tells by name who stands where nobody can, and that nobody is called so', () => {
    expect(
      failuresOf(
        steps('  []').replace('steps:', 'cases: [{ case: x, figures: { T: { at: [0, 0] } } }]\nsteps:'),
      ).join(),
    ).toContain('the position is refused: figures.T.position: is off the table')
    expect(failuresOf(steps('  - { do: { move: Q, to: 1 east } }')).join()).toContain('there is no figure Q')
  })

  it('takes healthy for a state and - for a value that is not printed', () => {
    expect(
      failuresOf(
        `${HEAD}cases: [{ case: x, figures: { A: { state: healthy, aim: '-' } } }]\nsteps: [{ try: { aim: A }, expect: { refused: TURN-09 } }]\n`,
      ),
    ).toEqual([])
  })
})

describe('the schema', () => {
  it('is the one that stands beside the scenarios', () => {
    const file = new URL('../../../conformance/scenario.schema.json', import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8')), 'npx tactic48 conform --schema prints it').toEqual(
      JSON.parse(JSON.stringify(scenarioJsonSchema())),
    )
  })
})
