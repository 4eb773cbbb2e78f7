import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { closeTask, openTask } from '../../kernel/stack.ts'
import { inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import type { ActionCommand } from '../../state/command.ts'
import type { FigureId } from '../../state/ids.ts'
import type { HeldActionTask } from '../../state/task.ts'
import { offerOnAction } from '../opportunityFire/shot.ts'

interface Circumstances {
  /** COVER-03: in answer to a shot. */
  readonly reaction?: boolean
  /** SF-09: others who act with the one whom the command names. */
  readonly others?: readonly FigureId[]
}

/** Lets a paid Action take effect; with `ofTrigger: anyAction` only after the fire that it may draw (OF-03). */
export function perform(
  flow: Flow,
  command: ActionCommand,
  { reaction = false, others = [] }: Circumstances = {},
): void {
  if (flow.state.rules.ofTrigger !== 'anyAction') {
    flow.takeEffect(command, reaction)
    return
  }
  offerOnAction(flow, command.figure)
  for (const figure of others) offerOnAction(flow, figure)
  openTask(flow, { kind: 'heldAction', command, reaction })
}

function advanceHeld(flow: Flow, { command, reaction }: HeldActionTask): void {
  closeTask(flow, 'heldAction')
  const actor = knownFigure(flow.state, command.figure)
  if (isOnTable(actor) && !inShock(actor)) flow.takeEffect(command, reaction)
  else flow.emit({ type: 'actionLost', figure: command.figure, verb: command.verb, rule: 'WOUND-03' })
}

/** Actions that wait for the fire they draw. */
export const heldActions: Family = { name: 'heldAction', advance: { heldAction: advanceHeld } }
