import { useSmall } from '../onScreen.ts'
import { useOrderInSight } from './useOrderInSight.ts'
import { useForeseeing } from './useOrdering.ts'

/** Draws nothing itself: it follows the pointer, so that nothing else has to. */
export function OrderForeseen(): undefined {
  useForeseeing()
  useOrderInSight(useSmall())
  return undefined
}
