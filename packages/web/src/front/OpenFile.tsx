import { isRefusal } from '@tactic48/rules'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { FileInput } from '../ui/FileInput.tsx'

/** A game that somebody saved to a file becomes one of the games of this browser. */
export function OpenFile(): ReactElement {
  const { t } = useTranslation()
  const id = useId()
  const [bad, setBad] = useState(false)
  const read = async (text: string): Promise<void> => {
    const { readGame } = await import('../replay/gameFile.ts')
    const filed = readGame(text)
    const refused = isRefusal(filed) || useGame.getState().branch(filed.log, filed) !== undefined
    const game = useGame.getState().game
    setBad(refused)
    if (!refused && game) goTo({ page: 'replay', id: game.id })
  }
  return (
    <div className="front-file">
      <FileInput id={id} onRead={(text) => void read(text)} />
      <label htmlFor={id}>{t('front.openFile')}</label>
      {bad && (
        <p role="alert" className="front-bad">
          {t('front.badFile')}
        </p>
      )}
    </div>
  )
}
