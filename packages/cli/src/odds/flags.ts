import { type Item, isRefusal, type Refusal, type RuleSet } from '@tactic48/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { collectOption, type RulesFlags, rulingsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { codeText } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'

/** What every question about odds may say. */
export interface OddsFlags extends RulesFlags {
  readonly edition: string
  readonly json?: boolean
}

/** Both layers: what only the company rolls needs them. */
export const COMPANY = 'qs-en+cc-en'

export const withRules = (command: Command, edition = 'qs-en'): Command =>
  command
    .option('-e, --edition <edition>', 'whose rules, such as qs-it or qs-en+cc-it', edition)
    .option('--rulings <preset>', 'recommended, or printed: every option at the word of the sheet', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collectOption, [])
    .option('--json', 'machine-readable')

export function diceCount(text: string): number {
  if (!/^[0-9]{1,2}$/.test(text)) throw new InvalidArgumentError('It must be a number of dice.')
  return Number(text)
}

export function numberOf(text: string): number {
  if (!/^[0-9]{1,2}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 to 99.')
  return Number(text)
}

export function length(text: string): number {
  if (!/^[0-9]{1,3}(\.[0-9]{1,6})?$/.test(text)) throw new InvalidArgumentError('It must be a length in u, below 1000.')
  return Number(text)
}

export function coverOf(text: string): 'open' | 'partial' {
  if (text !== 'open' && text !== 'partial') throw new InvalidArgumentError('It must be open or partial.')
  return text
}

export const tell = (
  { print }: Terminal,
  flags: { readonly json?: boolean },
  value: unknown,
  text: () => string,
): void => print(flags.json ? JSON.stringify(value, null, 2) : text())

/** `FIRE-09 need 4`, rule by rule. */
export const itemTexts = (items: readonly Item[]): readonly string[] =>
  items.map(({ rule, code, value }) => `${rule} ${code} ${value}`)

export const itemsText = (items: readonly Item[]): string => itemTexts(items).join(', ')

/** What only a company rolls. */
export function companyOnly(rules: RuleSet): void {
  if (!rules.company) throw new CliError('this is rolled by a company edition only, such as -e qs-en+cc-en (FORCE-09)')
}

export function positioned<T extends object | undefined>(found: T | Refusal): T {
  if (found !== undefined && isRefusal(found)) throw new CliError(`the position is not possible: ${codeText(found)}`)
  return found
}
