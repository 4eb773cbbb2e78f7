import {
  apply,
  type EventType,
  type FigureId,
  fold,
  type GameEvent,
  type GameState,
  type SeenCommand,
} from '@tactic48/rules'
import { type Sentence, sentence, type Telling } from './sentence.ts'
import { COMPANY } from './tellCompany.ts'
import type { Silent } from './teller.ts'
import { QUICK_START } from './tellQuickStart.ts'

/** One for each fact that is told; one that is missing does not compile. */
export const TELLERS = { ...QUICK_START, ...COMPANY } satisfies { readonly [T in Exclude<EventType, Silent>]: unknown }

function tell(state: GameState, event: GameEvent, all: readonly GameEvent[]): readonly Sentence[] {
  const teller = TELLERS[event.type as keyof typeof TELLERS] as
    | ((event: GameEvent, state: GameState, all: readonly GameEvent[]) => Sentence | readonly Sentence[])
    | undefined
  const told = teller?.(event, state, all) ?? []
  return 'telling' in told ? [told] : told
}

/** What a run of facts says, in order. */
export function tellEvents(before: GameState, events: readonly GameEvent[]): readonly Sentence[] {
  const told: Sentence[] = []
  let state = before
  for (const event of events) {
    told.push(...tell(state, event, events))
    state = apply(state, event)
  }
  return together(told)
}

/** What befalls many alike, one sentence for all of them: SF-04 holds them, ORDER-03 passes them over. */
const TOGETHER: { readonly [one in Telling]?: Telling } = {
  suppressed: 'allSuppressed',
  orderSkipped: 'orderSkippedAll',
}

function together(told: readonly Sentence[]): readonly Sentence[] {
  const joined: Sentence[] = []
  for (const one of told) {
    const last = joined.at(-1)
    const all = TOGETHER[one.telling]
    if (!all || (last?.telling !== one.telling && last?.telling !== all) || `${last.rules}` !== `${one.rules}`) {
      joined.push(one)
      continue
    }
    const figures = [...namedIn(last), ...namedIn(one)]
    joined.splice(-1, 1, sentence(all, one.rules, { figures: { figures } }))
  }
  return joined
}

function namedIn({ said }: Sentence): readonly FigureId[] {
  const { figure, figures } = said
  if (typeof figure === 'object' && 'figure' in figure) return [figure.figure]
  return typeof figures === 'object' && 'figures' in figures ? figures.figures : []
}

const known = new WeakMap<SeenCommand, readonly Sentence[]>()

/** One entry of the log; `before` is the state that its command met. */
export function tellEntry(before: GameState, entry: SeenCommand): readonly Sentence[] {
  const told = known.get(entry)
  if (told) return told
  const fresh = [...tellCommand(entry), ...tellTurn(before, entry)]
  known.set(entry, fresh)
  return fresh
}

function tellCommand({ command, side }: SeenCommand): readonly Sentence[] {
  if (command?.verb === 'resign') return [sentence('resigned', 'VICT-10', { side: { side } })]
  if (command?.verb === 'pass') return [sentence('passed', 'TURN-16', { side: { side } })]
  if (command?.verb === 'endTurn') return [sentence('turnEnded', 'TURN-07', { side: { side } })]
  return []
}

/** TURN-06: a turn that ended for want of tokens says so before what its end brings. INIT-09, HOUSE-17: others end with tokens left. */
function tellTurn(before: GameState, { command, events }: SeenCommand): readonly Sentence[] {
  const ended = events.find((event) => event.type === 'turnEnded')
  if (ended?.type !== 'turnEnded' || command?.verb === 'endTurn') return tellEvents(before, events)
  const end = events.findIndex(endsTurn)
  const after = fold(before, events.slice(0, end))
  const out = after.sides[ended.side].tokens === 0
  return [
    ...tellEvents(before, events.slice(0, end)),
    ...(out ? [sentence('tokensOut', 'TURN-06', { side: { side: ended.side } })] : []),
    ...tellEvents(after, events.slice(end)),
  ]
}

/** The first of what the end of a turn brings. */
const endsTurn = (event: GameEvent): boolean =>
  event.type === 'shockEnded' ||
  event.type === 'turnEnded' ||
  (event.type === 'tokensSpent' && event.rule === 'TURN-05')
