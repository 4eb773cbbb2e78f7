import { type EventOf, figureOf, type GameState, markerOf } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

/** Which marker, and where it lay; TURN-15 gives it up for an Action, other rules take it. */
export function tellGivenUp(state: GameState, event: EventOf<'standingCleared'>): readonly Sentence[] {
  const { figure: id, rule } = event
  const figure = { figure: id }
  const { standing, aims = 0 } = figureOf(state, id) ?? {}
  if (rule !== 'TURN-15') return [sentence('standingCleared', rule, { figure })]
  const at = standing && standing.kind !== 'takeCover' ? markerOf(state, standing.marker)?.at : undefined
  const told: Sentence[] = []
  if (standing?.kind === 'takeCover') told.push(sentence('coverGivenUp', rule, { figure }))
  if (at && standing?.kind === 'opportunityFire') {
    told.push(sentence('opportunityGivenUp', rule, { figure, square: { at } }))
  }
  if (at && standing?.kind === 'suppressionFire') {
    told.push(sentence('suppressionGivenUp', rule, { figure, square: { at } }))
  }
  return aims > 0 ? [...told, sentence('aimGivenUp', rule, { figure })] : told
}
