import type { Figure } from '../state/figure.ts'
import type { Force } from '../state/force.ts'
import type { CardId } from '../state/ids.ts'
import { SIDES, type SideId } from '../state/side.ts'
import type { CardBook, GameState } from '../state/state.ts'

/** VICT-04: the AP of a card and of all that is assigned to it. */
export function worthOf(cards: CardBook, one: { readonly card: CardId; readonly assigned: readonly CardId[] }): number {
  let ap = cards.characters[one.card]?.ap ?? 0
  for (const id of one.assigned) ap += cards.weapons[id]?.ap ?? 0
  return ap
}

export const totalOf = (cards: CardBook, force: Force): number =>
  force.characters.reduce((ap, enlisted) => ap + worthOf(cards, enlisted), 0)

/** VICT-05, and VICT-03 where the Mission counts Characters. */
export function hasBroken(state: GameState, side: SideId): boolean {
  const { lostAp, totalAp, lostFigures, totalFigures } = state.sides[side]
  const { victoryShare, missionAltVictory } = state.rules
  const byFigures = state.setup.gameType === 'mission' && missionAltVictory === 'characters'
  const lost = byFigures ? lostFigures : lostAp
  return lost > 0 && lost >= (byFigures ? totalFigures : totalAp) * victoryShare
}

/** VICT-11. */
export function hasNobodyLeft(state: GameState, side: SideId): boolean {
  return !state.figures.some((figure: Figure) => figure.side === side && figure.whereabouts !== 'eliminated')
}

/** Above 0: blue has lost the larger share of its AP; 0: equal shares. */
export function compareLostShare(state: GameState): number {
  const [blue, ember] = SIDES.map((side) => state.sides[side])
  if (!blue || !ember) return 0
  return Math.sign(blue.lostAp * Math.max(1, ember.totalAp) - ember.lostAp * Math.max(1, blue.totalAp))
}
