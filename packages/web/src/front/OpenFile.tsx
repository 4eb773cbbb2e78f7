import { isRefusal } from '@tactic48/rules'
import { type ChangeEvent, type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'

/** A game that somebody saved to a file becomes one of the games of this browser. */
export function OpenFile(): ReactElement {
  const { t } = useTranslation()
  const id = useId()
  const [bad, setBad] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await target.files?.[0]?.text()
    target.value = ''
    if (text === undefined) return
    const { readGame } = await import('../replay/gameFile.ts')
    const filed = readGame(text)
    const refused = isRefusal(filed) || useGame.getState().branch(filed.log, filed) !== undefined
    const game = useGame.getState().game
    setBad(refused)
    if (!refused && game) goTo({ page: 'replay', id: game.id })
  }
  return (
    <div className="front-file">
      <input
        id={id}
        className="sr"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event)}
      />
      <label htmlFor={id}>{t('front.openFile')}</label>
      {bad && (
        <p role="alert" className="front-bad">
          {t('front.badFile')}
        </p>
      )}
    </div>
  )
}
