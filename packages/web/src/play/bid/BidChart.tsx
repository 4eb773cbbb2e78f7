import { opponentOf, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import type { Attempt } from './attempt.ts'

const LEFT = 34
const RIGHT = 330
const TOP = 10
const BOTTOM = 168
const LINES = 6
/** More of the other's bids stand in two columns. */
const ONE_COLUMN = 7

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n)

/** Where there are many, the first and the last of the other's bids are drawn; the list beside it names all. */
const drawn = (most: number): readonly number[] => {
  const all = upTo(most)
  return all.length <= LINES ? all : [...all.slice(0, LINES - 1), most]
}

interface BidChartProps {
  readonly attempt: Attempt
  readonly side: SideId
  readonly bid: number
}

/** The chance for every own bid, one line for each bid that the other might make. No single number pretends to know his. */
export function BidChart({ attempt, side, bid }: BidChartProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const { own, other, chance } = attempt
  const x = (mine: number): number => LEFT + ((RIGHT - LEFT) * (mine + 0.5)) / (own.most + 1)
  const y = (value: number): number => BOTTOM - (BOTTOM - TOP) * value
  const line = (his: number): string =>
    upTo(own.most)
      .map((mine) => `${mine === 0 ? 'M' : 'L'}${x(mine).toFixed(1)} ${y(chance(mine, his)).toFixed(1)}`)
      .join('')
  const back = [...upTo(own.most)]
    .reverse()
    .map((mine) => `L${x(mine).toFixed(1)} ${y(chance(mine, other.most)).toFixed(1)}`)
    .join('')
  const theirs = names.side(opponentOf(side))
  const mine = attempt.initiator === side
  return (
    <figure className="bid-chart">
      <figcaption className="cap">{t(mine ? 'bid.chart' : 'bid.chartDefend')}</figcaption>
      <div className="bid-odds">
        <svg viewBox="0 0 340 200" aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((value) => (
            <g key={value}>
              <path className="bid-grid" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
              <text x={LEFT - 6} y={y(value) + 3.5} textAnchor="end">
                {Math.round(value * 100)}
              </text>
            </g>
          ))}
          <rect className="bid-column" x={x(bid) - 13} y={TOP - 6} width="26" height={BOTTOM - TOP + 10} rx="5" />
          <path className={`bid-band ${side}`} d={`${line(0)}${back}Z`} />
          {drawn(other.most).map((his, i) => (
            <path key={his} className={`bid-line ${side} n${Math.min(i, 5)}`} d={line(his)} />
          ))}
          {drawn(other.most).map((his) => (
            <circle key={his} className={`bid-dot ${side}`} cx={x(bid)} cy={y(chance(bid, his))} r="4" />
          ))}
          {upTo(own.most)
            .filter((n) => own.most < 13 || n % 2 === 0 || n === bid)
            .map((n) => (
              <text key={n} x={x(n)} y={BOTTOM + 16} textAnchor="middle" className={n === bid ? 'now' : undefined}>
                {n}
              </text>
            ))}
          <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 30} textAnchor="middle">
            {t('bid.ownAxis')}
          </text>
        </svg>
        <div className="bid-list">
          <b>{t('bid.ifBids', { side: theirs })}</b>
          <ul
            className={other.most > ONE_COLUMN ? 'many' : undefined}
            aria-label={t('bid.table', { side: theirs, n: bid })}
          >
            {upTo(other.most).map((his) => (
              <li key={his} data-against={his}>
                <span>{t('bid.tokens', { n: his })}</span> <b>{percent(chance(bid, his))}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="muted">{t('bid.chartNote', { side: theirs })}</p>
    </figure>
  )
}
