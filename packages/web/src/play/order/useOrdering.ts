import type { Point } from '@tactic48/geometry'
import { type CommandNet, commandNet, figureOf, type OrderPreview } from '@tactic48/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { workNextFrame } from '../../app/settled.ts'
import { partOf } from '../../interactions/draft.ts'
import { showAll, useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { marchOf, NO_CHOICES, type OrderInHand, type Ordering, orderInHand, orderingOf } from './ordering.ts'
import { requestPreview, useOrderPreview } from './preview.ts'

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

/** The preview, where that may be shown. */
export function usePreview(ordering: OrderInHand | undefined): OrderPreview | undefined {
  const { state } = usePlay()
  const shown = ordering?.pointed === true && mayPreview(ordering, state.rules.premeasure)
  return useOrderPreview((foresight) => (shown ? foresight.preview : undefined))
}

/** Draws nothing itself: it follows the pointer, so that nothing else has to. */
export function RequestPreview(): undefined {
  const { state } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  const command = useOrdering()?.command
  useEffect(() => requestPreview(command && { state, command, choices }), [state, command, choices])
  useEffect(() => () => requestPreview(undefined), [])
  useOrderInSight(useSmall())
  return undefined
}

/** On a phone all who obey come into the window, with the ground they go to: once for each kind of order, never under a finger. */
function useOrderInSight(small: boolean): void {
  const { lens, state } = usePlay()
  const ordering = useOrderInHand()
  const kind = ordering?.kind
  const since = ordering?.given
  const preview = useOrderPreview((store) => store.preview)
  const dragging = useTable((table) => table.dragging)
  const ready = small && !dragging && kind !== undefined && preview?.order.kind === kind
  const seen = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind; afterwards the table may be moved freely
  useEffect(() => {
    if (kind === undefined) seen.current = undefined
    const what = `${kind} ${since}`
    if (!ready || !preview || seen.current === what) return
    seen.current = what
    const spots: Point[] = []
    for (const man of preview.men) {
      const at = man.through === undefined ? undefined : figureOf(state, man.figure)?.position
      if (at) spots.push(at, marchOf(man)?.to ?? at)
    }
    const { order } = preview
    const target = order.kind === 'fireAt' ? figureOf(state, order.target)?.position : undefined
    if (spots.length > 0) showAll(lens, target ? [...spots, target] : spots)
  }, [ready, kind, since, lens])
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
const mayPreview = ({ given }: OrderInHand, premeasure: boolean): boolean => premeasure || given

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
