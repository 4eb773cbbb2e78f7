import clsx from 'clsx'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { type ClockReading, leftOf } from '../../session/session.ts'
import css from '../Banner.module.css'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'

/** What the clock of the game shows; absent while no time runs. */
const useClock = (): ClockReading | undefined => useGame(({ game }) => game?.clock)

/** Seconds from which a clock warns: half a minute of a turn, a third of a short time to answer. */
const lowFrom = (most: number): number => Math.min(30, Math.ceil(most / 3000))

interface Time {
  readonly seconds: number
  readonly low: boolean
}

/** What is left, in whole seconds. */
function useTimeLeft(): Time | undefined {
  const shown = useClock()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!shown) return
    const look = (): void => setSeconds(Math.ceil(leftOf(shown) / 1000))
    look()
    const timer = setInterval(look, 200)
    return () => clearInterval(timer)
  }, [shown])
  if (!shown) return undefined
  const left = Math.min(seconds, Math.ceil(shown.left / 1000))
  return { seconds: left, low: left <= lowFrom(shown.most) }
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** HOUSE-17: whose time runs, and how much is left of it. It warns by its shape and by a word, and speaks once. */
export function ClockTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const shown = useClock()
  const time = useTimeLeft()
  if (!shown || !time) return undefined
  const { seconds, low } = time
  const side = common.t(`side.${shown.side}`)
  const digits = clockText(seconds)
  return (
    <span className={css.clock} data-clock={shown.timed} data-low={low || undefined}>
      <PlayIcon name={low ? 'hourglass' : 'clock'} />
      <span role="timer" aria-label={t(`clock.${shown.timed}`, { side, time: digits })}>
        {low ? t('clock.low', { time: digits }) : digits}
      </span>
      <span className="sr" role="status">
        {low && t('clock.lowSpoken', { side, seconds: lowFrom(shown.most) })}
      </span>
    </span>
  )
}

interface NoAnswerProps {
  readonly answer?: string | undefined
  readonly beside?: boolean
}

/** §33: what is played for a side that does not answer; said only where a clock runs. */
export function NoAnswer({ answer, beside }: NoAnswerProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { question, side } = usePlay()
  const shown = useClock()
  const time = useTimeLeft()
  if (!time || !question || question.kind === 'force' || shown?.side !== side) return undefined
  return (
    <p className={clsx('t12 muted', beside && css.beside)} data-no-answer>
      {t('clock.noAnswer', {
        time: clockText(time.seconds),
        answer: answer ?? t(`clock.unanswered.${question.kind}`),
      })}
    </p>
  )
}

/** The same beside a question that lies on no paper of its own; a turn says it when it comes to its end. */
export function NoAnswerBeside(): ReactElement | undefined {
  const { question } = usePlay()
  const time = useTimeLeft()
  return question?.kind === 'action' && !time?.low ? undefined : <NoAnswer beside />
}
