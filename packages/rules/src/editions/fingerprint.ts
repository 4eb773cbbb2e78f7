import { type Difference, differences, valueText } from './differences.ts'
import { PARAMETER_NAMES } from './parameters.ts'
import type { RuleSet } from './ruleSet.ts'
import { defaultRules } from './ruleSetOf.ts'

export interface Fingerprint {
  /** Editions and hash, e.g. `qs-en 5CE1-9A40`. */
  readonly text: string
  /** Eight hexadecimal digits over every parameter. */
  readonly hash: string
  /** What is not as the editions and §29 have it: `left` is the default, `right` is in force. */
  readonly changed: readonly Difference[]
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

/** Two tables that show the same fingerprint play by the same rules. */
export function fingerprint(rules: RuleSet): Fingerprint {
  const editions = rules.cc === undefined ? rules.qs : `${rules.qs} ${rules.cc}`
  const body = PARAMETER_NAMES.map((name) => `${name}=${valueText(rules[name])}`).join('\n')
  const hash = hash32(`${editions}\n${body}`).toString(16).toUpperCase().padStart(8, '0')
  return {
    text: `${editions} ${hash.slice(0, 4)}-${hash.slice(4)}`,
    hash,
    changed: differences(defaultRules(rules.qs, rules.cc), rules),
  }
}
