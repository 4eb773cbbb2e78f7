import type { FigureId } from '@tactic48/rules'
import type { Draft } from '../interactions/draft.ts'
import { isAction, isPaper } from '../interactions/draft.ts'
import type { Input, Outcome } from '../interactions/input.ts'
import { next } from '../interactions/next.ts'
import { touchedMan } from '../interactions/orders.ts'
import { commit } from '../play/commands.ts'
import { useForesight } from '../play/order/foresight.ts'
import { type Situation, situationNow } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { draftNow } from './active.ts'

/** A hand does something with what is drafted; false: it means nothing there. */
export function act(input: Input, play: Situation | undefined = situationNow()): boolean {
  const draft = draftNow(play)
  const outcome = play && draft && next(draft, input, play)
  if (!outcome) return false
  apply(outcome)
  return true
}

function apply(outcome: Outcome): void {
  const { selected, change, select } = useTable.getState()
  if ('denied' in outcome) {
    const { denied } = outcome
    if ('rule' in denied && draftNow()?.verb.endsWith('Order')) useForesight.setState({ complaint: denied })
    else change({ denied: 'rule' in denied ? { refusal: denied } : denied })
  } else if ('left' in outcome) {
    change({ draft: undefined })
    select(selected)
  } else {
    change({ draft: outcome.draft })
    if (outcome.commit) commit()
  }
}

/** Esc with a card or a bid in hand; false: neither is. */
export function putPaperBack(): boolean {
  const { draft } = useTable.getState()
  return isPaper(draft) && stepBackIn(draft)
}

/** Esc: one step back; false when there was nothing to leave. */
export function stepBack(): boolean {
  const { moment, tool, selected, thing, draft, change } = useTable.getState()
  if (moment !== undefined) change({ moment: undefined })
  else if (tool) change({ tool: undefined, ruler: undefined })
  else if (draft && stepBackIn(draft)) return true
  else if (selected || thing) change({ selected: undefined, thing: undefined, draft: undefined })
  else return false
  return true
}

function stepBackIn(draft: Draft): boolean {
  const play = situationNow()
  const active = draftNow(play)
  if (!play || active?.verb !== draft.verb) return false
  const outcome = next(draft, { kind: 'back' }, play)
  if (!outcome || ('left' in outcome && !isAction(draft) && !isPaper(draft))) return false
  apply(outcome)
  return true
}

/** One's own man obeys or stays; the officer joins or does not. */
export function touchMan(id: FigureId): boolean {
  const play = situationNow()
  const draft = draftNow(play)
  if (!play || (draft?.verb !== 'giveOrder' && draft?.verb !== 'executeOrder')) return false
  const outcome = touchedMan(draft, play, id)
  if (outcome) apply(outcome)
  return outcome !== undefined
}
