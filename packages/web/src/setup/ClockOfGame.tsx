import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { type ClockChoice, useDraft } from './draft.ts'
import { rulesOf } from './sheets.ts'

const CLOCKS = ['none', 'runs'] as const
const MINUTES = [2, 5, 10, 20, 40]
const SECONDS = [10, 20, 30, 60, 120]

/** HOUSE-17: whether a clock runs, how long a turn may take and how long an answer in the other side's turn. */
export function ClockOfGame(): ReactElement {
  const { t } = useTranslation('setup')
  const { setClock, ...draft } = useDraft()
  const { house, reactionSeconds } = rulesOf(draft)
  const now: ClockChoice = { runs: house.clock, turnMinutes: draft.turnMinutes, reactionSeconds }
  const longs = withOwn(MINUTES, now.turnMinutes)
  const shorts = withOwn(SECONDS, reactionSeconds)
  return (
    <div className="clock-choice" data-part="clock-choice">
      <Segments
        legend={t('clock.heading')}
        options={CLOCKS}
        chosen={now.runs ? 'runs' : 'none'}
        label={(clock) => t(`clock.${clock}`)}
        onChoose={(clock) => setClock({ ...now, runs: clock === 'runs' })}
      />
      {now.runs && (
        <>
          <label>
            <span className="cap">{t('clock.turn')}</span>
            <select
              value={now.turnMinutes}
              data-turn-minutes
              onChange={({ target }) => setClock({ ...now, turnMinutes: Number(target.value) })}
            >
              {longs.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('clock.minutes', { count: minutes })}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="cap">{t('clock.answer')}</span>
            <select
              value={reactionSeconds}
              data-reaction-seconds
              onChange={({ target }) => setClock({ ...now, reactionSeconds: Number(target.value) })}
            >
              {shorts.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t('clock.seconds', { count: seconds })}
                </option>
              ))}
            </select>
          </label>
          <p className="muted small">
            {t('clock.says')} <RuleChip rule="HOUSE-17" />
          </p>
        </>
      )}
    </div>
  )
}

/** What was chosen elsewhere stands among the others. */
const withOwn = (values: readonly number[], own: number): readonly number[] =>
  [...new Set([...values, own])].sort((a, b) => a - b)
