import { useLayoutEffect } from 'react'
import type { Situation } from './situation.ts'
import { useTable } from './tableStore.ts'

/** What had the focus is gone, an answered question or an eliminated figure: the figure in hand has it now, else the table. */
export function useFocusKept({ state, question }: Situation): void {
  const phase = state.phase
  const since = question?.since
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can be lost with every change of the state
  useLayoutEffect(() => {
    if (phase === 'over' || since === undefined) return
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const { selected } = useTable.getState()
    const figure = selected && document.querySelector<SVGGElement>(`.play [data-figure="${selected}"]`)
    const home = figure || document.querySelector<HTMLElement>('.play .table')
    home?.focus({ preventScroll: true })
  }, [state, phase, since])
}
