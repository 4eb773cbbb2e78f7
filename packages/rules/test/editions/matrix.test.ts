import { describe, expect, it } from 'vitest'
import { lawTable } from '../../../../scripts/law/pages.ts'
import { describe as describeDomain } from '../../src/editions/domain.ts'
import { cellOf, isNoteName, noteNames, type RowName, valueText } from '../../src/editions/matrix.ts'
import { isParameterName, PARAMETER_NAMES, PARAMETERS } from '../../src/editions/options.ts'
import { defaultRules, parameterIn } from '../../src/editions/ruleSet.ts'
import { CC_EDITIONS, type Edition, QS_EDITIONS } from '../../src/editions/sheet.ts'

interface Line {
  readonly row: RowName
  readonly cells: readonly string[]
  readonly takes: string
  readonly atom: string
}

/** The rows of a table of docs/rules/editions.md: `0†` was set by a Ruling, `half (atLeastHalf†)` is what the words say and what is in force. */
const linesOf = (heading: string): readonly Line[] =>
  lawTable('editions.md', heading).map(([row = '', ...more]) => {
    if (!isParameterName(row) && !isNoteName(row)) throw new Error(`${row} is not a row of the matrix`)
    const [takes = '', atom = ''] = more.slice(-2)
    return { row, cells: more.slice(0, -2), takes, atom }
  })

const QUICK_START_ROWS = linesOf('Quick start, rows that differ')
const COMPANY_ROWS = linesOf('Company, rows that differ')
const EQUAL_ROWS = linesOf('Rows equal in all editions that define them')

/** Domain and atom of a row; a wording has neither. */
const aboutOf = (row: RowName): readonly string[] =>
  isParameterName(row) ? [describeDomain(PARAMETERS[row].domain), PARAMETERS[row].atom] : ['wording only', '—']

function written(edition: Edition, row: RowName): string {
  const cell = cellOf(edition, row)
  if (!cell) return 'n/a'
  const { value, says, ruled } = cell
  if (says !== undefined) return `${valueText(says)} (${valueText(value)}†)`
  return `${valueText(value)}${ruled ? '†' : ''}`
}

describe('the edition matrix of the specification, value by value', () => {
  it.each(QUICK_START_ROWS)('[GEN-01] $row in the three quick starts', ({ row, cells, takes, atom }) => {
    expect(QS_EDITIONS.map((edition) => written(edition, row))).toEqual(cells)
    expect([takes, atom]).toEqual(aboutOf(row))
  })

  it.each(COMPANY_ROWS)('[GEN-01] $row in both company sheets', ({ row, cells, takes, atom }) => {
    expect(CC_EDITIONS.map((edition) => written(edition, row))).toEqual(cells)
    expect([takes, atom]).toEqual(aboutOf(row))
  })

  it('[CMD-02] [STRUCT-09] the command radius by rank', () => {
    const radius = (edition: Edition): unknown => Object.values(cellOf(edition, 'commandRadius')?.value ?? {})
    for (const qs of QS_EDITIONS) expect(radius(qs)).toEqual([5, 5, 5, 5, 5, 5, 5, 5])
    expect(radius('cc-en')).toEqual([5, 5, 5, 5, 10, 10, 10, 10])
    expect(radius('cc-it')).toEqual([5, 5, 5, 10, 10, 15, 20, 20])
  })

  it.each(EQUAL_ROWS)('[GEN-01] $row is the same everywhere', ({ row, cells, takes, atom }) => {
    if (!isParameterName(row)) throw new Error(`${row} is not a parameter`)
    for (const qs of QS_EDITIONS)
      for (const cc of CC_EDITIONS)
        expect([valueText(parameterIn(defaultRules(qs, cc), row))], `${qs} ${cc}`).toEqual(cells)
    expect([takes, atom]).toEqual(aboutOf(row))
  })

  it('[GEN-01] no row is left out', () => {
    const named = new Set<string>([...QUICK_START_ROWS, ...COMPANY_ROWS, ...EQUAL_ROWS].map(({ row }) => row))
    named.add('commandRadius')
    const plain = PARAMETER_NAMES.filter((name) => !PARAMETERS[name].option)
    expect([...plain, ...noteNames()].filter((name) => !named.has(name))).toEqual([])
  })
})
