import type { SightClass } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { Item } from '../state/need.ts'
import type { GameState } from '../state/state.ts'
import { isCamouflaged } from './camouflage.ts'
import { inShock } from './figures.ts'

const MARKER: Item = { rule: 'COVER-01', code: 'takeCover', value: 1 }
const SHOCK: Item = { rule: 'WOUND-03', code: 'shock', value: 1 }
const CAMOUFLAGE: Item = { rule: 'CAMO-01', code: 'camouflage', value: 1 }

export const isInCoverByAction = (figure: Figure): boolean => figure.standing?.kind === 'takeCover'

/**
 * COVER-05, COVER-06: the reasons for which the figure counts as having Take Cover; more than one only with
 * `camoStacksWithTakeCover`. `declared` = as if it had just taken cover.
 */
export function takeCoverItems(state: GameState, figure: Figure, cover: SightClass, declared = false): readonly Item[] {
  const { takeCoverBonus, camoStacksWithTakeCover } = state.rules
  const items: Item[] = []
  if (declared || isInCoverByAction(figure)) items.push({ ...MARKER, value: takeCoverBonus })
  else if (inShock(figure)) items.push({ ...SHOCK, value: takeCoverBonus })
  if ((items.length === 0 || camoStacksWithTakeCover) && isCamouflaged(state, figure, cover)) {
    items.push({ ...CAMOUFLAGE, value: takeCoverBonus })
  }
  return items
}
