import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import { failureText, playScenario, readScenario, type Source, scenarioFiles } from '../../cli/src/conformance/index.ts'
import { cellOf, isNoteName, noteNames, type RowName } from '../src/editions/matrix.ts'
import { isParameterName, OPTION_NAMES } from '../src/editions/options.ts'
import { quickStartBase } from '../src/editions/quickStart.ts'
import { CC_EDITIONS, QS_EDITIONS } from '../src/editions/sheet.ts'

const folder = fileURLToPath(new URL('../../../conformance', import.meta.url))
const plain = picocolors.createColors(false)

const scenarios = scenarioFiles([folder]).map((file): { readonly name: string; readonly source: Source } => {
  const source = readScenario(file)
  return { name: `[${source.scenario.rules.join(', ')}] ${relative(folder, file)}`, source }
})

const failures = (source: Source, restore: boolean): readonly string[] =>
  playScenario(source, { restore })
    .filter((played) => played.failure)
    .map((played) => failureText(played, plain))

describe('conformance', () => {
  it.each(scenarios)('$name', ({ source }) => {
    expect(failures(source, false).join('\n')).toBe('')
  })
})

/** Under one of its quick starts and one of its company sheets, each in turn: `tactic48 conform --restore` plays all of them. */
const restored = scenarios.map(({ name, source }, i) => {
  const { editions = 'all', company } = source.scenario
  const each = editions === 'all' ? QS_EDITIONS : editions
  const one = each[i % each.length]
  const sheet = CC_EDITIONS[i % CC_EDITIONS.length]
  const scenario = { ...source.scenario, editions: one ? [one] : editions }
  return {
    name,
    source: { ...source, scenario: company === 'all' && sheet ? { ...scenario, company: sheet } : scenario },
  }
})

describe('conformance, saved and restored after every command', () => {
  it.each(restored)('$name', ({ source }) => {
    expect(failures(source, true).join('\n')).toBe('')
  })
})

describe('the worked examples', () => {
  it('[GEN-01] every example of §35 is there, one file each', () => {
    const examples = scenarios.flatMap(({ source }) => source.scenario.example ?? [])
    const numbers = examples.map((name) => Number(name.replace('EX-', ''))).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 105 }, (_, i) => i + 1))
  })
})

/** §31.1: what the quick starts have or print differently, and what a Ruling decided where one of them is silent. */
function matrixRows(): readonly RowName[] {
  const rows = [...(Object.keys(quickStartBase) as RowName[]), ...noteNames()]
  return rows.filter((row) => {
    const cells = QS_EDITIONS.flatMap((edition) => cellOf(edition, row) ?? [])
    const differ = new Set(cells.map(({ value }) => JSON.stringify(value))).size > 1
    return differ || cells.some(({ ruled, says }) => ruled && (says === undefined || isNoteName(row)))
  })
}

describe('the edition matrix', () => {
  const named = new Map<string, Set<string>>()
  for (const { source } of scenarios) {
    const { parameters = [], editions = 'all' } = source.scenario
    for (const parameter of parameters) {
      const seen = named.get(parameter) ?? new Set()
      for (const edition of editions === 'all' ? QS_EDITIONS : editions) seen.add(edition)
      named.set(parameter, seen)
    }
  }

  it('[GEN-01] every row of the quick start has a scenario that shows it in all three editions', () => {
    expect(matrixRows().filter((row) => named.get(row)?.size !== QS_EDITIONS.length)).toEqual([])
    expect(matrixRows().length).toBeGreaterThan(40)
  })

  it('[GEN-01] scenarios name only parameters that exist', () => {
    expect([...named.keys()].filter((name) => !isParameterName(name) && !isNoteName(name))).toEqual([])
  })
})

describe('the options', () => {
  /** Nothing on the table shows them: measuring is the screen's, the clock runs outside, and presets are played by name. */
  const ELSEWHERE = ['premeasure', 'reactionSeconds', 'rulings']

  it('[GEN-01] every option is played by a scenario', () => {
    const played = new Set(
      scenarios.flatMap(({ source: { scenario } }) =>
        [scenario, ...(scenario.cases ?? [])].flatMap(({ options = {} }) => Object.keys(options)),
      ),
    )
    const due = OPTION_NAMES.filter((name) => !ELSEWHERE.includes(name))
    expect(due.filter((name) => !played.has(name))).toEqual([])
    expect(due.length).toBeGreaterThan(80)
  })
})
