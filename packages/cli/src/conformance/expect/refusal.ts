import type { Refusal } from '@tactic48/rules'
import type { Expectation } from '../scenario.ts'
import { matches } from './matches.ts'

export function* refusalFaults(refusal: Refusal, said: NonNullable<Expectation['refused']>): Iterable<string> {
  const { rule, code, params } = typeof said === 'string' ? { rule: said, code: undefined, params: undefined } : said
  if (rule !== undefined && refusal.rule !== rule) {
    yield `refused: expected ${rule}, but refused by ${refusalText(refusal)}`
  }
  if (code !== undefined && refusal.code !== code) {
    yield `refused.code: expected ${code}, is ${refusalText(refusal)}`
  }
  if (params !== undefined && !matches(params, refusal.params)) {
    yield `refused.params: expected ${JSON.stringify(params)}, is ${refusalText(refusal)}`
  }
}

export const refusalText = ({ rule, code, params }: Refusal): string => `${rule} ${code} ${JSON.stringify(params)}`
