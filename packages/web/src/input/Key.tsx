import type { ReactElement } from 'react'
import { useSettings } from '../app/settings.ts'
import css from './Key.module.css'
import { laidKey } from './keys.ts'

/** The key that does something, as it lies on this keyboard: beside its button, and nowhere while letters are put away. */
export function Key({ of }: { of: string }): ReactElement | undefined {
  const shown = useSettings((settings) => laidKey(settings, of))
  return shown === undefined ? undefined : <kbd className={css.key}>{shown}</kbd>
}

/** The same for `aria-keyshortcuts` and for keys inside a sentence. */
export function useLaidKey(): (key: string) => string | undefined {
  const letters = useSettings((settings) => settings.letters)
  const laid = useSettings((settings) => settings.laid)
  return (key) => laidKey({ letters, laid }, key)
}
