import type { CardFace } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { addedBy } from './effects.ts'
import { faceOf } from './figures.ts'

/** H2H-02, H2H-05: the value of the face that is up, or of another one of its card, and what cards add. */
export const h2hDiceOf = (state: GameState, figure: Figure, face: CardFace = faceOf(state, figure)): number =>
  Math.max(0, face.h2h + addedBy(state, figure.id, 'handToHand'))
