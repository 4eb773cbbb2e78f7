import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import { interactionOf } from '../interactions/actions.ts'
import { fromCommand } from '../interactions/sends.ts'
import { startBid } from '../play/bid/bidding.ts'
import { useHand } from '../play/hand/handStore.ts'
import { situationNow } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'

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
  if (draft.verb === 'playCard') useHand.getState().change({ open: true, folded: false })
  return true
}
