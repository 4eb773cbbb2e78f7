import type { Flow } from '../../kernel/flow.ts'
import { openTask } from '../../kernel/stack.ts'
import { figureOf, isOnTable } from '../../query/figures.ts'
import { type Watch, watchersOf } from '../../query/watch.ts'
import type { FigureId } from '../../state/ids.ts'
import type { Opportunity } from '../../state/question.ts'

export const offersOf = (watches: readonly Watch[], target: FigureId): readonly Opportunity[] =>
  watches.map(({ marker }) => ({ marker: marker.id, shooter: marker.owner, target }))

/** OF-03 `anyAction`: the fire that an Action draws where the figure stands; it runs before what is opened after it. */
export function offerOnAction(flow: Flow, figure: FigureId): void {
  if (flow.state.rules.ofTrigger === 'anyAction') offerHere(flow, [figure])
}

/** OF-14, OF-10: figures that enter play inside an area come within it, those placed together at the same instant. */
export function offerOnArrival(flow: Flow, figures: readonly FigureId[]): void {
  if (flow.state.rules.ofOnArrival) offerHere(flow, figures)
}

/** The shots at figures where they stand; ORDER-04 asks for them too. */
export function offerHere(flow: Flow, figures: readonly FigureId[]): void {
  const all: Opportunity[] = []
  for (const id of figures) {
    const target = figureOf(flow.state, id)
    const offers = target && isOnTable(target) ? offersOf(watchersOf(flow.state, target), id) : []
    if (offers.length > 0) tellTriggered(flow, id, offers)
    all.push(...offers)
  }
  if (all.length > 0) openTask(flow, { kind: 'opportunity', offers: all, last: true, fired: [] })
}

export const tellTriggered = (flow: Flow, figure: FigureId, offers: readonly Opportunity[]): void =>
  flow.emit({ type: 'opportunityTriggered', figure, markers: offers.map(({ marker }) => marker) })
