import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { saveToFile } from '../files/saveToFile.ts'
import { useGame } from '../game/gameStore.ts'
import { useParts } from './tableStore.ts'

interface NoticeAct {
  readonly data: `data-${string}`
  readonly label: string
  readonly onDo: () => unknown
}

interface NoticeProps {
  readonly name: string
  readonly says: string
  readonly acts?: readonly NoticeAct[]
}

/** What is wrong over the whole width, and below it what can be done. */
function Notice({ name, says, acts = [] }: NoticeProps): ReactElement {
  return (
    <div className="refusal stack" role={name === 'away' ? 'status' : 'alert'} data-part="refusal" data-notice={name}>
      <p>{says}</p>
      {acts.length > 0 && (
        <div className="row wrap g6">
          {acts.map(({ data, label, onDo }) => (
            <button key={data} type="button" className="btn fill" onClick={onDo} {...{ [data]: true }}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What stands between the player and the game: it is not saved, it is played in another window, it or the opponent does not answer. */
export function HostNotices(): ReactElement {
  const { t } = useTranslation('play')
  const game = useGame((store) => store.game)
  const lost = useGame((store) => store.lost)
  const claimed = useGame((store) => store.claimed)
  const { opponent, attempt, change } = useParts('opponent', 'attempt', 'change')
  const { saveAgain, goOnUnsaved, playOn } = useGame.getState()
  const again: NoticeAct = { data: 'data-save-again', label: t('host.again'), onDo: saveAgain }
  const toFile = () => void saveToFile(game?.title ?? '', 'game', game?.hidden ? 'view' : 'everything')
  const elsewhere = [t('host.elsewhere'), ...(claimed ? [t('host.stillHeld')] : [])].join(' ')
  return (
    <>
      {game?.saving === 'off' && <Notice name="unsaved" says={t('unsaved')} acts={[again]} />}
      {/* Nothing of what could not be written has been shown, and nothing goes on before somebody decides. */}
      {game?.saving === 'failing' && (
        <Notice
          name="failing"
          says={t('host.failed')}
          acts={[
            again,
            { data: 'data-save-file', label: t('host.file'), onDo: toFile },
            { data: 'data-go-on-unsaved', label: t('host.goOn'), onDo: goOnUnsaved },
          ]}
        />
      )}
      {game?.heldElsewhere && (
        <Notice
          name="elsewhere"
          says={elsewhere}
          acts={[{ data: 'data-play-on', label: t('host.playOn'), onDo: playOn }]}
        />
      )}
      {game?.connection === 'away' && <Notice name="away" says={t('host.away')} />}
      {lost && <Notice name="lost" says={t('gone')} />}
      {/* Never passed over in silence: the game waits until the opponent is there again. */}
      {opponent === 'failed' && (
        <Notice
          name="opponent"
          says={t('next.failed')}
          acts={[{ data: 'data-retry', label: t('act.retry'), onDo: () => change({ attempt: attempt + 1 }) }]}
        />
      )}
    </>
  )
}
