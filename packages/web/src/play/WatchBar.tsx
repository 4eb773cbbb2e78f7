import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayIcon } from './PlayIcon.tsx'
import { leaveWatching, playStage, useWatching, watchAt } from './playStage.ts'
import { useSettings } from './settings.ts'

/** What just happened is being told again: where it stands, on and off, and the way back. */
export function WatchBar(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const watching = useWatching()
  const { pace, setPace } = useSettings()
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
        onKeyDown={({ key }) => (key === 'Escape' || key.toLowerCase() === 'h') && leaveWatching()}
      />
      <button
        type="button"
        className="btn"
        onClick={() => setPace(pace === 'calm' ? 'brisk' : 'calm')}
        data-watch-speed={pace}
      >
        {t('watch.speed', { pace: t(`settings.${pace}`) })}
      </button>
      <button type="button" className="btn" onClick={leaveWatching} data-now>
        {t('act.now')} <kbd>H</kbd>
      </button>
    </div>
  )
}
