import type { Flow } from '../../kernel/flow.ts'
import { openTask } from '../../kernel/stack.ts'
import { figureOf, isOnTable } from '../../query/figures.ts'
import { type Watch, watchersOf } from '../../query/watch.ts'
import type { FigureId } from '../../state/ids.ts'
import type { Opportunity } from '../../state/question.ts'

export const offersOf = (watches: readonly Watch[], target: FigureId): readonly Opportunity[] =>
  watches.map(({ marker }) => ({ marker: marker.id, shooter: marker.owner, target }))

/** OF-03 `anyAction`: the fire that an Action draws where the figure stands; worked before what lies below on the stack. */
export function offerOnAction(flow: Flow, id: FigureId): void {
  if (flow.state.rules.ofTrigger === 'anyAction') offerHere(flow, id)
}

/** OF-14: a figure that enters play inside the area comes within it. */
export function offerOnArrival(flow: Flow, id: FigureId): void {
  if (flow.state.rules.ofOnArrival) offerHere(flow, id)
}

/** ORDER-04 stands on this too. */
export function offerHere(flow: Flow, id: FigureId): void {
  const target = figureOf(flow.state, id)
  if (!target || !isOnTable(target)) return
  const offers = offersOf(watchersOf(flow.state, target), id)
  if (offers.length === 0) return
  flow.emit({ type: 'opportunityTriggered', figure: id, markers: offers.map(({ marker }) => marker) })
  openTask(flow, { kind: 'opportunity', target: id, offers, last: true })
}
