import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, closeTask, openTask } from '../../kernel/stack.ts'
import { inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import { hasHand } from '../../query/tactic.ts'
import type { ActionCommand } from '../../state/command.ts'
import { type FigureId, opponentOf } from '../../state/ids.ts'
import type { HeldActionTask } from '../../state/task.ts'
import { offerOnAction } from '../opportunityFire/shot.ts'
import { openCardWindow } from './window.ts'

interface Circumstances {
  /** COVER-03: in answer to a shot. */
  readonly reaction?: boolean
  /** SF-09: others who act with the one whom the command names. */
  readonly others?: readonly FigureId[]
  /** TURN-16: fire that is declared at no Character. */
  readonly fires?: boolean
}

/** Lets a paid Action take effect; with `ofTrigger: anyAction` only after the fire that it may draw (OF-03). */
export function perform(
  flow: Flow,
  command: ActionCommand,
  { reaction = false, others = [], fires = false }: Circumstances = {},
): void {
  const answers = fires && hasHand(flow.state, opponentOf(knownFigure(flow.state, command.figure).side))
  if (flow.state.rules.ofTrigger !== 'anyAction' && !answers) {
    flow.takeEffect(command, reaction)
    return
  }
  offerOnAction(flow, command.figure)
  for (const figure of others) offerOnAction(flow, figure)
  openTask(flow, { kind: 'heldAction', command, reaction, ...(answers && { step: 'cards' }) })
}

function advanceHeld(flow: Flow, { command, reaction, step }: HeldActionTask): void {
  const actor = knownFigure(flow.state, command.figure)
  if (step === 'cards' && isOnTable(actor) && !inShock(actor)) {
    advanceTask(flow, { kind: 'heldAction', command, reaction })
    openCardWindow(flow, 'fireDeclared', opponentOf(actor.side))
    return
  }
  closeTask(flow, 'heldAction')
  if (isOnTable(actor) && !inShock(actor)) flow.takeEffect(command, reaction)
  else flow.emit({ type: 'actionLost', figure: command.figure, verb: command.verb, rule: 'WOUND-03' })
}

/** Actions that wait for the fire they draw. */
export const heldActions: Family = { name: 'heldAction', advance: { heldAction: advanceHeld } }
