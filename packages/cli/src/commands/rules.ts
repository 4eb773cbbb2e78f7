import {
  CC_EDITIONS,
  cellIn,
  DEPARTING_NAMES,
  DEPARTURES,
  type Difference,
  defaultRules,
  departuresOf,
  describeDomain,
  type Edition,
  fingerprint,
  isDepartingName,
  type NoteName,
  noteNames,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  parameterIn,
  parameterOf,
  QS_EDITIONS,
  RULINGS,
  type RuleSet,
  type Rulings,
  valueText,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { collectOption, type RulesFlags, rulesFor, rulingsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns } from '../columns.ts'
import type { Terminal } from '../terminal.ts'

interface Flags extends RulesFlags {
  readonly options?: boolean
  readonly departures?: boolean
  readonly json?: boolean
}

export function rulesCommand(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('the fingerprint of a rule set with its departures from the printed words, or where editions differ')
    .argument('[editions...]', 'qs-en, qs-it or qs-es, with a company layer such as qs-en+cc-it; several are compared')
    .option('--rulings <preset>', 'recommended, or printed: every option as the sheets have it', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collectOption, [])
    .option('--options', 'list all rule options with their possible values, default and value as printed')
    .option('--departures', 'list where the recommended rulings depart from the printed words, as a table in Markdown')
    .option('--json', 'machine-readable')
    .addHelpText(
      'after',
      `
Two tables with the same fingerprint play by the same rules.
* marks a value that a ruling decided because the sheet is silent, unclear or says something else.

Examples:
  tactic48 rules
  tactic48 rules qs-en -o aimStacks=true
  tactic48 rules qs-en --rulings printed
  tactic48 rules qs-en qs-it qs-es
  tactic48 rules --options`,
    )
    .action((editions: readonly string[], flags: Flags) => {
      const [edition, ...others] = editions
      const list = flags.options ? '--options' : flags.departures ? '--departures' : undefined
      if (list !== undefined && edition !== undefined)
        throw new CliError(`${list} is about all editions: leave out ${edition}`)
      if (edition === undefined && flags.option.length > 0) throw new CliError('-o needs an edition, such as qs-en')
      if (flags.options) listOptions(flags, terminal)
      else if (flags.departures) listDepartures(flags, terminal)
      else if (edition === undefined) listEditions(flags, terminal)
      else if (others.length === 0) tellOne(edition, flags, terminal)
      else compare(editions, flags, terminal)
    })
}

const tell = ({ print }: Terminal, flags: Flags, value: unknown, text: () => string): void =>
  print(flags.json ? JSON.stringify(value, null, 2) : text())

function listEditions(flags: Flags, terminal: Terminal): void {
  const presets = flags.rulings ? [flags.rulings] : RULINGS
  const texts = QS_EDITIONS.flatMap((qs) =>
    presets.map((preset) => fingerprint(defaultRules(qs, undefined, preset)).text),
  )
  tell(terminal, flags, texts, () => texts.join('\n'))
}

/** The value of an option in every edition under a preset: one text where they agree, else edition by edition. */
function valueUnder(option: OptionName, rulings: Rulings): string {
  const name = parameterOf(option)
  if (name === undefined) return rulings
  const of = (edition: Edition): string => {
    const cc = CC_EDITIONS.find((each) => each === edition)
    const qs = QS_EDITIONS.find((each) => each === edition) ?? 'qs-en'
    return valueText(parameterIn(defaultRules(qs, cc, rulings), name))
  }
  const { layer } = PARAMETERS[name]
  if (layer === 'house') {
    const [alone, together] = [of('qs-en'), of('cc-en')]
    return alone === together ? alone : `${together} with a cc edition`
  }
  const editions: readonly Edition[] = layer === 'company' ? CC_EDITIONS : QS_EDITIONS
  const [first = '', ...rest] = editions.map(of)
  return rest.every((text) => text === first)
    ? first
    : editions.map((edition) => `${edition} ${of(edition)}`).join(', ')
}

function listOptions(flags: Flags, terminal: Terminal): void {
  const rows = OPTION_NAMES.map((name) => {
    const [standard, printed] = [valueUnder(name, 'recommended'), valueUnder(name, 'printed')]
    const { domain, atom } = OPTIONS[name]
    return [name, standard, standard === printed ? '=' : printed, atom, describeDomain(domain)]
  })
  tell(
    terminal,
    flags,
    rows.map(([name, standard, printed, atom, takes]) => ({ name, default: standard, printed, atom, takes })),
    () => columns([['option', 'default', 'as printed', 'rule', 'takes'], ...rows]),
  )
}

/** §29.1, generated from the data that sets the defaults. */
function listDepartures(flags: Flags, terminal: Terminal): void {
  const rows = DEPARTING_NAMES.map((option) => {
    const { in: sheets, says, printed, why } = DEPARTURES[option]
    const { atom, base } = PARAMETERS[option]
    return { rule: atom, sheets, says, option, printed, recommended: base, why }
  })
  const head = ['Rule', 'Sheets', 'What the words say', 'As printed', 'Recommended, and why']
  const lines = rows.map(({ rule, sheets, says, option, printed, recommended, why }) =>
    [
      rule,
      sheets.map((sheet) => `\`${sheet}\``).join(', '),
      says,
      `\`${option}\` ${valueText(printed)}`,
      `${valueText(recommended)}: ${why}`,
    ].join(' | '),
  )
  tell(terminal, flags, rows, () =>
    [head.join(' | '), head.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n'),
  )
}

function tellOne(edition: string, flags: Flags, terminal: Terminal): void {
  const rules = rulesFor(edition, flags)
  const mark = fingerprint(rules)
  tell(terminal, flags, { ...mark, rules }, () =>
    [
      terminal.paint.bold(mark.text),
      `rulings: ${mark.rulings}`,
      changedText(mark.changed, mark.rulings),
      departuresText(rules, terminal),
    ].join('\n'),
  )
}

function changedText(changed: readonly Difference[], rulings: Rulings): string {
  if (changed.length === 0) return '  all options as this preset has them'
  const preset = rulings === 'recommended' ? 'default' : 'printed'
  return columns(
    changed.map(({ parameter, left, right }) => [`  ${parameter}`, valueText(right), `(${preset} ${valueText(left)})`]),
  )
}

/** §29.1 for one rule set: what the words say, what is played, and why. */
function departuresText(rules: RuleSet, { paint }: Terminal): string {
  const found = departuresOf(rules)
  if (found.length === 0) return 'no departures from the printed words'
  const lines = found.flatMap(({ parameter, atom, printed, inForce, by }) => {
    const words = isDepartingName(parameter) ? DEPARTURES[parameter] : undefined
    const head = `  ${atom.padEnd(9)} ${paint.bold(parameter)} ${valueText(inForce)}, as printed ${valueText(printed)}`
    if (by === 'choice' || !words) return [`${head} (chosen)`]
    return [head, `            The words: ${words.says}`, `            Why not: ${words.why}`]
  })
  const back = found.some(({ by }) => by === 'ruling') ? '; --rulings printed plays as printed' : ''
  return [`${found.length} departure${found.length === 1 ? '' : 's'} from the printed words${back}:`, ...lines].join(
    '\n',
  )
}

function compare(editions: readonly string[], flags: Flags, terminal: Terminal): void {
  const sets = editions.map((edition) => rulesFor(edition, flags))
  const texts = sets.map((rules) => fingerprint(rules).text)
  const differ = (values: readonly unknown[]): boolean => new Set(values.map(valueText)).size > 1
  const found = PARAMETER_NAMES.map((parameter) => ({
    parameter,
    values: sets.map((rules) => parameterIn(rules, parameter)),
  })).filter(({ values }) => differ(values))
  const wordings = noteNames()
    .map((wording) => ({ wording, values: sets.map((rules) => saidIn(rules, wording)) }))
    .filter(({ values }) => differ(values))
  tell(terminal, flags, { editions: texts, differences: found, wordings }, () => {
    if (found.length + wordings.length === 0) return `${texts.join(' and ')} are the same rules`
    const rows = found.map(({ parameter, values }) => [
      parameter,
      ...values.map((value, i) => `${valueText(value)}${marked(sets[i], parameter)}`),
    ])
    const said = wordings.map(({ wording, values }) => [wording, ...values.map(valueText)])
    return [
      columns([['', ...texts], ...rows]),
      ...(said.length > 0 ? ['', 'printed otherwise, played alike:', columns([['', ...texts], ...said])] : []),
    ].join('\n')
  })
}

/** What the words of a sheet say where nothing in play follows from it. */
function saidIn(rules: RuleSet, wording: NoteName): unknown {
  const cell = cellIn(rules, wording)
  return cell?.says ?? cell?.value
}

/** The † of the edition matrix, while its value is in force. */
function marked(rules: RuleSet | undefined, row: ParameterName): string {
  if (!rules) return ''
  const cell = cellIn(rules, row)
  const standing = cell?.ruled && valueText(cell.value) === valueText(parameterIn(rules, row))
  return standing ? ' *' : ''
}
