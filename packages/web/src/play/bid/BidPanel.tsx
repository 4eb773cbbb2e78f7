import { type FigureId, initiativeOfficers, opponentOf, type SeatId, SIDES, type SideId } from '@tactic48/rules'
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { useSpots, useUncovered } from '../onScreen.ts'
import { Token } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { usePromised } from '../reactions/promised.ts'
import { usePart } from '../tableStore.ts'
import { type Attempt, attemptOf, holderOf } from './attempt.ts'
import { BidSide, Envelope, Steps } from './BidSide.tsx'
import { leaveBid, setBid } from './bidding.ts'

interface BidPanelProps {
  readonly side: SideId
  readonly seat: SeatId
  readonly officer: FigureId
  /** The attempt is only thought about: it is paid for with the seal. */
  readonly planned: boolean
}

/** INIT-05: a sealed bid, with both sums side by side and the chance for every bid of the other. */
export function BidPanel({ side, seat, officer, planned }: BidPanelProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const tokens = usePart('tokens') ?? 0
  const paper = useRef<HTMLElement>(null)
  const attempt = useMemo(() => attemptOf(state, side, officer), [state, side, officer])
  const most = attempt?.own.most ?? 0
  const bid = Math.min(tokens, most)
  const turn = state.turn.number
  useLayoutEffect(() => paper.current?.focus({ preventScroll: true }), [])
  useUncovered(paper, useSpots([officer]))

  const seal = useCallback((): void => {
    // It lies there until it is answered: the window that it was begun in is not asked again meanwhile.
    if (planned) {
      usePromised.getState().promise({ bid: { side, turn, tokens: bid } })
      void send({ verb: 'takeInitiative', seat, figure: officer })
    } else void send({ verb: 'seal', seat, value: bid })
  }, [planned, side, turn, bid, seat, officer])
  useDockKeys(
    useCallback(
      (key) => {
        if (key === 'ArrowRight' || key === '+') setBid(Math.min(most, bid + 1))
        else if (key === 'ArrowLeft' || key === '-') setBid(Math.max(0, bid - 1))
        else if (key === 'Enter') seal()
        else return false
        return true
      },
      [most, bid, seal],
    ),
  )
  if (!attempt) return undefined
  const other = opponentOf(side)
  const cost = planned ? (state.rules.company?.initiativeCost ?? 0) : 0
  const pool = state.sides[side].tokens
  const locked = lockedNames()
  const sealedByOther = topSealed()
  return (
    <section
      ref={paper}
      className={`dock bid ${side}`}
      tabIndex={-1}
      aria-labelledby="bid-title"
      data-prompt="bid"
      data-planned={planned || undefined}
    >
      <header className="dock-head">
        <div>
          <h2 id="bid-title">
            <Whose /> {attempt.initiator === side ? t('bid.heading') : t('bid.defend', { name: names.figure(officer) })}
          </h2>
          <p className="muted">
            {t('bid.lead', { side: names.side(holderOf(attempt)) })} <RuleChip rule="INIT-07" />
          </p>
        </div>
        <Steps at="bid" />
      </header>
      <div className="bid-body">
        <BidSide side={side} name={t('bid.you')} sums={attempt.own} bid={bid} bidWord={t('bid.yourBid')}>
          <div className="bid-hand">
            <p className="bid-tokens" aria-hidden="true">
              {Array.from({ length: Math.min(most, 12) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
                <span key={i} className={i < bid ? 'in' : undefined}>
                  <Token side={side} />
                </span>
              ))}
            </p>
            <div className="bid-count">
              <button
                type="button"
                className="btn square"
                aria-label={t('bid.less')}
                data-bid-less
                disabled={bid === 0}
                onClick={() => setBid(bid - 1)}
              >
                <Icon name="minus" />
              </button>
              <output data-bid={bid}>{t('bid.tokens', { n: bid })}</output>
              <button
                type="button"
                className="btn square"
                aria-label={t('bid.more')}
                data-bid-more
                disabled={bid === most}
                onClick={() => setBid(bid + 1)}
              >
                <Icon name="plus" />
              </button>
            </div>
          </div>
        </BidSide>
        <BidChart attempt={attempt} side={side} bid={bid} />
        <BidSide side={other} name={names.side(other)} sums={attempt.other} bid={undefined} bidWord={t('bid.theirBid')}>
          <Envelope open={false} />
          <p className="muted">
            {t(sealedByOther ? 'bid.sealed' : 'bid.unsealed', { count: state.sides[other].tokens })}
          </p>
        </BidSide>
      </div>
      <footer className="dock-foot">
        <p>
          <b>{planned ? t('bid.price', { cost, bid }) : t('bid.priceDefend', { bid })}</b>{' '}
          {t('bid.gone', { left: pool - cost - bid, pool })} {locked && t('bid.lock', { names: locked })}{' '}
          <RuleChip rule="INIT-05" /> <RuleChip rule="INIT-10" />
        </p>
        {planned && (
          <button type="button" className="btn" data-leave-bid onClick={leaveBid}>
            {t('bid.leave')} <Key of="Esc" />
          </button>
        )}
        <button type="button" className="btn final" data-seal onClick={seal}>
          {t('bid.seal')} <Key of="⏎" />
        </button>
      </footer>
    </section>
  )

  /** INIT-10: those whom the attempt holds, as the option has it. */
  function lockedNames(): string {
    const sides = state.rules.company?.initiativeLocksDefender ? SIDES : [attempt?.initiator ?? side]
    return list(sides.flatMap((one) => initiativeOfficers(state, one).map(({ figure: { id } }) => names.figure(id))))
  }

  function topSealed(): boolean {
    const top = state.stack.at(-1)
    return (
      top?.frame === 'question' && top.question.kind === 'sealedNumber' && top.question.answers[other] !== undefined
    )
  }
}

/** Sealed, and the other side has not: whom one waits for, and with what. */
export function BidWaiting({ side, value }: { side: SideId; value: number | undefined }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <section className={`dock bid waiting ${side}`} data-bid-waiting>
      <header className="dock-head">
        <div>
          <h2>{t('bid.heading')}</h2>
          <p className="muted" role="status">
            {t('bid.waiting', { n: value ?? 0, side: names.side(opponentOf(side)) })}
          </p>
        </div>
        <Steps at="bid" />
      </header>
    </section>
  )
}

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
function BidChart({ attempt, side, bid }: BidChartProps): ReactElement {
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
