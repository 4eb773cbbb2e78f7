import { type Atom, defaultRules, isAtom, type RuleSet } from '@tactic48/rules'
import { isSaid } from './condition.ts'
import { type TermId, termIn } from './glossary.ts'
import { type LengthUnit, lengthText, numberText } from './lengths.ts'
import type { Language, Line } from './template.ts'
import { type BookRules, VALUES, type Value } from './values.ts'

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'length'; readonly text: string; readonly u: number }
  | { readonly kind: 'rule'; readonly text: string; readonly atom: Atom }
  | { readonly kind: 'term'; readonly text: string; readonly term: TermId }

/** What stands where the rules have no number for a text that asks for one. */
export const NO_VALUE = '—'

const read = new WeakMap<RuleSet, BookRules>()

/** The company whose rules the book tells where none is played: the later and fuller of the two sheets. */
function toldOf(rules: RuleSet): BookRules {
  const known = read.get(rules)
  if (known !== undefined) return known
  const told = rules.company ? rules : defaultRules(rules.qs, 'cc-en', rules.rulings)
  if (told.company === undefined) throw new Error('a company edition has no company rules')
  const book = { ...rules, company: told.company, radiusByRank: told.commandRadius }
  read.set(rules, book)
  return book
}

interface Page {
  readonly language: Language
  readonly unit: LengthUnit
  readonly book: BookRules
  /** Italian quick start: VP; with the Italian company sheet AP, as the cards print it then. */
  readonly points: 'VP' | 'AP'
  /** A term is marked where it is met first. */
  readonly marked: Set<TermId>
}

const HOLE = /\{([^}]*)\}/
const FIXED = /^(\d+(?:\.\d+)?)u$/
const REFERENCE = /\b([A-Z0-9]+-\d\d)\b/

/** Those of the lines that are said under these rules, in the reader's language. */
export function renderLines(
  lines: readonly Line[],
  rules: RuleSet,
  language: Language,
  unit: LengthUnit = 'u',
): readonly (readonly Segment[])[] {
  const page: Page = {
    language,
    unit,
    book: toldOf(rules),
    points: rules.company?.edition === 'cc-it' ? 'AP' : 'VP',
    marked: new Set(),
  }
  return lines.filter((line) => isSaidUnder(line, rules)).map((line) => segmentsOf(line.text[language], page))
}

/** Does it hold under these rules; what names no condition always does. */
export const isSaidUnder = (line: Pick<Line, 'when' | 'unless'>, rules: RuleSet): boolean =>
  isSaid(line, rules, toldOf(rules))

const segmentsOf = (template: string, page: Page): readonly Segment[] =>
  template.split(HOLE).flatMap((part, i) => (i % 2 === 1 ? [filled(part, page)] : referred(part, page)))

function filled(name: string, { language, unit, book }: Page): Segment {
  const fixed = FIXED.exec(name)?.[1]
  if (fixed !== undefined) return lengthOf(Number(fixed), language, unit)
  const value: Value | undefined = isValueName(name) ? VALUES[name] : undefined
  const number = value?.read(book)
  if (value === undefined || number === undefined) return { kind: 'value', text: NO_VALUE }
  if (value.kind === 'length') return lengthOf(number, language, unit)
  return { kind: 'value', text: `${numberText(number, language)}${value.kind === 'score' ? '+' : ''}` }
}

const isValueName = (name: string): name is keyof typeof VALUES => Object.hasOwn(VALUES, name)

const lengthOf = (u: number, language: Language, unit: LengthUnit): Segment => ({
  kind: 'length',
  u,
  text: lengthText(u, language, unit),
})

const referred = (text: string, page: Page): readonly Segment[] =>
  text
    .split(REFERENCE)
    .flatMap((part, i): readonly Segment[] =>
      i % 2 === 1 && isAtom(part) ? [{ kind: 'rule', text: part, atom: part }] : worded(part, page),
    )

function worded(text: string, page: Page): readonly Segment[] {
  if (text === '') return []
  const found = termIn(text, page.language, page.marked)
  if (found === undefined) return [plain(text, page)]
  const { term, at, length } = found
  page.marked.add(term)
  return [
    ...(at > 0 ? [plain(text.slice(0, at), page)] : []),
    { kind: 'term', term, text: plain(text.slice(at, at + length), page).text },
    ...worded(text.slice(at + length), page),
  ]
}

const plain = (text: string, { language, points }: Page): Segment & { readonly kind: 'text' } => ({
  kind: 'text',
  text: language === 'it' ? text.replace(/\bVP\b/g, points) : text,
})
