import type { EventOf, GameEvent, SideId } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { useGame } from '../../game/gameStore.ts'
import { sideInFront } from '../hand/heldCards.ts'
import { usePlay } from '../playContext.ts'

export interface ToldThing {
  readonly number: number
  /** Cards that the other side has played. */
  readonly cards: readonly EventOf<'cardPlayed'>[]
  readonly contest: EventOf<'initiativeContested'> | undefined
  /** The question that a person has had before him since then. */
  readonly asked: number | undefined
}

function thingsIn(events: readonly GameEvent[], own: SideId | undefined): Pick<ToldThing, 'cards' | 'contest'> {
  return {
    cards: events.flatMap((event) => (event.type === 'cardPlayed' && event.side !== own ? [event] : [])),
    contest: events.find((event) => event.type === 'initiativeContested'),
  }
}

/** What deserves more than a line of the log: it stays until somebody has read it and answered what came next. */
export function useTold(): readonly [ToldThing | undefined, () => void] {
  const play = usePlay()
  const { question, side } = play
  const happening = useGame((store) => store.happening)
  const [told, setTold] = useState<ToldThing>()
  const own = sideInFront(play)
  const since = side ? question?.since : undefined
  useEffect(() => {
    if (!happening) return
    const { cards, contest } = thingsIn(happening.events, own)
    setTold((before) => {
      if (before?.number === happening.number) return before
      if (cards.length > 0 || contest) return { number: happening.number, cards, contest, asked: undefined }
      return before
    })
  }, [happening, own])
  useEffect(() => {
    setTold((now) => {
      if (!now || since === undefined) return now
      if (now.asked === undefined) return { ...now, asked: since }
      return now.asked === since ? now : undefined
    })
  }, [since])
  return [told, () => setTold(undefined)]
}
