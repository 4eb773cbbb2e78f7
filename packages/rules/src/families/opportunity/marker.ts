import type { Flow } from '../../kernel/flow.ts'
import { faceOf, knownFigure } from '../../query/figures.ts'
import type { CommandOf } from '../../state/command.ts'
import { markerId } from '../../state/ids.ts'

/** OF-01, OF-02: puts the marker on the table; the one that the owner had before went with the Action (OF-13). */
export function placeWatch(flow: Flow, command: CommandOf<'placeOpportunityFire'>): void {
  const { state } = flow
  const owner = knownFigure(state, command.figure)
  const radius = faceOf(state, owner).ofRadius
  if (radius === undefined) return
  flow.emit({
    type: 'opportunityFirePlaced',
    marker: {
      kind: 'opportunityFire',
      id: markerId(`of${state.clock}`),
      side: owner.side,
      owner: owner.id,
      weapon: command.weapon,
      at: command.at,
      radius,
    },
  })
}
