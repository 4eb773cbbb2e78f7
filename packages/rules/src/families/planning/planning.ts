import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { faceOf, friendsOf } from '../../query/figures.ts'
import { isOfficer } from '../../query/rank.ts'

/** PLAN-01, PLAN-02: what the officers on the table add now, by the faces that are up. */
function addPlanned(flow: Flow): void {
  const { rules, turn } = flow.state
  if (!rules.company) return
  for (const figure of friendsOf(flow.state, turn.active)) {
    const tokens = faceOf(flow.state, figure).advancePlanning ?? 0
    if (tokens === 0 || !isOfficer(flow.state, figure)) continue
    flow.emit({ type: 'tokensGained', side: figure.side, tokens, rule: 'PLAN-01', figure: figure.id })
  }
}

/** Advance planning — PLAN-01, PLAN-02. */
export const planning: Family = { name: 'planning', turn: { income: addPlanned } }
