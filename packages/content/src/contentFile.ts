import { Fault, readJson } from '@tactic48/rules'
import { contentFault } from './contentError.ts'

/** The value of a text from outside. */
export function jsonOf(text: string): unknown {
  const json = readJson(text)
  if (json instanceof Fault) throw contentFault(json)
  return json.value
}
