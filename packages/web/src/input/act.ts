import type { FigureId } from '@tactic48/rules'
import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import { interactionOf } from '../interactions/actions.ts'
import type { Draft } from '../interactions/draft.ts'
import { isAction, isPaper } from '../interactions/draft.ts'
import type { Input, Outcome } from '../interactions/input.ts'
import { next } from '../interactions/next.ts'
import { touchedMan } from '../interactions/orders.ts'
import { fromCommand } from '../interactions/sends.ts'
import { startBid } from '../play/bid/bidding.ts'
import { commit } from '../play/commands.ts'
import { useOrderPreview } from '../play/order/preview.ts'
import { type Situation, situationNow } from '../play/situation.ts'
import { changeHand, useTable } from '../play/tableStore.ts'
import { draftNow } from './active.ts'

/** Where the hand is: it changes together with the draft, so that whatever follows either looks once. */
type Pointer = Parameters<ReturnType<typeof useTable.getState>['change']>[0]

/** A hand does something with what is drafted; false: it means nothing there. */
export function act(input: Input, play: Situation | undefined = situationNow(), pointer?: Pointer): boolean {
  const draft = draftNow(play)
  const outcome = play && draft && next(draft, input, play)
  if (outcome) apply(outcome, pointer)
  else if (pointer) useTable.getState().change(pointer)
  return outcome !== undefined
}

function apply(outcome: Outcome, pointer: Pointer = {}): void {
  const { selected, change, select } = useTable.getState()
  if ('denied' in outcome) {
    const { denied } = outcome
    const ofOrder = 'rule' in denied && draftNow()?.verb.endsWith('Order')
    if (ofOrder) useOrderPreview.setState({ complaint: denied })
    change(ofOrder ? pointer : { ...pointer, denied: 'rule' in denied ? { refusal: denied } : denied })
  } else if ('left' in outcome) {
    change({ ...pointer, draft: undefined })
    select(selected)
  } else {
    change({ ...pointer, draft: outcome.draft })
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

/** Puts a command into the plan, where the player sees it judged and may still change it; nothing of it is done. */
export function show(command: Command): boolean {
  const play = situationNow()
  const draft = play && fromCommand(command, play)
  const { select, change } = useTable.getState()
  // One of a few is pointed out where it is offered.
  if (!draft || draft.verb === 'answer') return false
  if (isActionVerb(command.verb)) select((command as ActionCommand).figure)
  else if (command.verb === 'deploy') select(command.figure)
  if (isActionVerb(command.verb) && interactionOf(command.verb).begin) startBid((command as ActionCommand).figure)
  else change({ draft })
  if (draft.verb === 'playCard') changeHand({ open: true, folded: false })
  return true
}
