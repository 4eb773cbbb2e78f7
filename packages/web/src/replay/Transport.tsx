import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../stage/stage.ts'
import { Segments } from '../ui/Segments.tsx'
import { Glyph, type Sign } from './Glyph.tsx'
import { TurnBar } from './TurnBar.tsx'
import type { Timeline } from './timeline.ts'
import { type Playback, SPEEDS } from './usePlayback.ts'

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
