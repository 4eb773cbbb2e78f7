import { type CareNeed, checkNeed, healNeed } from '../query/medic.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { chanceOf } from './dice.ts'

/** MEDIC-05, EVAC-03, AID-02: the chance of one die, with the items of the score that it needs. */
export interface TreatmentOdds {
  readonly need: CareNeed
  readonly success: number
}

const oddsOf = (need: CareNeed): TreatmentOdds => ({
  need,
  success: chanceOf(need.score),
})

/** What first aid, or a casualty check, of this medic would bring. */
export const treatmentOdds = (
  state: GameState,
  medic: FigureId,
  patient: FigureId,
  verb: 'firstAid' | 'checkCasualty' = 'firstAid',
): TreatmentOdds => oddsOf(verb === 'firstAid' ? healNeed(state, medic, patient) : checkNeed(state, medic, patient))
