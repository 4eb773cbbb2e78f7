import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/settings.ts'
import { makeSound } from '../sound/synth.ts'

const MARK = '● '

/** The title of the window says that it is your turn, also in another tab; a sound says so to whoever does not look. */
export function useTurnSignal(waiting: number): void {
  const { t } = useTranslation('online')
  const before = useRef(waiting)
  useEffect(() => {
    const more = waiting > before.current
    before.current = waiting
    // At the table itself every question has its sound already.
    if (more && document.hidden && useSettings.getState().sound) makeSound('question')
  }, [waiting])
  useEffect(() => {
    if (waiting === 0) return undefined
    const title = document.title
    document.title = `${MARK}${t('mine.yours')} · ${title}`
    return () => {
      if (document.title.startsWith(MARK)) document.title = title
    }
  }, [waiting, t])
}
