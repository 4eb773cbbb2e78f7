import { SIDES, type SideId } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../ui/SideMark.tsx'
import { LuckChart } from './LuckChart.tsx'
import { type LuckEntry, type LuckSum, luckByTurn, sumsOf } from './luck.ts'
import { useSigned } from './useSigned.ts'

/** What the dice gave each side against what they should have given. */
export function LuckPanel({ entries, lastTurn }: { entries: readonly LuckEntry[]; lastTurn: number }): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const heading = useId()
  const sums = useMemo(() => sumsOf(entries), [entries])
  const points = useMemo(() => luckByTurn(entries, lastTurn), [entries, lastTurn])
  const { plain } = useSigned()
  const lead = sums.blue.actual - sums.blue.expected - (sums.ember.actual - sums.ember.expected)
  const most = Math.max(1, ...SIDES.flatMap((side) => [sums[side].actual, sums[side].expected]))
  return (
    <section className="paper luck" data-part="luck" aria-labelledby={heading}>
      <header className="result-title">
        <h2 id={heading}>{t('luck.heading')}</h2>
        <p className="muted">{t('luck.note')}</p>
      </header>
      {entries.length === 0 ? (
        <p>{t('luck.none')}</p>
      ) : (
        <>
          <div className="luck-bars">
            {SIDES.map((side) => (
              <LuckBar key={side} side={side} sum={sums[side]} most={most} />
            ))}
          </div>
          <LuckChart points={points} />
          <p className="luck-say">
            {Math.abs(lead) < 0.5
              ? t('luck.even')
              : t('luck.better', {
                  side: common.t(`side.${lead > 0 ? 'blue' : 'ember'}`),
                  wounds: t('point.wounds', { count: Math.round(Math.abs(lead) * 10) / 10, n: plain(Math.abs(lead)) }),
                })}
          </p>
        </>
      )}
    </section>
  )
}

function LuckBar({ side, sum, most }: { side: SideId; sum: LuckSum; most: number }): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { plain, signed } = useSigned()
  const style = { '--actual': sum.actual / most, '--expected': sum.expected / most }
  return (
    <div className={`luck-row ${side}`} data-part="luck-row" data-side={side}>
      <SideMark side={side} />
      <b>{common.t(`side.${side}`)}</b>
      <div className="luck-bar" style={style as CSSProperties} aria-hidden="true">
        <i />
      </div>
      <b className="luck-delta">{signed(sum.actual - sum.expected)}</b>
      <span className="luck-made">
        {t('luck.made', { made: plain(sum.actual), due: plain(sum.expected) })}
        {' · '}
        {t('luck.rolls', { count: sum.rolls })}
      </span>
    </div>
  )
}
