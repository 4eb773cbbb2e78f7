import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/replayTexts.ts'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { momentKeys } from './momentKeys.ts'
import { ReplayActions } from './ReplayActions.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { Transport } from './Transport.tsx'
import { useGameName } from './useGameName.ts'
import { usePlayback } from './usePlayback.ts'
import { type Replayed, useReplay } from './useReplay.ts'
import './replay.css'

/** A game from its first moment to its last, both ways. */
export function ReplayPage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('replay')
  const replay = useReplay(id)
  if (typeof replay === 'object') return <Replaying key={id} replay={replay} />
  return (
    <div className="replay-empty">
      <TopBar page={t('heading')} />
      <main>
        <p role="status">{t(replay)}</p>
        {replay !== 'loading' && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('front')}
          </a>
        )}
      </main>
    </div>
  )
}

function Replaying({ replay }: { replay: Replayed }): ReactElement {
  const { t } = useTranslation('replay')
  const { id, battlefield, timeline } = replay
  const playback = usePlayback(id, timeline)
  const name = useGameName(replay)
  useEffect(() => momentKeys(playback, timeline.last), [playback, timeline])
  const state = timeline.stateAt(playback.moment)
  return (
    <div className="replay">
      <TopBar page={t('heading')} note={name} />
      <main className="replay-main">
        <ReplayTable battlefield={battlefield} state={state} />
        <aside className="replay-rail">
          <ReplayLog timeline={timeline} moment={playback.moment} goTo={playback.goTo} />
          <ReplayActions replay={replay} moment={playback.moment} state={state} name={name} />
        </aside>
        <Transport timeline={timeline} playback={playback} />
      </main>
    </div>
  )
}
