import {
  type Agreement,
  agreementFaults,
  CC_EDITIONS,
  type CcEdition,
  type OptionValues,
  QS_EDITIONS,
  type QsEdition,
  RULINGS,
  type RuleSet,
  type Rulings,
  ruleSetOf,
} from '@tactic48/rules'
import { InvalidArgumentError } from 'commander'
import { CliError } from './cliError.ts'

const isQs = (text: string): text is QsEdition => QS_EDITIONS.some((edition) => edition === text)
const isCc = (text: string): text is CcEdition => CC_EDITIONS.some((edition) => edition === text)

/** `qs-en`, or `qs-en+cc-it` with the company layer on top. */
export function editionsOf(text: string): Pick<Agreement, 'qs' | 'cc'> {
  const [qs = '', cc, ...more] = text.split('+')
  if (!isQs(qs) || more.length > 0) {
    throw new CliError(`'${text}' is not an edition; take ${QS_EDITIONS.join(', ')}, or a pair such as qs-en+cc-en`)
  }
  if (cc === undefined) return { qs }
  if (!isCc(cc)) throw new CliError(`'${cc}' is not a company edition; take ${CC_EDITIONS.join(' or ')}`)
  return { qs, cc }
}

/** `name=value` texts as rule options. */
function optionsOf(texts: readonly string[]): OptionValues {
  const entries = texts.map((text): [string, unknown] => {
    const at = text.indexOf('=')
    if (at < 1) throw new CliError(`option '${text}' must read name=value`)
    return [text.slice(0, at), parsedValue(text.slice(at + 1))]
  })
  return Object.fromEntries(entries)
}

function parsedValue(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  if (text === 'null') return null
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** What says which rules are meant: an edition, then the preset, then single options. */
export interface RulesFlags {
  readonly rulings?: Rulings
  readonly option: readonly string[]
}

export function rulesFor(editions: string, { rulings, option }: RulesFlags): RuleSet {
  const agreement: Agreement = {
    ...editionsOf(editions),
    ...(rulings ? { rulings } : {}),
    options: optionsOf(option),
  }
  const [fault] = agreementFaults(agreement)
  if (fault?.code === 'unknownName') throw new CliError(`there is no ${fault.field}; it takes ${fault.takes}`)
  if (fault) throw new CliError(`${fault.field} takes ${fault.takes}`)
  return ruleSetOf(agreement)
}

export function rulingsOf(text: string): Rulings {
  const found = RULINGS.find((rulings) => rulings === text)
  if (found === undefined) throw new CliError(`--rulings takes ${RULINGS.join(' or ')}, not '${text}'`)
  return found
}

/** For options of commander that may be given several times. */
export const collect = (text: string, texts: readonly string[]): readonly string[] => [...texts, text]

/** The same for rule options, each of which has one value. */
export function collectOption(text: string, texts: readonly string[]): readonly string[] {
  const nameIn = (option: string): string => option.replace(/=.*$/s, '')
  if (texts.some((other) => nameIn(other) === nameIn(text))) throw new InvalidArgumentError('It is given twice.')
  return [...texts, text]
}
