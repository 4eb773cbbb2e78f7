import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/filesTexts.ts'
import type { OpenedGame } from './gameFile.ts'
import { readGameFile } from './reading.ts'
import { WhatIsWrong } from './WhatIsWrong.tsx'
import { isWrong, type Wrong } from './wrong.ts'

interface GameReaderProps {
  readonly file: File
  readonly onOpened: (game: OpenedGame) => void
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
    void readGameFile(file, setShare, left.signal).then((game) => {
      if (left.signal.aborted) return
      if (isWrong(game)) setWrong(game)
      else onOpened(game)
    })
    return () => left.abort()
  }, [file, onOpened])
  if (wrong) return <WhatIsWrong file={file.name} wrong={wrong} />
  return (
    <p role="status" className="file-reading">
      {t('reading', { file: file.name })} <progress value={share} max={1} aria-label={t('share')} />
    </p>
  )
}
