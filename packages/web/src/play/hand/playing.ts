import type { CardId } from '@tactic48/rules'
import { send } from '../../game/gameStore.ts'
import { isPlain, playsOf } from '../../interactions/cards.ts'
import { situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { useHand } from './handStore.ts'

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
    useHand.getState().change({ pointed: card, folded: false })
  }
}

export function putCardBack(): void {
  const { draft, change } = useTable.getState()
  if (draft?.verb === 'playCard') change({ draft: undefined })
  useHand.getState().change({ pointed: undefined })
}

/** D22. */
export function draw(): void {
  const now = situationNow()
  if (now?.seat) void send({ verb: 'drawCard', seat: now.seat })
}
