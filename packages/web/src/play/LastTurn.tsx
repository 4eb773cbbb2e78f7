import { opponentOf, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Game, useGame } from '../game/gameStore.ts'
import { askedPerson } from '../game/seen.ts'
import { Key } from '../input/Key.tsx'
import { keyNamed, meantKey } from '../input/keys.ts'
import { SidedText } from '../prose/SidedText.tsx'
import { useProse } from '../prose/useProse.ts'
import { liveIn } from '../session/seenLog.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { speaker } from './commands.ts'
import css from './LogPanel.module.css'
import { lastTurnLines } from './moment.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { isWatching, lastTurnOf, leaveWatching, playStage, useWatching, watchAt, watchFrom } from './playStage.ts'
import { situationNow } from './situation.ts'
import { useParts, useTable } from './tableStore.ts'

/** The side that begins its turn after one of the other's, as long as it has done nothing in it. */
function beginning({ state, players, log }: Game): SideId | undefined {
  const side = askedPerson({ state, players })
  const from = side && side === state.turn.active ? lastTurnOf(log, side) : undefined
  if (!side || from === undefined || lastTurnOf(log, opponentOf(side)) === undefined) return undefined
  const since = liveIn(log).slice(from - 1)
  const acted = since.some((entry) => entry.side === side && entry.events.some(({ type }) => type === 'actionTaken'))
  return acted ? undefined : side
}

/** What happened in the other side's turn, until the first own Action; each line leads to its moment. */
export function LastTurn(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, telling, watching } = usePlay()
  const game = useGame((store) => store.game)
  const { moment, change } = useParts('moment', 'change')
  const side = useMemo(() => game && beginning(game), [game])
  const list = useMemo(() => game && side && lastTurnLines(game.log, game.state, opponentOf(side)), [game, side])
  const prose = useProse(state)
  if (!side || !list || list.lines.length === 0 || (telling && !watching)) return undefined
  const other = opponentOf(side)
  return (
    <section className={css.last} data-part="last-turn" aria-labelledby="last-turn-heading">
      <h2 id="last-turn-heading" className="row g6 t14">
        <SideMark side={other} /> {t('lastTurn.heading', { side: names.side(other) })}
      </h2>
      <ul className={css.told}>
        {list.lines.map(({ sentence, moment: to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn that is over stay as they are
          <li key={i} className={sentence.grave ? css.grave : undefined}>
            <button
              type="button"
              className={css.sentence}
              data-part="to-moment"
              aria-current={to === moment ? 'step' : undefined}
              onClick={() => change({ moment: to })}
            >
              <SidedText names={names}>{prose(sentence)}</SidedText>
              <span className="sr"> ({t('log.showMoment')})</span>
            </button>
          </li>
        ))}
      </ul>
      {list.more > 0 && <p className="muted">{t('lastTurn.more', { lines: list.more })}</p>}
    </section>
  )
}

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

/** Over the table while it does not show what is now: what just happened again, where that is, on and off, and back. */
export function MomentBars(): ReactElement {
  const { t } = useTranslation('play')
  const { moment, change } = useParts('moment', 'change')
  const watching = useWatching()
  return (
    <>
      {watching && <WatchBar {...watching} />}
      {moment !== undefined && (
        <div className={clsx('row g12', css.moment)} data-moment>
          <span>{t('next.moment')}</span>
          <button type="button" className="btn" data-now onClick={() => change({ moment: undefined })}>
            {t('act.now')}
          </button>
        </div>
      )}
    </>
  )
}

function WatchBar({ all, told, running }: NonNullable<ReturnType<typeof useWatching>>): ReactElement {
  const { t } = useTranslation('play')
  const { run, pause } = playStage.getState()
  return (
    <div className={clsx('row g12', css.moment)} data-moment data-watching>
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
