import type { ActionVerb, Figure, GameState } from '@tactic48/rules'
import { CARE } from './care.ts'
import { COMMAND } from './command.ts'
import { QUICK_START } from './quickStart.ts'
import { SIGNALS } from './signals.ts'
import { VEHICLES } from './vehicles.ts'
import type { EntriesOf, VerbEntry } from './verb.ts'

/** Every verb once, in the order in which they stand around a figure. */
export const VERBS: EntriesOf<ActionVerb> = { ...QUICK_START, ...COMMAND, ...SIGNALS, ...CARE, ...VEHICLES }

export const entryOf = (verb: ActionVerb): VerbEntry => VERBS[verb]

const VERB_ORDER = Object.keys(VERBS) as readonly ActionVerb[]

/** Those that stand around this figure, whether it may do them now or not. */
export const verbsOf = (state: GameState, figure: Figure): readonly ActionVerb[] =>
  VERB_ORDER.filter((verb) => VERBS[verb].belongs?.(state, figure) ?? true)

/** Verbs that never stand around the same figure may share a key. */
export const verbOfKey = (state: GameState, figure: Figure, key: string): ActionVerb | undefined =>
  verbsOf(state, figure).find((verb) => VERBS[verb].key === key.toLowerCase())

export const isVerbKey = (key: string): boolean => VERB_ORDER.some((verb) => VERBS[verb].key === key.toLowerCase())
