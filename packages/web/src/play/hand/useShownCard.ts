import type { FigureId, TacticCard } from '@tactic48/rules'
import { useMemo } from 'react'
import { isPlain } from '../../interactions/cards.ts'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { useHand } from './handStore.ts'
import { type CardPlay, heldCards, namedBy, sideInFront } from './heldCards.ts'
import { type CardPreview, cardPreview } from './preview.ts'

interface ShownCard {
  readonly card: TacticCard
  readonly taken: boolean
  /** Those whom it may be for. */
  readonly targets: readonly FigureId[]
  /** Whom it would be for: chosen, or pointed at on the table. */
  readonly target: FigureId | undefined
  readonly preview: CardPreview | undefined
}

/** The card that is taken up or pointed at, and what it would do on the table. */
export function useShownCard(): ShownCard | undefined {
  const play = usePlay()
  const { state } = play
  const pointed = useHand((hand) => hand.pointed)
  const taken = usePart('card')
  const figure = usePart('on')
  const weapon = usePart('weapon')
  const hovered = useTable((table) => table.hovered)
  const side = sideInFront(play)
  const shown = taken ?? pointed
  const held = useMemo(
    () => (side && shown ? heldCards(state, side).find(({ card }) => card.id === shown) : undefined),
    [state, side, shown],
  )
  const targets = useMemo(() => namedBy(held?.plays ?? []), [held])
  const plays = held?.plays ?? []
  const target = figure ?? (taken && hovered && targets.includes(hovered) ? hovered : undefined)
  const command: CardPlay | undefined = isPlain(plays)
    ? plays[0]
    : (plays.find((one) => one.figure === target && one.weapon === weapon) ??
      plays.find((one) => one.figure === target))
  const lookedAt = isPlain(plays) || target !== undefined ? command : undefined
  const preview = useMemo(() => lookedAt && cardPreview(state, lookedAt), [state, lookedAt])
  return held && { card: held.card, taken: taken !== undefined, targets, target: target ?? lookedAt?.figure, preview }
}
