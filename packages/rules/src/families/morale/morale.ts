import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { isGone, knownFigure } from '../../query/figures.ts'
import { shockTestsFor, testsNerves } from '../../query/morale.ts'
import type { EventOf } from '../../state/event.ts'
import type { FigureId } from '../../state/ids.ts'
import { endMarkers } from '../wound/wound.ts'

/** HOUSE-01: all who must test, in the order of the list. Nothing waits for the end of a game that is over. */
function test(flow: Flow, fallen: readonly FigureId[], why: 'killed' | 'wounded'): void {
  if (flow.state.phase === 'over') return
  const men = fallen.map((id) => knownFigure(flow.state, id))
  for (const { figure, rule, fallen: cause, need } of shockTestsFor(flow.state, men, why)) {
    const die = flow.chance.d6()
    flow.emit({ type: 'shockTested', figure, fallen: cause, rule, die, need, passed: die >= need })
  }
}

/** VICT-07, HOUSE-01: the losses of one event are over; those who had a part in it and are gone now fell in it. */
export function reckonLosses(flow: Flow, involved: readonly FigureId[]): void {
  const fallen = testsNerves(flow.state) ? involved.filter((id) => isGone(knownFigure(flow.state, id))) : []
  const due: EventOf<'reckoningDue'> = { type: 'reckoningDue' }
  flow.emit(fallen.length > 0 ? { ...due, fallen } : due)
}

/** Psychological shock — SHOCK-01 … SHOCK-04, HOUSE-01. */
export const morale: Family = {
  name: 'morale',
  reactions: {
    eliminated(flow, { figure, fallen }) {
      if (!fallen && !flow.state.reckoningHeld) test(flow, [figure], 'killed')
    },
    reckoningDue(flow, { fallen }) {
      if (fallen) test(flow, fallen, 'killed')
    },
    wounded: (flow, { figure }) => test(flow, [figure], 'wounded'),
    shockTested(flow, { figure, passed }) {
      if (!passed) endMarkers(flow, figure)
    },
  },
}
