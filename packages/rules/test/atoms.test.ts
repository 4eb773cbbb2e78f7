import { describe, expect, it } from 'vitest'
import { atomReport, testTitles } from '../../../scripts/atoms.ts'
import { lawPages, readPage, SCENARIO_PAGE } from '../../../scripts/law/pages.ts'
import { scenarioIndex } from '../../../scripts/law/scenarioIndex.ts'
import { ATOM_IDS, ATOMS, isQuickStart, QUICK_START_IDS } from '../src/atoms.ts'

const report = atomReport()
const { untested, nameless } = report

describe('every rule has a test, every test has a rule', () => {
  it('[GEN-01] no rule is without a test or a scenario that names it', () => {
    expect(untested).toEqual([])
  })

  it('[GEN-01] no test of the rules and no scenario is without a rule', () => {
    expect(nameless).toEqual([])
  })

  it('[GEN-01] the specification lists the scenarios of every rule as they are', () => {
    const isUpToDate = readPage(SCENARIO_PAGE).text === scenarioIndex(lawPages(), report)
    expect(isUpToDate, `${SCENARIO_PAGE} is stale: run \`npm run rules-index\``).toBe(true)
  })

  it('[GEN-01] a scenario that is added changes the list', () => {
    const more = new Map([...report.holders, ['FIRE-01', ['conformance/fire/new.yaml']]])
    const line = scenarioIndex(lawPages(), { ...report, holders: more })
      .split('\n')
      .find((each) => each.startsWith('- [FIRE-01]'))
    expect(line).toBe('- [FIRE-01](fire.md#fire-01): [fire/new](../../conformance/fire/new.yaml)')
  })

  it('[GEN-01] the list of rules runs without gaps in every family', () => {
    const families = new Map<string, number[]>()
    for (const id of ATOM_IDS) {
      const [family = '', number = ''] = id.split('-')
      families.set(family, [...(families.get(family) ?? []), Number(number)])
      expect(ATOMS[id]).not.toBe('')
    }
    for (const [family, numbers] of families) {
      expect(numbers, family).toEqual(numbers.map((_, i) => i + 1))
    }
    expect([...families.keys()]).toHaveLength(38)
    expect(ATOM_IDS).toHaveLength(353)
    expect(QUICK_START_IDS).toHaveLength(195)
    expect(QUICK_START_IDS.every(isQuickStart)).toBe(true)
    expect(ATOM_IDS.filter(isQuickStart)).toHaveLength(195)
  })

  it('[GEN-01] titles are read from plain tests and from tables', () => {
    const source = [
      "it('[A-01] plain', () => {})",
      "test.only('[A-02] only', () => {})",
      "it.each([['x', 1]] as const)(",
      "  '[A-03] %s',",
      '  () => {},',
      ')',
      'it.each(list)(`[A-04] computed`, () => {})',
      'it(title, () => {})',
      "walk('no test')",
    ]
    expect(testTitles(source.join('\n'))).toEqual([
      '[A-01] plain',
      '[A-02] only',
      '[A-03] %s',
      '[A-04] computed',
      undefined,
    ])
  })
})
