import { act } from '../../input/act.ts'
import type { Press } from '../../input/keys.ts'
import { commit } from '../commands.ts'
import { situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { heldCards, sideInFront } from './heldCards.ts'
import { takeUpCard } from './playing.ts'

/** Keys of an open hand: 1 to 9 play, T goes from one to the next of those whom a card is for, Enter plays it on him. */
export function handKey(key: string, { shiftKey }: Press): boolean {
  const now = situationNow()
  const side = now && sideInFront(now)
  if (!side) return false
  if (/^[1-9]$/.test(key)) {
    const one = heldCards(now.state, side)[Number(key) - 1]
    if (one) takeUpCard(one.card.id)
    return one !== undefined
  }
  if (useTable.getState().draft?.verb !== 'playCard') return false
  if (key === 'T' || key === 'ArrowRight' || key === 'ArrowLeft') {
    return act({ kind: 'cycle', slot: 'target', by: shiftKey || key === 'ArrowLeft' ? -1 : 1 })
  }
  return key === 'Enter' && commit()
}
