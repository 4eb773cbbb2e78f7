import type { SideId } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { usePlay } from '../playContext.ts'
import { fits, heldCards } from './heldCards.ts'

/** How many of the cards held could be played now, in words. */
export function useFits(side: SideId): string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const held = t('hand.cards', { count: state.sides[side].hand.size })
  if (state.sides[side].hand.size === 0) return t('hand.empty')
  const count = heldCards(state, side)
    .filter(fits)
    .reduce((sum, one) => sum + one.count, 0)
  return count === 0 ? t('hand.noneFits', { held }) : t('hand.fit', { count, held })
}
