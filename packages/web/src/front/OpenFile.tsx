import { type ReactElement, Suspense, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { Loading } from '../app/settled.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { FileInput } from '../ui/FileInput.tsx'

const GameReader = lazyWithTexts(['files'], () => import('../files/GameReader.tsx').then((part) => part.GameReader))

/** A game that somebody saved to a file becomes one of the games of this browser. */
export function OpenFile(): ReactElement {
  const { t } = useTranslation()
  const id = useId()
  const [file, setFile] = useState<File>()
  const enter = useCallback((game: string): void => goTo({ page: 'replay', id: game }), [])
  return (
    <div className="front-file">
      <FileInput id={id} onChosen={setFile} />
      <label htmlFor={id}>{t('front.openFile')}</label>
      {file && (
        <div className="front-reading">
          <Suspense fallback={<Loading />}>
            <GameReader file={file} onOpened={enter} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
