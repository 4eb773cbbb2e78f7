import { ofSide, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'

/** TURN-16: a hand that is not empty, whatever the cards are. */
export const hasHand = ({ rules, sides }: Pick<GameState, 'rules' | 'sides'>, side: SideId): boolean =>
  rules.company !== undefined && ofSide(sides, side).hand.size > 0
