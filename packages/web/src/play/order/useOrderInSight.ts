import type { Point } from '@tactic48/geometry'
import { figureOf } from '@tactic48/rules'
import { useEffect, useRef } from 'react'
import { showAll } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { useForesight } from './foresight.ts'
import { marchOf } from './picture.ts'
import { useOrderInHand } from './useOrdering.ts'

/** On a phone all who obey come into the window, with the ground they go to: once for each kind of order, never under a finger. */
export function useOrderInSight(small: boolean): void {
  const { lens, state } = usePlay()
  const ordering = useOrderInHand()
  const kind = ordering?.kind
  const since = ordering?.given
  const preview = useForesight((foresight) => foresight.preview)
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
