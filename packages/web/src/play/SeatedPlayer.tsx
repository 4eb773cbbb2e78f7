import clsx from 'clsx'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeLeft } from '../i18n/timeLeft.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import type { Seated } from '../session/session.ts'
import css from './SeatedPlayer.module.css'

/** Who sits on a side, whether that player is there, and what is left on the clock. */
export function SeatedPlayer({ seated: { name, here, clock } }: { seated: Seated }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <span className={clsx('row g6', css.player)} data-part="seated">
      <bdi className="ellipsis">{name}</bdi>
      <span
        className={clsx(css.dot, here && css.here)}
        role="img"
        aria-label={t(here ? 'seated.here' : 'seated.away')}
      />
      {clock && <TimeLeft key={clock.read} {...clock} />}
    </span>
  )
}

/** Counted down on this page between two messages of the server. */
function TimeLeft({ left, read, runs, paused }: NonNullable<Seated['clock']>): ReactElement {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!runs) return undefined
    const ticking = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(ticking)
  }, [runs])
  const rest = runs ? left - (now - read) : left
  return (
    <span className={clsx(css.time, runs && css.runs)} role="timer" aria-label={t('seated.time')} aria-live="off">
      {paused ? t('seated.paused') : timeLeft(rest, language)}
    </span>
  )
}
