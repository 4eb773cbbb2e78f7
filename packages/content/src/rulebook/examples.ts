import {
  type Agreement,
  type Atom,
  type CcEdition,
  type Command,
  type GameSpec,
  isRefusal,
  type Log,
  play,
  type QsEdition,
  type RuleSet,
  ruleSetOf,
  scriptedChance,
  seededChance,
  startLog,
} from '@tactic48/rules'
import examples from '../../data/examples.gen.json' with { type: 'json' }
import { CHAPTERS, type Chapter } from './chapters.ts'
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

/** A command with what chance gave it. */
export interface DoneCommand {
  readonly command: Command
  readonly draws: readonly number[]
}

/** One situation of an example, by the sheets under which it stands. */
export interface ExampleCase {
  readonly name?: string
  readonly sheets: readonly Sheets[]
  /** What is agreed besides the sheets. */
  readonly agreed: Pick<Agreement, 'rulings' | 'options' | 'scenario'>
  /** Absent where forces are judged before there is a table. */
  readonly game?: Without<GameSpec, 'rules'>
  /** What chance gives before the first command. */
  readonly opening?: readonly number[]
  /** What happens in it, to the result that the example is about. */
  readonly done?: readonly DoneCommand[]
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

/** The examples of a rule: those that are drawn beside it, and those that are named. */
export interface ExamplesBeside {
  readonly drawn: readonly WorkedExample[]
  readonly named: readonly WorkedExample[]
}

/** As many as stand beside one rule with their pictures. */
const DRAWN = 2

/** Every example of a chapter is drawn once, beside the first of its rules that has room; those after it name it. */
function besideRules({ atoms }: Chapter): readonly (readonly [Atom, ExamplesBeside])[] {
  const seen = new Set<WorkedExample>()
  return atoms.map((atom) => {
    const found = examplesOf(atom)
    const drawn = found.filter((example) => !seen.has(example)).slice(0, DRAWN)
    for (const example of drawn) seen.add(example)
    return [atom, { drawn, named: found.filter((example) => !drawn.includes(example)) }]
  })
}

const BESIDE = new Map(CHAPTERS.flatMap(besideRules))

export const examplesBeside = (atom: Atom): ExamplesBeside => BESIDE.get(atom) ?? { drawn: [], named: [] }

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

/** The example as it was played, to be watched; undefined where nothing happens in it, as in one that is refused. */
export function exampleLog({ id, cases }: WorkedExample, game: GameSpec, at = 0): Log | undefined {
  const { done = [], opening } = cases[at] ?? {}
  if (done.length === 0 && !opening) return undefined
  let played = startLog(game, opening ? scriptedChance(opening) : seededChance(id))
  for (const { command, draws } of done) {
    if (isRefusal(played)) return undefined
    played = play(played, command, scriptedChance(draws))
  }
  return isRefusal(played) ? undefined : played.log
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
