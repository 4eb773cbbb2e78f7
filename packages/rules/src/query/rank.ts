import type { Rank } from '../editions/sheet.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { cardOf } from './figures.ts'

/** STRUCT-11: equal steps are not subordinate to each other. */
const LADDER: { readonly [rank in Rank]: number } = {
  private: 0,
  corporal: 1,
  nco: 1,
  sergeant: 2,
  secondLieutenant: 3,
  lieutenant: 4,
  captain: 5,
  higher: 6,
}

export const isBelow = (lower: Rank, upper: Rank): boolean => LADDER[lower] < LADDER[upper]

/** STRUCT-11: a CO is a Second Lieutenant or higher. */
export const isOfficerRank = (rank: Rank): boolean => LADDER[rank] >= LADDER.secondLieutenant

export const isNcoRank = (rank: Rank): boolean => rank !== 'private' && !isOfficerRank(rank)

export const rankOf = (state: GameState, figure: Figure): Rank => cardOf(state, figure).rank

export const isOfficer = (state: GameState, figure: Figure): boolean => isOfficerRank(rankOf(state, figure))

/** ORDER-03: of lower rank. */
export const isSubordinate = (state: GameState, figure: Figure, leader: Figure): boolean =>
  isBelow(rankOf(state, figure), rankOf(state, leader))
