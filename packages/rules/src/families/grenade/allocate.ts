import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeTask } from '../../kernel/stack.ts'
import { isOnTable, knownFigure } from '../../query/figures.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { GrenadeTask } from '../../state/task.ts'
import { allocator, lowest } from '../allocation.ts'
import { eliminate, wound } from '../wound.ts'

type Order = GrenadeTask['order']

const livingOf = (state: GameState, order: Order): Order =>
  order.map((group) => group.filter((id) => isOnTable(knownFigure(state, id)))).filter((group) => group.length > 0)

/** GREN-10, GREN-11: one wound, or the tie that stands before it. */
export function allocate(flow: Flow, task: GrenadeTask): void {
  const due = livingOf(flow.state, task.due)
  const round = due.length > 0 ? due : livingOf(flow.state, task.order)
  const [group] = round
  const [first] = group ?? []
  if (task.wounds === 0 || !group || !first) finish(flow)
  else if (task.wounds >= group.length) hurt(flow, { ...task, due: round }, first)
  else breakTie(flow, { ...task, due: round }, group)
}

function breakTie(flow: Flow, task: GrenadeTask, group: readonly FigureId[]): void {
  const { thrower, wounds } = task
  const asked = allocator(flow.state, knownFigure(flow.state, thrower).side)
  if (asked) {
    advanceTask(flow, task)
    ask(flow, { kind: 'victim', awaiting: [asked], by: thrower, among: group, rule: 'GREN-11' })
  } else advanceTask(flow, { ...task, due: [lowest(flow, group, wounds, 'GREN-11')] })
}

/** GREN-12: the second wound of one blast eliminates. */
export function hurt(flow: Flow, task: GrenadeTask, id: FigureId): void {
  const due = task.due.map((group) => group.filter((other) => other !== id)).filter((group) => group.length > 0)
  advanceTask(flow, { ...task, due, wounds: task.wounds - 1, hurt: [...task.hurt, id] })
  if (task.hurt.includes(id)) eliminate(flow, id, 'GREN-12')
  else wound(flow, id, 'GREN-09')
}

/** VICT-07: a blast is one event. */
function finish(flow: Flow): void {
  closeTask(flow, 'grenade')
  flow.emit({ type: 'reckoningDue' })
}
