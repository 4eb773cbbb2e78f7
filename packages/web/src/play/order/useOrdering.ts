import { type CommandNet, commandNet, type OrderPreview } from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { workNextFrame } from '../../app/settled.ts'
import { partOf } from '../../interactions/draft.ts'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { foresee, useForesight } from './foresight.ts'
import { NO_CHOICES, type OrderInHand, type Ordering, orderInHand, orderingOf } from './ordering.ts'

/** The order that is thought of or waits, if any. */
export function useOrdering(): Ordering | undefined {
  const play = usePlay()
  const draft = useTable((table) => table.draft)
  return useMemo(() => orderingOf(play, draft), [play, draft])
}

/** What of it stays while its goal follows the pointer. */
export function useOrderInHand(): OrderInHand | undefined {
  const play = usePlay()
  return useTable(useShallow((table) => orderInHand(play, table.draft)))
}

/** What is foreseen of it, where that may be shown. */
export function usePreview(ordering: OrderInHand | undefined): OrderPreview | undefined {
  const { state } = usePlay()
  const shown = ordering?.pointed === true && mayForesee(ordering, state.rules.premeasure)
  return useForesight((foresight) => (shown ? foresight.preview : undefined))
}

/** Lets it be foreseen, as long as it is thought of. One place of the page does this. */
export function useForeseeing(): void {
  const { state } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  const command = useOrdering()?.command
  useEffect(() => foresee(command && { state, command, choices }), [state, command, choices])
  useEffect(() => () => foresee(undefined), [])
}

/** Frames: a hand that holds still this long is looked at. */
const REST = 8

/**
 * What stood before the goal began to move, until it rests: the rows of a hundred men are not written again with every move
 * of the pointer. On the table all of them follow it.
 */
export function useRested(preview: OrderPreview): OrderPreview {
  const moving = useTable(({ draft, dragging }) => (dragging || !draft?.fixed ? partOf(draft, 'goal') : undefined))
  const [rested, rest] = useState(preview)
  useEffect(() => {
    if (!moving) {
      rest(preview)
      return undefined
    }
    let left = REST
    let cancel = workNextFrame(function wait() {
      if (--left === 0) rest(preview)
      else cancel = workNextFrame(wait)
    })
    return () => cancel()
  }, [preview, moving])
  return moving ? rested : preview
}

/** GEN-04: before it is given nothing may be measured in some games, not even whom it would reach. */
const mayForesee = ({ given }: OrderInHand, premeasure: boolean): boolean => premeasure || given

/** Whom the officer reaches while no goal is named yet. */
export function useNet(ordering: OrderInHand | undefined): CommandNet | undefined {
  const { state } = usePlay()
  const unit = usePart('unit')
  const officer = ordering && !ordering.given && !ordering.pointed ? ordering.officer.id : undefined
  const kind = ordering?.kind ?? 'forward'
  return useMemo(
    () => (officer && state.rules.premeasure ? commandNet(state, officer, kind, unit) : undefined),
    [state, officer, kind, unit],
  )
}
