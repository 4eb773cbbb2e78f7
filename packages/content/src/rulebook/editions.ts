import {
  type Atom,
  CC_EDITIONS,
  type CcEdition,
  defaultRules,
  type Edition,
  isQuickStart,
  QS_EDITIONS,
  type RuleSet,
} from '@tactic48/rules'
import type { LengthUnit } from './lengths.ts'
import { plainText, type RenderedRule, renderRule } from './render.ts'
import type { Language } from './template.ts'

/** Editions that say the same, and what they say. */
export interface EditionColumn {
  readonly editions: readonly Edition[]
  readonly rule: RenderedRule
}

/** The rules with another edition of one layer in its place, under the same preset. */
export function withEdition(rules: RuleSet, edition: Edition): RuleSet {
  const cc = rules.company?.edition
  if (edition === rules.qs || edition === cc) return rules
  return isCompany(edition) ? defaultRules(rules.qs, edition, rules.rulings) : defaultRules(edition, cc, rules.rulings)
}

const isCompany = (edition: Edition): edition is CcEdition => CC_EDITIONS.some((cc) => cc === edition)

/** The conditions of a line are the same in every language, so English tells where two editions differ. */
function textIn(atom: Atom, rules: RuleSet): string {
  const rule = renderRule(atom, rules, 'en')
  return rule.inForce ? plainText(rule) : ''
}

function columns(
  atom: Atom,
  rules: RuleSet,
  editions: readonly Edition[],
  language: Language,
  unit: LengthUnit,
): readonly EditionColumn[] {
  const byText = new Map<string, Edition[]>()
  for (const edition of editions) {
    const text = textIn(atom, withEdition(rules, edition))
    byText.set(text, [...(byText.get(text) ?? []), edition])
  }
  return [...byText.values()].map((alike) => ({
    editions: alike,
    rule: renderRule(atom, withEdition(rules, alike[0] ?? rules.qs), language, unit),
  }))
}

/** The rule in all quick starts and all company sheets, those that say the same together. */
export interface SideBySide {
  readonly quickStarts: readonly EditionColumn[]
  readonly companies: readonly EditionColumn[]
}

export const sideBySide = (atom: Atom, rules: RuleSet, language: Language, unit: LengthUnit = 'u'): SideBySide => ({
  quickStarts: columns(atom, rules, QS_EDITIONS, language, unit),
  companies: columns(atom, rules, companiesFor(atom, rules), language, unit),
})

/** Do the sheets differ in this rule? */
export function differsByEdition(atom: Atom, rules: RuleSet): boolean {
  const texts = (editions: readonly Edition[]): number =>
    new Set(editions.map((edition) => textIn(atom, withEdition(rules, edition)))).size
  return texts(QS_EDITIONS) > 1 || texts(companiesFor(atom, rules)) > 1
}

/** Where no company is played, nothing that one would add to a quick start is told. */
const companiesFor = (atom: Atom, rules: RuleSet): readonly CcEdition[] =>
  rules.company === undefined && isQuickStart(atom) ? [] : CC_EDITIONS

/** Where the rules in force depart from the sheets to the letter: the rule as it reads under the preset `printed`. */
export function asPrinted(
  atom: Atom,
  rules: RuleSet,
  language: Language,
  unit: LengthUnit = 'u',
): RenderedRule | undefined {
  const printed = defaultRules(rules.qs, rules.company?.edition, 'printed')
  return textIn(atom, printed) === textIn(atom, rules) ? undefined : renderRule(atom, printed, language, unit)
}

const lineText = (line: RenderedRule['lines'][number]): string => line.map(({ text }) => text).join('')

/** The lines of a rule that another wording has not; undefined where it has all of them. */
function beyond(rule: RenderedRule, other: RenderedRule): RenderedRule | undefined {
  const known = new Set(other.lines.map(lineText))
  const lines = rule.lines.filter((line) => !known.has(lineText(line)))
  return lines.length === 0 ? undefined : { ...rule, lines }
}

/** What another wording says that is not said here, and what is said here on which it is silent. */
export const otherwise = (
  there: RenderedRule,
  here: RenderedRule,
): { readonly says: RenderedRule | undefined; readonly silent: RenderedRule | undefined } => ({
  says: beyond(there, here),
  silent: beyond(here, there),
})
