import type { Family } from '../kernel/family.ts'
import { topQuestionOf } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import { watchCandidates } from './opportunity/candidates.ts'
import { placeOpportunityFire } from './opportunity/place.ts'
import { advanceOpportunity, firstChoice, holdFire, opportunityShot } from './opportunity/shoot.ts'

export { offerHere, offerOnAction, offerOnArrival } from './opportunity/offer.ts'

/** Opportunity Fire — OF-01 … OF-16. */
export const opportunityFire: Family = {
  name: 'opportunityFire',
  verbs: { placeOpportunityFire, opportunityShot, holdFire },
  advance: { opportunity: advanceOpportunity },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    const question = topQuestionOf(state, 'opportunityFire')
    if (!question) {
      yield* watchCandidates(state, side, seat)
      return
    }
    for (const { marker, target } of question.offers) yield { verb: 'opportunityShot', seat, marker, target }
    yield { verb: 'holdFire', seat }
  },
  defaults: {
    opportunityFire(state, question, side) {
      const seat = seatOf(state, side)
      const best = firstChoice(state, question.offers)
      return seat && best && { verb: 'opportunityShot', seat, marker: best.marker, target: best.target }
    },
  },
}
