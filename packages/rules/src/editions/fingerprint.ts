import { type Difference, differences, valueText } from './matrix.ts'
import { PARAMETER_NAMES, PARAMETERS, type ParameterName } from './options.ts'
import { defaultRules, parameterIn, type RuleSet } from './ruleSet.ts'
import type { Rulings } from './sheet.ts'

/** A rule that is played otherwise than the words of the chosen sheets say (GEN-01, §29.1). */
export interface InForce {
  readonly parameter: ParameterName
  readonly atom: string
  readonly printed: unknown
  readonly inForce: unknown
  /** By our own recommendation, with its reason in §29.1; or because these players chose it. */
  readonly by: 'ruling' | 'choice'
}

/** Every departure in force from the printed words. */
export function departuresOf(rules: RuleSet): readonly InForce[] {
  const cc = rules.company?.edition
  const recommended = defaultRules(rules.qs, cc)
  return differences(defaultRules(rules.qs, cc, 'printed'), rules).map(({ parameter, left, right }) => ({
    parameter,
    atom: PARAMETERS[parameter].atom,
    printed: left,
    inForce: right,
    by: valueText(right) === valueText(parameterIn(recommended, parameter)) ? 'ruling' : 'choice',
  }))
}

export interface Fingerprint {
  /** Editions, preset and hash, e.g. `qs-en 5CE1-9A40` or `qs-en printed 0B21-77F3`. */
  readonly text: string
  /** Eight hexadecimal digits over every parameter. */
  readonly hash: string
  readonly rulings: Rulings
  /** What is not as the preset has it: `left` is the preset's value, `right` is in force. */
  readonly changed: readonly Difference[]
  readonly departures: readonly InForce[]
}

/** FNV-1a over UTF-16 code units, 32 bits, with a last mix so that near texts fall far apart. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Two tables that show the same hash play by the same rules. */
export function fingerprint(rules: RuleSet): Fingerprint {
  const cc = rules.company?.edition
  const editions = cc === undefined ? rules.qs : `${rules.qs} ${cc}`
  const body = PARAMETER_NAMES.map((name) => `${name}=${valueText(parameterIn(rules, name))}`).join('\n')
  const hash = hash32(`${editions}\n${body}`).toString(16).toUpperCase().padStart(8, '0')
  const preset = rules.rulings === 'printed' ? ' printed' : ''
  return {
    text: `${editions}${preset} ${hash.slice(0, 4)}-${hash.slice(4)}`,
    hash,
    rulings: rules.rulings,
    changed: differences(defaultRules(rules.qs, cc, rules.rulings), rules),
    departures: departuresOf(rules),
  }
}
