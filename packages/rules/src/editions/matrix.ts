import { COMPANY, COMPANY_NOTES, type CompanyNote } from './company.ts'
import { PARAMETER_NAMES, PARAMETERS, type ParameterName } from './options.ts'
import { QUICK_START, QUICK_START_NOTES, type QuickStartNote } from './quickStart.ts'
import { COMPANIES, defaultRules, parameterIn, QUICK_STARTS, type RuleSet } from './ruleSet.ts'
import { type CcEdition, type Edition, type Note, QS_EDITIONS, type QsEdition } from './sheet.ts'

/** One text per value, the same for equal values: arrays keep their order, objects are sorted by key. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'n/a'
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, one]) => `${key}: ${valueText(one)}`).join(', ')}}`
  }
  return String(value)
}

export interface Difference {
  readonly parameter: ParameterName
  readonly left: unknown
  readonly right: unknown
}

/** The parameters in which two rule sets differ, in the order of a game. */
export function differences(left: RuleSet, right: RuleSet): readonly Difference[] {
  return PARAMETER_NAMES.map((parameter) => ({
    parameter,
    left: parameterIn(left, parameter),
    right: parameterIn(right, parameter),
  })).filter((one) => valueText(one.left) !== valueText(one.right))
}

export type NoteName = QuickStartNote | CompanyNote
/** A row of §31: a parameter, or a printed wording from which nothing in play follows. */
export type RowName = ParameterName | NoteName

/** §31: what a row is in one edition. */
export interface Cell {
  /** In force by default. */
  readonly value: unknown
  /** What the words say, where a Ruling put another value into force. */
  readonly says?: unknown
  /** The †: the value was set by a Ruling, the edition being silent or unclear or saying something else. */
  readonly ruled: boolean
}

const isQs = (edition: Edition): edition is QsEdition => QS_EDITIONS.some((qs) => qs === edition)
const has = (rows: object, name: string): boolean => Object.hasOwn(rows, name)

/** The cell of the edition matrix; undefined where the layer does not define the row. */
export function cellOf(edition: Edition, row: RowName): Cell | undefined {
  const value = isQs(edition) ? quickStartValue(edition, row) : companyValue(edition, row)
  if (value === undefined) return undefined
  const sheet: SheetMarks = isQs(edition) ? QUICK_STARTS[edition] : COMPANIES[edition]
  const departure = has(PARAMETERS, row) ? PARAMETERS[row as ParameterName].departure : undefined
  const says = departure?.in.includes(edition) ? departure.printed : sheet.says[row]
  return says === undefined
    ? { value: value.is, ruled: sheet.silent.includes(row) }
    : { value: value.is, says, ruled: true }
}

interface SheetMarks {
  readonly silent: readonly string[]
  readonly says: { readonly [row: string]: Note }
}

/** A value that may itself be undefined: some sheets have no word for it. */
interface Known {
  readonly is: unknown
}

function quickStartValue(edition: QsEdition, row: RowName): Known | undefined {
  const { notes } = QUICK_STARTS[edition]
  if (has(QUICK_START, row)) return { is: parameterIn(defaultRules(edition), row as ParameterName) }
  if (has(QUICK_START_NOTES, row)) return { is: { ...QUICK_START_NOTES, ...notes }[row as QuickStartNote] }
  return undefined
}

function companyValue(edition: CcEdition, row: RowName): Known | undefined {
  const { differs, notes, silent } = COMPANIES[edition]
  const laid = has(differs, row) || silent.some((name) => name === row)
  if (has(COMPANY, row) || (laid && has(QUICK_START, row)))
    return { is: parameterIn(defaultRules(QS_EDITIONS[0], edition), row as ParameterName) }
  if (has(COMPANY_NOTES, row)) return { is: { ...COMPANY_NOTES, ...notes }[row as CompanyNote] }
  return undefined
}

/** The cell that counts for a rule set: the company's sheet before the quick start (GEN-02). */
export function cellIn({ qs, company }: RuleSet, row: RowName): Cell | undefined {
  return (company && cellOf(company.edition, row)) ?? cellOf(qs, row)
}

export const isNoteName = (name: string): name is NoteName => has(QUICK_START_NOTES, name) || has(COMPANY_NOTES, name)

export const noteNames = (): readonly NoteName[] =>
  Object.keys({ ...QUICK_START_NOTES, ...COMPANY_NOTES }) as readonly NoteName[]
