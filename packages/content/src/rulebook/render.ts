import {
  type Atom,
  isQuickStart,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  parameterIn,
  type RuleSet,
} from '@tactic48/rules'
import type { LengthUnit } from './lengths.ts'
import { RULES } from './rules.ts'
import { renderLines, type Segment } from './segments.ts'
import type { Language, RuleText } from './template.ts'

export interface RenderedRule {
  readonly atom: Atom
  readonly title: string
  /** Does it hold in this game; the company's rules do not where none is played, a house rule where it is off. */
  readonly inForce: boolean
  readonly lines: readonly (readonly Segment[])[]
}

/** The house switch of a HOUSE atom; HOUSE-20 has none. */
const SWITCHES = new Map<string, ParameterName>(
  PARAMETER_NAMES.filter((name) => PARAMETERS[name].layer === 'house').map((name) => [PARAMETERS[name].atom, name]),
)

/** Does the atom hold in a game with these rules? */
export function inForce(atom: Atom, rules: RuleSet): boolean {
  const family = atom.slice(0, atom.indexOf('-'))
  const asSwitch = SWITCHES.get(atom)
  if (asSwitch !== undefined) return parameterIn(rules, asSwitch) === true
  if (family === 'SHOCK') return rules.company !== undefined && rules.house.psychShock
  if (family === 'MOUNT') return rules.company?.mountsDefined === true
  return isQuickStart(atom) || family === 'CARD' || family === 'HOUSE' || rules.company !== undefined
}

/** The rule in the reader's language, for the rules in force. */
export function renderRule(atom: Atom, rules: RuleSet, language: Language, unit: LengthUnit = 'u'): RenderedRule {
  const { title, lines }: RuleText = RULES[atom]
  return {
    atom,
    title: title[language],
    inForce: inForce(atom, rules),
    lines: renderLines(lines, rules, language, unit),
  }
}

/** The words of a rendered rule without its marks. */
export const plainText = ({ lines }: RenderedRule): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join(' ')
