import {
  type Agreement,
  type Atom,
  type CcEdition,
  type GameSpec,
  type QsEdition,
  type RuleSet,
  ruleSetOf,
} from '@tactic48/rules'
import examples from '../../data/examples.gen.json' with { type: 'json' }
import { COMPANY_EXAMPLES } from './exampleTexts/company.ts'
import { QUICK_START_EXAMPLES } from './exampleTexts/quickStart.ts'
import type { LengthUnit } from './lengths.ts'
import { renderLines, type Segment } from './segments.ts'
import type { Language, Line } from './template.ts'

export interface Sheets {
  readonly qs: QsEdition
  readonly cc?: CcEdition
}

type Without<Spec, Key extends PropertyKey> = Spec extends unknown ? Omit<Spec, Key> : never

/** One situation of an example, by the sheets under which it stands. */
export interface ExampleCase {
  readonly name?: string
  readonly sheets: readonly Sheets[]
  /** What is agreed besides the sheets. */
  readonly agreed: Pick<Agreement, 'rulings' | 'options' | 'scenario'>
  /** Absent where forces are judged before there is a table. */
  readonly game?: Without<GameSpec, 'rules'>
}

/** A worked example (EX-01 …) as the scenarios of the conformance suite have it. */
export interface WorkedExample {
  readonly id: string
  readonly rules: readonly Atom[]
  readonly cases: readonly ExampleCase[]
}

/** Written by `npm run examples`, and compared with the scenarios by a test. */
export const EXAMPLES = examples as object as readonly WorkedExample[]

export const exampleNamed = (id: string): WorkedExample | undefined =>
  EXAMPLES.find((example) => example.id === id.toUpperCase())

export const examplesOf = (atom: Atom): readonly WorkedExample[] => EXAMPLES.filter(({ rules }) => rules.includes(atom))

/** The sheets of a case that are nearest to those that are read by. */
function sheetsFor({ sheets }: ExampleCase, { qs, company }: RuleSet): Sheets | undefined {
  const worth = (one: Sheets): number => (one.qs === qs ? 2 : 0) + (one.cc === company?.edition ? 1 : 0)
  return sheets.reduce<Sheets | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined)
}

/** The example as a game, by the reader's own sheets where it stands under them; undefined where it is no position. */
export function exampleGame({ cases }: WorkedExample, read: RuleSet, at = 0): GameSpec | undefined {
  const chosen = cases[at]
  const sheets = chosen && sheetsFor(chosen, read)
  if (!chosen?.game || !sheets) return undefined
  return { ...chosen.game, rules: ruleSetOf({ ...sheets, ...chosen.agreed }) } as GameSpec
}

/** The first case that stands under the reader's sheets, else the first of all. */
export function caseFor({ cases }: WorkedExample, { qs, company }: RuleSet): number {
  const stands = ({ sheets }: ExampleCase): boolean =>
    sheets.some((one) => one.qs === qs && (one.cc === undefined || one.cc === company?.edition))
  return Math.max(0, cases.findIndex(stands))
}

const TEXTS: ReadonlyMap<string, Line> = new Map(Object.entries({ ...QUICK_START_EXAMPLES, ...COMPANY_EXAMPLES }))

/** What an example shows, in the reader's language. */
export function exampleText(id: string, rules: RuleSet, language: Language, unit: LengthUnit): readonly Segment[] {
  const line = TEXTS.get(id)
  return line ? renderLines([line], rules, language, unit).flat() : []
}
