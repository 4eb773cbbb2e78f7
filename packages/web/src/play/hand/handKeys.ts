import { situationNow } from '../situation.ts'
import { useHand } from './handStore.ts'
import { heldCards, sideInFront } from './heldCards.ts'
import { nextNamed, playTaken, takeUp } from './playing.ts'

/** Keys of an open hand: 1 to 9 play, T goes from one to the next of those whom a card is for, Enter plays it on him. */
export function handKey(key: string, event: KeyboardEvent): boolean {
  const now = situationNow()
  const side = now && sideInFront(now)
  if (!side) return false
  const { taken } = useHand.getState()
  if (/^[1-9]$/.test(key)) {
    const one = heldCards(now.state, side)[Number(key) - 1]
    if (one) takeUp(one.card.id)
    return one !== undefined
  }
  if (!taken) return false
  if (key === 'T' || key === 'ArrowRight' || key === 'ArrowLeft') {
    return nextNamed(event.shiftKey || key === 'ArrowLeft' ? -1 : 1)
  }
  return key === 'Enter' && playTaken()
}
