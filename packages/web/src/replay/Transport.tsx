import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../stage/stage.ts'
import { Segments } from '../ui/Segments.tsx'
import { type Playback, SPEEDS, type Timeline } from './playback.ts'
import css from './Replay.module.css'

/** Playback icons: solid, as on every machine that plays. */
const SIGNS = {
  first: 'M5 5h2.600v14H5ZM19 5v14L8.500 12Z',
  last: 'M16.400 5H19v14h-2.600ZM5 5v14l10.500-7Z',
  turnBack: 'M12 5.500v13L3 12ZM21 5.500v13L12 12Z',
  turnOn: 'M3 5.500v13L12 12ZM12 5.500v13L21 12Z',
  stepBack: 'M16 5v14L7 12Z',
  stepOn: 'M8 5v14l9-7Z',
  playOn: 'M7 4v16l13-8Z',
  playBack: 'M17 4v16L4 12Z',
  pause: 'M6 4.500h4v15H6ZM14 4.500h4v15h-4Z',
} as const

interface TransportProps {
  readonly timeline: Timeline
  readonly playback: Playback
}

/** Both ways, by step, by turn, by the scrubber. */
export function Transport({ timeline, playback }: TransportProps): ReactElement {
  const { t } = useTranslation('replay')
  const { moment, speed, goTo, step, stepTurn, setSpeed } = playback
  const { last } = timeline
  const button = (sign: keyof typeof SIGNS, act: () => void, isEnd?: boolean, running?: boolean): ReactElement => (
    <button
      type="button"
      className={clsx('btn square', running !== undefined && css.run)}
      data-running={running}
      onClick={act}
      aria-disabled={isEnd}
      aria-label={t(sign)}
      title={t(sign)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
  const runButton = (direction: Direction, sign: 'playOn' | 'playBack'): ReactElement => {
    const running = playback.running === direction
    const act = (): void => (running ? playback.pause() : playback.run(direction))
    return button(running ? 'pause' : sign, act, undefined, running)
  }
  return (
    <section className={clsx('card', css.transport)} data-part="transport" aria-label={t('transport')}>
      <TurnBar timeline={timeline} playback={playback} />
      <input
        className="scrubber"
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={t('scrub')}
        aria-valuetext={t('moment', { n: moment, last })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <p className="t13 muted">
        {t('moment', { n: moment, last })}
        <small aria-hidden="true">{t('keysShort')}</small>
      </p>
      <div className={css.buttons}>
        {button('first', () => goTo(0), moment === 0)}
        {button('turnBack', () => stepTurn(-1), moment === 0)}
        {button('stepBack', () => step(-1), moment === 0)}
        {runButton('back', 'playBack')}
        {runButton('on', 'playOn')}
        {button('stepOn', () => step(1), moment === last)}
        {button('turnOn', () => stepTurn(1), moment === last)}
        {button('last', () => goTo(last), moment === last)}
      </div>
      <Segments
        legend={t('speed')}
        hideLegend
        options={SPEEDS}
        chosen={speed}
        label={(each) => t('times', { n: each === '0.5' ? '½' : each })}
        onChoose={setSpeed}
      />
    </section>
  )
}

/** The turns along the scrubber, each as wide as its moments: smooth for Blue, notched for Ember. */
function TurnBar({ timeline, playback }: TransportProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { turns, last } = timeline
  const now = timeline.turnAt(playback.moment)
  return (
    <nav className={css.turns} aria-label={t('turns')}>
      {turns.map((turn, i) => {
        const setUp = turn.number === 0
        return (
          <button
            key={turn.moment}
            type="button"
            className={clsx(!setUp && (turn.side === 'blue' ? css.blue : css.ember))}
            style={{ flexGrow: (turns[i + 1]?.moment ?? last + 1) - turn.moment }}
            aria-current={turn === now ? 'step' : undefined}
            aria-label={setUp ? t('setUp') : t('turn', { n: turn.number, side: common.t(`side.${turn.side}`) })}
            title={setUp ? t('setUp') : t('turnShort', { n: turn.number })}
            onClick={() => playback.goTo(turn.moment)}
          >
            {setUp ? t('setUp') : turn.number}
          </button>
        )
      })}
    </nav>
  )
}
