import {
  defaultRules,
  describeDomain,
  differences,
  fingerprint,
  OPTION_NAMES,
  OPTIONS,
  QS_EDITIONS,
  RULINGS,
  type RuleSet,
  valueText,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { collect, rulesFor } from '../agreement.ts'
import { columns } from '../columns.ts'
import type { Terminal } from '../terminal.ts'

interface Flags {
  readonly option: readonly string[]
  readonly options?: boolean
  readonly json?: boolean
}

export function rulesCommand(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('the fingerprint of a rule set, or the differences between two editions')
    .argument('[edition]', 'qs-en, qs-it or qs-es, with a company layer such as qs-en+cc-it')
    .argument('[other]', 'a second edition to compare with')
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collect, [])
    .option('--options', 'list all rule options with their values and defaults')
    .option('--json', 'machine-readable')
    .addHelpText(
      'after',
      `
Two tables with the same fingerprint play by the same rules.
* marks a value that a ruling decided because the sheet is silent or unclear.

Examples:
  tactic48 rules
  tactic48 rules qs-en -o aimStacks=true
  tactic48 rules qs-en qs-it
  tactic48 rules --options`,
    )
    .action((edition: string | undefined, other: string | undefined, flags: Flags) => {
      if (flags.options) listOptions(flags, terminal)
      else if (edition === undefined) listEditions(flags, terminal)
      else if (other === undefined) tellOne(edition, flags, terminal)
      else compare(edition, other, flags, terminal)
    })
}

const tell = ({ print }: Terminal, flags: Flags, value: unknown, text: () => string): void =>
  print(flags.json ? JSON.stringify(value, null, 2) : text())

function listEditions(flags: Flags, terminal: Terminal): void {
  const texts = QS_EDITIONS.map((qs) => fingerprint(defaultRules(qs)).text)
  tell(terminal, flags, texts, () => texts.join('\n'))
}

function listOptions(flags: Flags, terminal: Terminal): void {
  const rows = OPTION_NAMES.map((name) => {
    const { domain, default: standard, atom } = OPTIONS[name]
    return [name, standard === 'cc' ? 'with a cc edition' : String(standard), atom, describeDomain(domain)]
  })
  tell(
    terminal,
    flags,
    rows.map(([name, standard, atom, takes]) => ({ name, default: standard, atom, takes })),
    () => columns([['option', 'default', 'rule', 'takes'], ...rows]),
  )
}

function tellOne(edition: string, flags: Flags, terminal: Terminal): void {
  const rules = rulesFor(edition, flags.option)
  const mark = fingerprint(rules)
  tell(terminal, flags, { ...mark, rules }, () => {
    const changed = mark.changed.map(({ parameter, left, right }) => [
      `  ${parameter}`,
      `${valueText(right)}`,
      `(default ${valueText(left)})`,
    ])
    return [terminal.paint.bold(mark.text), changed.length > 0 ? columns(changed) : '  all at their defaults'].join(
      '\n',
    )
  })
}

function compare(left: string, right: string, flags: Flags, terminal: Terminal): void {
  const [a, b] = [rulesFor(left, flags.option), rulesFor(right, flags.option)]
  const found = differences(a, b)
  tell(terminal, flags, { left: fingerprint(a).text, right: fingerprint(b).text, differences: found }, () => {
    const rows = found.map(({ parameter, left: one, right: two }) => [
      parameter,
      `${valueText(one)}${marked(a, parameter)}`,
      `${valueText(two)}${marked(b, parameter)}`,
    ])
    const head = ['', fingerprint(a).text, fingerprint(b).text]
    return rows.length > 0 ? columns([head, ...rows]) : `${head[1]} and ${head[2]} are the same rules`
  })
}

/** The † of the edition matrix. */
function marked({ qs, cc }: RuleSet, parameter: string): string {
  return parameter in RULINGS[qs] || (cc !== undefined && parameter in RULINGS[cc]) ? ' *' : ''
}
