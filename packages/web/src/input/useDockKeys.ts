import { useLayoutEffect } from 'react'
import { heard, isHeardEverywhere, type Press } from './keys.ts'

/** What a key does on the paper that is open; `false`: nothing, the key is for somebody else. Letters are capitals. */
export type DockKeys = (key: string, press: Press) => boolean

/** Keys of a paper at the edge of the table, as long as it lies there. */
export function useDockKeys(press: DockKeys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const said = heard(event)
      if (!said || isHeardEverywhere(said.key)) return
      if (!press(said.key.length === 1 ? said.key.toUpperCase() : said.key, said)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [press])
}
