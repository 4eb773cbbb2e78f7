import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { cardOf } from './figures.ts'

const OFFICERS = ['secondLieutenant', 'lieutenant', 'captain', 'higher'] as const

/** STRUCT-11: a CO is a Second Lieutenant or higher. */
export function isOfficer(state: GameState, figure: Figure): boolean {
  const { rank } = cardOf(state, figure)
  return OFFICERS.some((officer) => officer === rank)
}
