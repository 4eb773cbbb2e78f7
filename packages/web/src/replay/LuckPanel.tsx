import { SIDES } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { type LuckEntry, type LuckPoint, luckByTurn, sumsOf } from './luck.ts'
import { ShareBar } from './ReplayTable.tsx'
import css from './Result.module.css'

/** What the dice gave each side against what they should have given. */
export function LuckPanel({ entries, lastTurn }: { entries: readonly LuckEntry[]; lastTurn: number }): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const heading = useId()
  const sums = useMemo(() => sumsOf(entries), [entries])
  const points = useMemo(() => luckByTurn(entries, lastTurn), [entries, lastTurn])
  const { tenths, signed } = useNumbers()
  const lead = sums.blue.actual - sums.blue.expected - (sums.ember.actual - sums.ember.expected)
  const most = Math.max(1, ...SIDES.flatMap((side) => [sums[side].actual, sums[side].expected]))
  return (
    <section className={clsx('card', css.luck)} data-part="luck" aria-labelledby={heading}>
      <header className="row wrap base">
        <h2 id={heading}>{t('luck.heading')}</h2>
        <p className="muted t13">{t('luck.note')}</p>
      </header>
      {entries.length === 0 ? (
        <p>{t('luck.none')}</p>
      ) : (
        <>
          {SIDES.map((side) => {
            const { actual, expected, rolls } = sums[side]
            return (
              <div key={side} className={css.sum} data-part="luck-row" data-side={side}>
                <SideMark side={side} />
                <b>{common.t(`side.${side}`)}</b>
                <ShareBar side={side} share={actual / most} mark={expected / most} />
                <b className={clsx('t16', LOOKS[side].ink)}>{signed(actual - expected)}</b>
                <span className="t12 muted">
                  {t('luck.made', { made: tenths(actual), due: tenths(expected) })}
                  {' · '}
                  {t('luck.rolls', { count: rolls })}
                </span>
              </div>
            )
          })}
          <LuckChart points={points} />
          <p className="sunk bold">
            {Math.abs(lead) < 0.5
              ? t('luck.even')
              : t('luck.better', {
                  side: common.t(`side.${lead > 0 ? 'blue' : 'ember'}`),
                  wounds: t('point.wounds', { count: Math.round(Math.abs(lead) * 10) / 10, n: tenths(Math.abs(lead)) }),
                })}
          </p>
        </>
      )}
    </section>
  )
}

const LOOKS = {
  blue: { ink: css.blueInk, line: css.blueLine },
  ember: { ink: css.emberInk, line: css.emberLine },
} as const

const HEIGHT = 230
const MARGIN = { left: 34, right: 104, top: 10, bottom: 24 }
/** Nine of ten values of a bell curve lie within so many standard deviations. */
const NINE_IN_TEN = 1.645
/** What two names at the ends of the lines need, so that they can be read. */
const APART = 18

/** Luck turn by turn: smooth with circles for Blue, dashed with diamonds for Ember. */
function LuckChart({ points }: { points: readonly LuckPoint[] }): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { signed } = useNumbers()
  const [box, width] = useWidth<HTMLDivElement>()
  const end = points.at(-1)
  const lastTurn = Math.max(1, end?.turn ?? 1)
  const band = points.map(({ variance }, turn) => ({ turn, half: NINE_IN_TEN * Math.sqrt(variance) }))
  const reached = points.flatMap(({ luck }) => SIDES.map((side) => Math.abs(luck[side])))
  const top = Math.max(1, Math.ceil(Math.max(...band.map(({ half }) => half), ...reached)))
  const x = (turn: number): number => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * turn) / lastTurn
  const y = (value: number): number => MARGIN.top + ((HEIGHT - MARGIN.top - MARGIN.bottom) * (top - value)) / (2 * top)
  const line = (spots: readonly (readonly [turn: number, value: number])[]): string =>
    spots.map(([turn, value], i) => `${i ? 'L' : 'M'}${x(turn)} ${y(value)}`).join('')
  const step = Math.ceil(top / 3)
  const steps = Math.floor(top / step)
  const grid = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * step)
  const every = Math.max(1, Math.ceil(lastTurn / Math.max(4, Math.floor((width - 120) / 44))))
  const gap = end ? y(end.luck.ember) - y(end.luck.blue) : 0
  const push = Math.max(0, APART - Math.abs(gap)) / 2
  const below = gap >= 0 ? 'ember' : 'blue'
  const above = band.map(({ turn, half }) => [turn, half] as const)
  const beneath = band.map(({ turn, half }) => [turn, -half] as const).reverse()
  const label = t('luck.chart', { blue: signed(end?.luck.blue ?? 0), ember: signed(end?.luck.ember ?? 0) })
  return (
    <div ref={box} className={css.chart}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        <path className={css.band} d={`${line([...above, ...beneath])}Z`} />
        {grid.map((value) => (
          <g key={value} className={value === 0 ? css.zero : css.grid}>
            <line x1={x(0)} x2={x(lastTurn)} y1={y(value)} y2={y(value)} />
            <text x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end">
              {signed(value)}
            </text>
          </g>
        ))}
        {points
          .filter(({ turn }) => turn > 0 && (turn - 1) % every === 0)
          .map(({ turn }) => (
            <text key={turn} x={x(turn)} y={HEIGHT - 6} textAnchor="middle">
              {turn}
            </text>
          ))}
        {SIDES.map((side) => (
          <g key={side} className={LOOKS[side].line}>
            <path d={line(points.map(({ turn, luck }) => [turn, luck[side]] as const))} />
            {points
              .filter(({ turn, luck }, i) => turn > 0 && (!points[i + 1] || luck[side] !== points[i - 1]?.luck[side]))
              .map(({ turn, luck }) =>
                side === 'blue' ? (
                  <circle key={turn} cx={x(turn)} cy={y(luck.blue)} r="4.5" />
                ) : (
                  <polygon key={turn} points="0,-6 6,0 0,6 -6,0" transform={`translate(${x(turn)} ${y(luck.ember)})`} />
                ),
              )}
            {end && (
              <text x={x(lastTurn) + 12} y={y(end.luck[side]) + 5 + (side === below ? push : -push)}>
                {common.t(`side.${side}`)} {signed(end.luck[side])}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="row t12 muted">
        <i className={css.swatch} aria-hidden="true" />
        {t('luck.band')}
      </p>
    </div>
  )
}

/** The width that an element has now, so that drawings keep their type sizes. */
function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(Math.round(box.clientWidth)))
    observer.observe(box)
    setWidth(Math.round(box.clientWidth))
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
