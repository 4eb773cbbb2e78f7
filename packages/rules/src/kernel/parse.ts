import { ruleOf } from '../families/order.ts'
import { Malformed, record, text } from '../input/raw.ts'
import type { Command, Verb } from '../state/command.ts'
import { seatId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'

/** Anything at all becomes a command or a refusal that names the first field of a wrong shape. */
export function parse(input: unknown): Command | Refusal {
  try {
    const raw = record(input, 'command')
    const verb = text(raw.verb, 'verb')
    const rule = ruleOf(verb as Verb)
    if (!rule) return refuse('COMMAND', 'unknownVerb', { verb })
    return rule.read(raw, seatId(text(raw.seat, 'seat')))
  } catch (error) {
    // A getter or proxy of the input may throw whatever it likes.
    return refuse('COMMAND', 'malformed', { field: error instanceof Malformed ? error.field : 'command' })
  }
}
