import { SIDES, type SideId } from '@tactic48/rules'
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { type LuckEntry, type LuckPoint, type LuckSum, luckByTurn, sumsOf } from './scenes.ts'

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

const HEIGHT = 230
const MARGIN = { left: 34, right: 104, top: 10, bottom: 24 }
/** Nine of ten values of a bell curve lie within so many standard deviations. */
const NINE_IN_TEN = 1.645

/** Luck turn by turn: smooth with circles for Blue, dashed with diamonds for Ember. */
function LuckChart({ points }: { points: readonly LuckPoint[] }): ReactElement {
  const { t } = useTranslation('replay')
  const { signed } = useSigned()
  const [box, width] = useWidth<HTMLDivElement>()
  const end = points.at(-1)
  const lastTurn = Math.max(1, end?.turn ?? 1)
  const band = points.map(({ variance }) => NINE_IN_TEN * Math.sqrt(variance))
  const top = Math.max(
    1,
    Math.ceil(Math.max(...band, ...points.flatMap(({ luck }) => SIDES.map((s) => Math.abs(luck[s]))))),
  )
  const x = (turn: number): number => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * turn) / lastTurn
  const y = (value: number): number => MARGIN.top + ((HEIGHT - MARGIN.top - MARGIN.bottom) * (top - value)) / (2 * top)
  const step = Math.ceil(top / 3)
  const grid = Array.from({ length: 2 * Math.floor(top / step) + 1 }, (_, i) => (i - Math.floor(top / step)) * step)
  const every = Math.max(1, Math.ceil(lastTurn / Math.max(4, Math.floor((width - 120) / 44))))
  const label = t('luck.chart', { blue: signed(end?.luck.blue ?? 0), ember: signed(end?.luck.ember ?? 0) })
  return (
    <div ref={box} className="luck-chart">
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        <path
          className="luck-band"
          d={`${band.map((b, i) => `${i ? 'L' : 'M'}${x(i)} ${y(b)}`).join('')}${band
            .map((b, i) => ({ b, i }))
            .reverse()
            .map(({ b, i }) => `L${x(i)} ${y(-b)}`)
            .join('')}Z`}
        />
        {grid.map((value) => (
          <g key={value} className={value === 0 ? 'luck-zero' : 'luck-grid'}>
            <line x1={x(0)} x2={x(lastTurn)} y1={y(value)} y2={y(value)} />
            <text x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end">
              {signed(value)}
            </text>
          </g>
        ))}
        {points
          .filter(({ turn }) => turn > 0 && (turn - 1) % every === 0)
          .map(({ turn }) => (
            <text key={turn} className="luck-turn" x={x(turn)} y={HEIGHT - 6} textAnchor="middle">
              {turn}
            </text>
          ))}
        {SIDES.map((side) => (
          <LuckLine key={side} side={side} points={points} x={x} y={y} />
        ))}
        {end && <EndLabels end={end} x={x(lastTurn) + 12} y={y} />}
      </svg>
      <p className="luck-band-note">
        <span className="luck-swatch" aria-hidden="true" />
        {t('luck.band')}
      </p>
    </div>
  )
}

interface Scales {
  readonly x: (turn: number) => number
  readonly y: (value: number) => number
}

function LuckLine({ side, points, x, y }: Scales & { side: SideId; points: readonly LuckPoint[] }): ReactElement {
  const changed = points.filter(({ luck }, i) => i === points.length - 1 || luck[side] !== points[i - 1]?.luck[side])
  return (
    <g className={`luck-line ${side}`}>
      <path d={points.map(({ turn, luck }, i) => `${i ? 'L' : 'M'}${x(turn)} ${y(luck[side])}`).join('')} />
      {changed
        .filter(({ turn }) => turn > 0)
        .map(({ turn, luck }) =>
          side === 'blue' ? (
            <circle key={turn} cx={x(turn)} cy={y(luck.blue)} r="4.5" />
          ) : (
            <path
              key={turn}
              className="luck-diamond"
              d="M0 -6L6 0L0 6L-6 0Z"
              transform={`translate(${x(turn)} ${y(luck.ember)})`}
            />
          ),
        )}
    </g>
  )
}

/** Names at the ends of the lines, kept apart where the lines meet. */
function EndLabels({ end, x, y }: { end: LuckPoint; x: number; y: Scales['y'] }): ReactElement {
  const common = useTranslation()
  const { signed } = useSigned()
  const gap = y(end.luck.ember) - y(end.luck.blue)
  const push = Math.max(0, 18 - Math.abs(gap)) / 2
  const below = gap >= 0 ? 'ember' : 'blue'
  return (
    <>
      {SIDES.map((side) => (
        <text
          key={side}
          className={`luck-end ${side}`}
          x={x}
          y={y(end.luck[side]) + 5 + (side === below ? push : -push)}
        >
          {common.t(`side.${side}`)} {signed(end.luck[side])}
        </text>
      ))}
    </>
  )
}

interface Signed {
  /** One decimal, as the reader writes it. */
  readonly plain: (value: number) => string
  /** The same with its sign, a real minus included. */
  readonly signed: (value: number) => string
}

export function useSigned(): Signed {
  const language = useLanguage()
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    return { plain: plain.format, signed: (value) => signed.format(value).replace('-', '−') }
  }, [language])
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
