import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveToFile } from '../files/saveToFile.ts'
import { useGame } from '../game/gameStore.ts'

/** What stands between the player and the game: it is not saved, it is played in another window, it does not answer. */
export function HostNotices(): ReactElement {
  const { t } = useTranslation('play')
  const saving = useGame(({ game }) => game?.saving)
  const elsewhere = useGame(({ game }) => game?.heldElsewhere === true)
  const away = useGame(({ game }) => game?.connection === 'away')
  const lost = useGame((store) => store.lost)
  return (
    <>
      {saving === 'off' && <Unsaved />}
      {saving === 'failing' && <NotWritten />}
      {elsewhere && <PlayedElsewhere />}
      {away && (
        <p className="refusal" role="status" data-notice="away">
          {t('host.away')}
        </p>
      )}
      {lost && (
        <p className="refusal" role="alert">
          {t('gone')}
        </p>
      )}
    </>
  )
}

function Unsaved(): ReactElement {
  const { t } = useTranslation('play')
  return (
    <div className="refusal host-notice" role="alert" data-notice="unsaved">
      <p>{t('unsaved')}</p>
      <div className="host-notice-acts">
        <SaveAgain />
      </div>
    </div>
  )
}

/** A write has failed: nothing of it has been shown, and nothing goes on before somebody decides. */
function NotWritten(): ReactElement {
  const { t } = useTranslation('play')
  const title = useGame(({ game }) => game?.title ?? '')
  const hidden = useGame(({ game }) => game?.hidden === true)
  return (
    <div className="refusal host-notice" role="alert" data-notice="failing">
      <p>{t('host.failed')}</p>
      <div className="host-notice-acts">
        <SaveAgain />
        <button
          type="button"
          className="btn"
          onClick={() => void saveToFile(title, 'game', hidden ? 'view' : 'everything')}
          data-save-file
        >
          {t('host.file')}
        </button>
        <button type="button" className="btn" onClick={() => void useGame.getState().goOnUnsaved()} data-go-on-unsaved>
          {t('host.goOn')}
        </button>
      </div>
    </div>
  )
}

function SaveAgain(): ReactElement {
  const { t } = useTranslation('play')
  return (
    <button type="button" className="btn" onClick={() => void useGame.getState().saveAgain()} data-save-again>
      {t('host.again')}
    </button>
  )
}

/** Milliseconds between two tries, once the player has asked for the game. */
const TRY_EVERY = 1000

function tryToPlayOn(tell: (refused: boolean) => void): void {
  const tried = useGame.getState().playOn()
  void tried.then((plays) => tell(!plays)).catch(() => tell(true))
}

/** Asked for while the other window is still open, the game comes here when that is closed. */
function PlayedElsewhere(): ReactElement {
  const { t } = useTranslation('play')
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!refused) return undefined
    const trying = setInterval(() => tryToPlayOn(setRefused), TRY_EVERY)
    return () => clearInterval(trying)
  }, [refused])
  return (
    <div className="refusal host-notice" role="alert" data-notice="elsewhere">
      <p>
        {t('host.elsewhere')} {refused && t('host.stillHeld')}
      </p>
      <div className="host-notice-acts">
        <button type="button" className="btn" onClick={() => tryToPlayOn(setRefused)} data-play-on>
          {t('host.playOn')}
        </button>
      </div>
    </div>
  )
}
