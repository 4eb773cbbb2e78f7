import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { knownFigure } from '../../query/figures.ts'
import { shockTestsFor } from '../../query/morale.ts'
import type { FigureId } from '../../state/ids.ts'
import { endMarkers } from '../wound/wound.ts'

/** HOUSE-01: all who must test for one fallen man, in the order of the list. Nothing waits for the end of a game that is over. */
function test(flow: Flow, fallen: FigureId, why: 'killed' | 'wounded'): void {
  if (flow.state.phase === 'over') return
  for (const { figure, rule, need } of shockTestsFor(flow.state, knownFigure(flow.state, fallen), why)) {
    const die = flow.chance.d6()
    const passed = die >= need
    flow.emit({ type: 'shockTested', figure, fallen, rule, die, need, passed })
  }
}

/** Psychological shock — SHOCK-01 … SHOCK-04, HOUSE-01. */
export const morale: Family = {
  name: 'morale',
  reactions: {
    eliminated: (flow, { figure }) => test(flow, figure, 'killed'),
    wounded: (flow, { figure }) => test(flow, figure, 'wounded'),
    shockTested(flow, { figure, passed }) {
      if (!passed) endMarkers(flow, figure)
    },
  },
}
