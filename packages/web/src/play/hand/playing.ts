import type { CardId } from '@tactic48/rules'
import { send } from '../../game/gameStore.ts'
import { act } from '../../input/act.ts'
import type { Press } from '../../input/keys.ts'
import { isPlain, playsOf } from '../../interactions/cards.ts'
import { commit } from '../commands.ts'
import { situationNow } from '../situation.ts'
import { changeHand, useTable } from '../tableStore.ts'
import { heldCards, sideInFront } from './heldCards.ts'

/** Plays a card that leaves nothing to choose; takes any other up, so that somebody can be chosen. */
export function takeUpCard(card: CardId): void {
  const now = situationNow()
  const plays = now ? playsOf(now, card) : []
  const [only] = plays
  if (!only) return
  putCardBack()
  if (isPlain(plays)) void send(only)
  else {
    const { clear, change } = useTable.getState()
    clear()
    change({ draft: { verb: 'playCard', card, on: undefined, weapon: undefined, fixed: false } })
    changeHand({ pointed: card, folded: false })
  }
}

export function putCardBack(): void {
  const { draft, change } = useTable.getState()
  if (draft?.verb === 'playCard') change({ draft: undefined })
  changeHand({ pointed: undefined })
}

/** D22. */
export function draw(): void {
  const now = situationNow()
  if (now?.seat) void send({ verb: 'drawCard', seat: now.seat })
}

/** One step back; false when there was nothing to leave. */
export function leaveHand(): boolean {
  const { discard, open } = useTable.getState().hand
  if (discard) changeHand({ discard: undefined })
  else if (open) changeHand({ pointed: undefined, open: false })
  return discard !== undefined || open
}

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
