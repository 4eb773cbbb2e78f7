import { opponentOf, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { keyNamed, meantKey } from '../input/keys.ts'
import { speaker } from './commands.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { isWatching, lastTurnOf, leaveWatching, playStage, useWatching, watchAt, watchFrom } from './playStage.ts'
import { situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'

/** Whose turn can be watched again: the other's, seen from whoever is asked or speaks for this screen. */
export function othersTurn(): { readonly side: SideId; readonly moment: number } | undefined {
  const { game } = useGame.getState()
  const now = situationNow()
  const side = game && now && opponentOf(speaker(now))
  const moment = side && lastTurnOf(game.log, side)
  return side && moment !== undefined ? { side, moment } : undefined
}

/** What just happened: the last turn of the other side from its beginning; the same key leaves it. */
export function watchAgain(): boolean {
  if (isWatching()) {
    leaveWatching()
    return true
  }
  const turn = othersTurn()
  if (!turn) return false
  useTable.getState().change({ moment: undefined })
  watchFrom(turn.moment)
  return true
}

/** What just happened is shown again: where it is, on and off, and back to now. */
export function WatchBar(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const watching = useWatching()
  if (!watching) return undefined
  const { all, told, running } = watching
  const { run, pause } = playStage.getState()
  return (
    <div className="moment-bar watch-bar" data-watching>
      <span>{t('watch.heading')}</span>
      <button
        type="button"
        className="btn square"
        aria-label={t(running ? 'watch.pause' : 'watch.on')}
        onClick={() => (running ? pause() : run('on'))}
        data-watch-run
      >
        <PlayIcon name={running ? 'pause' : 'play'} />
      </button>
      <input
        type="range"
        min={0}
        max={all}
        value={told}
        aria-label={t('watch.scrub')}
        aria-valuetext={t('watch.at', { told, all })}
        onChange={(event) => watchAt(Number(event.target.value))}
        // A scrubber keeps its keys to itself, but for those that leave.
        onKeyDown={({ key }) => (key === 'Escape' || keyNamed(meantKey(key) ?? '') === 'watch') && leaveWatching()}
      />
      <button type="button" className="btn" onClick={leaveWatching} data-now>
        {t('act.now')} <Key of="H" />
      </button>
    </div>
  )
}
