import { useLayoutEffect } from 'react'
import { isHeardEverywhere } from './keys.ts'

/** What a key does on the paper that is open; `false`: nothing, the key is for somebody else. */
export type DockKeys = (key: string, event: KeyboardEvent) => boolean

/** Keys of a paper at the edge of the table, as long as it lies there. */
export function useDockKeys(press: DockKeys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isHeardEverywhere(event)) return
      const { target, key } = event
      if (target instanceof Element) {
        if (target.closest('dialog[open], input:not([type="radio"], [type="checkbox"]), select, textarea')) return
        if ((key === 'Enter' || key === ' ') && target.closest('button, a, summary')) return
        if (key === ' ' && target.closest('input')) return
      }
      if (!press(key.length === 1 ? key.toUpperCase() : key, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [press])
}
