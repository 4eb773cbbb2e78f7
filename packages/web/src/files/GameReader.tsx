import { isRefusal } from '@tactic48/rules'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { shownName } from '../ui/printable.ts'
import css from './Files.module.css'
import { WhatIsWrong } from './WhatIsWrong.tsx'
import { type Wrong, wrongOf } from './wrong.ts'

interface GameReaderProps {
  readonly file: File
  /** The game that it became. */
  readonly onOpened: (id: string) => void
}

/** A file is being read, or what is wrong with it. Until it has been played to its end nothing else changes. */
export function GameReader({ file, onOpened }: GameReaderProps): ReactElement {
  const { t } = useTranslation('files')
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState<Wrong>()
  useEffect(() => {
    const left = new AbortController()
    setShare(0)
    setWrong(undefined)
    void useGame
      .getState()
      .openFile(file, setShare, left.signal)
      .then((begun) => {
        if (left.signal.aborted) return
        if ('id' in begun) onOpened(begun.id)
        else setWrong(isRefusal(begun) ? wrongOf(begun) : begun)
      })
    return () => left.abort()
  }, [file, onOpened])
  if (wrong) return <WhatIsWrong file={shownName(file)} wrong={wrong} />
  return (
    <p role="status" className="t13">
      {t('reading', { file: shownName(file) })}{' '}
      <progress className={css.reading} value={share} max={1} aria-label={t('share')} />
    </p>
  )
}
