import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../stage/stage.ts'
import { Segments } from '../ui/Segments.tsx'
import type { Timeline } from './timeline.ts'
import { type Playback, SPEEDS } from './usePlayback.ts'

/** Signs of a player: solid, as on every machine that plays. */
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

type Sign = keyof typeof SIGNS

function Glyph({ sign }: { sign: Sign }): ReactElement {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}

/** Both ways, by step, by turn, by the scrubber. */
export function Transport({ timeline, playback }: { timeline: Timeline; playback: Playback }): ReactElement {
  const { t } = useTranslation('replay')
  const { moment, speed, goTo, step, stepTurn, setSpeed } = playback
  const { last } = timeline
  const button = (sign: Exclude<Sign, Direction | 'pause'>, act: () => void, disabled: boolean): ReactElement => (
    <button
      type="button"
      className={`btn square ${sign}`}
      onClick={act}
      aria-disabled={disabled}
      aria-label={t(sign)}
      title={t(sign)}
    >
      <Glyph sign={sign} />
    </button>
  )
  return (
    <section className="transport" data-part="transport" aria-label={t('transport')}>
      <TurnBar timeline={timeline} moment={moment} goTo={goTo} />
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
      <div className="transport-row">
        <p className="transport-moment">
          {t('moment', { n: moment, last })}
          <small aria-hidden="true">{t('keysShort')}</small>
        </p>
        <div className="transport-buttons">
          {button('first', () => goTo(0), moment === 0)}
          {button('turnBack', () => stepTurn(-1), moment === 0)}
          {button('stepBack', () => step(-1), moment === 0)}
          <RunButton direction="back" sign="playBack" playback={playback} />
          <RunButton direction="on" sign="playOn" playback={playback} />
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
      </div>
    </section>
  )
}

interface RunButtonProps {
  readonly direction: Direction
  readonly sign: 'playOn' | 'playBack'
  readonly playback: Playback
}

function RunButton({ direction, sign, playback }: RunButtonProps): ReactElement {
  const { t } = useTranslation('replay')
  const running = playback.running === direction
  const now = running ? 'pause' : sign
  return (
    <button
      type="button"
      className={`btn square run ${sign}`}
      data-running={running}
      onClick={() => (running ? playback.pause() : playback.run(direction))}
      aria-label={t(now)}
      title={t(now)}
    >
      <Glyph sign={now} />
    </button>
  )
}

interface TurnBarProps {
  readonly timeline: Timeline
  readonly moment: number
  readonly goTo: (moment: number) => void
}

/** The turns along the scrubber, each as wide as its moments: smooth for Blue, notched for Ember. */
function TurnBar({ timeline, moment, goTo }: TurnBarProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { turns, last } = timeline
  const now = timeline.turnAt(moment)
  return (
    <nav className="turnbar" aria-label={t('turns')}>
      {turns.map((turn, i) => {
        const length = (turns[i + 1]?.moment ?? last + 1) - turn.moment
        const setUp = turn.number === 0
        return (
          <button
            key={turn.moment}
            type="button"
            className={`turn ${setUp ? 'set-up' : turn.side}`}
            style={{ flexGrow: length }}
            aria-current={turn === now ? 'step' : undefined}
            aria-label={setUp ? t('setUp') : t('turn', { n: turn.number, side: common.t(`side.${turn.side}`) })}
            title={setUp ? t('setUp') : t('turnShort', { n: turn.number })}
            onClick={() => goTo(turn.moment)}
          >
            <span>{setUp ? t('setUp') : turn.number}</span>
          </button>
        )
      })}
    </nav>
  )
}
