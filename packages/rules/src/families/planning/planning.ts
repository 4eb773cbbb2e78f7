import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { plannedBy } from '../../query/planning.ts'
import { ofSide, type SideId } from '../../state/ids.ts'

/** PLAN-01, SETUP-10: with the first tokens, and with every income. */
export function gainPlanned(flow: Flow, side: SideId): void {
  for (const { figure, tokens } of plannedBy(flow.state, side)) {
    flow.emit({ type: 'tokensGained', side, tokens, rule: 'PLAN-01', figure })
  }
}

/** SETUP-10: in a first turn only where it is an income like every other. */
function addPlanned(flow: Flow): void {
  const { turn, sides, rules } = flow.state
  if (ofSide(sides, turn.active).begun || rules.openingTokens === 'extra') gainPlanned(flow, turn.active)
}

/** Advance planning — PLAN-01, PLAN-02. */
export const planning: Family = { name: 'planning', turn: { income: addPlanned } }
