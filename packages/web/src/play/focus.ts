import type { FigureId } from '@tactic48/rules'
import { useLayoutEffect } from 'react'
import type { Situation } from './situation.ts'
import { useTable } from './tableStore.ts'

/** Papers that keep the keyboard when one of their own buttons goes. */
const PAPERS = '.text-table, [data-text-row], [data-paper], [data-prompt]'

function home(lost: Element | undefined): HTMLElement | SVGElement | null {
  const paper = lost && papersOf.get(lost)?.find(({ isConnected }) => isConnected)
  if (paper) return paper
  const { selected } = useTable.getState()
  const figure = selected && document.querySelector<SVGGElement>(`.play [data-figure="${selected}"]`)
  return figure || document.querySelector<HTMLElement>('.play .table')
}

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/** Where an element lay, remembered while it still does. */
const papersOf = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * The keyboard is never nowhere: where what had the focus is gone (an answered question, a button that has done its work, an
 * eliminated figure), the paper that it lay on has it, else the figure in hand, else the table.
 */
export function useFocusKept({ state, question }: Situation): void {
  const phase = state.phase
  const since = question?.since
  useLayoutEffect(() => {
    const table = document.querySelector('.play')
    if (!table) return undefined
    let last: Element | undefined
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return
      last = target
      const papers: HTMLElement[] = []
      for (let at = target.closest<HTMLElement>(PAPERS); at; at = at.parentElement?.closest(PAPERS) ?? null) {
        if (at.tabIndex >= -1 && at.hasAttribute('tabindex')) papers.push(at)
      }
      papersOf.set(target, papers)
    }
    const check = (): void => {
      if (!last || !isNowhere()) return
      const stays = last.isConnected && !last.matches(':disabled')
      // A line of the text that changed its place has lost the focus on the way.
      if (stays && last instanceof HTMLElement && last.closest('.text-table')) last.focus({ preventScroll: true })
      if (!stays) home(last)?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(check)
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can be lost with every change of the state
  useLayoutEffect(() => {
    if (phase !== 'over' && since !== undefined && isNowhere()) home(undefined)?.focus({ preventScroll: true })
  }, [state, phase, since])
}

/** Who plays by the text stays in it. */
export function focusFigure(id: FigureId): void {
  if (document.activeElement?.closest('.text-table')) return
  document.querySelector<SVGGElement>(`.play [data-figure="${id}"]`)?.focus({ preventScroll: true })
}
