import { SIDES, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LuckPoint } from './luck.ts'
import { useSigned } from './useSigned.ts'
import { useWidth } from './useWidth.ts'

const HEIGHT = 230
const MARGIN = { left: 34, right: 104, top: 10, bottom: 24 }
/** Nine of ten values of a bell curve lie within so many standard deviations. */
const NINE_IN_TEN = 1.645

/** Luck turn by turn: smooth with circles for Blue, dashed with diamonds for Ember. */
export function LuckChart({ points }: { points: readonly LuckPoint[] }): ReactElement {
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
