import {
  type FigureId,
  type InitiativeSide,
  initiativeOfficers,
  opponentOf,
  type QuestionOf,
  type SeatId,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { sayInAdvance } from '../../game/inAdvance.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { ChanceBar } from '../../ui/ChanceBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { Dock } from '../Dock.tsx'
import { Whose } from '../dock/Choices.tsx'
import { usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { Token } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import css from './Bid.module.css'
import { type Attempt, attemptOf, holderOf, initiatorOf, leaveBid, setBid } from './bidding.ts'

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
  const attempt = useMemo(() => attemptOf(state, side, officer), [state, side, officer])
  const most = attempt?.own.most ?? 0
  const bid = Math.min(tokens, most)
  const turn = state.turn.number
  const seal = useCallback((): void => {
    // It lies there until it is answered: the window that it was begun in is not asked again meanwhile.
    if (planned) {
      sayInAdvance({ bid: { side, turn, tokens: bid } })
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
  const { company } = state.rules
  const cost = planned ? (company?.initiativeCost ?? 0) : 0
  const pool = state.sides[side].tokens
  // INIT-10: those whom the attempt holds, as the option has it.
  const holds = company?.initiativeLocksDefender ? SIDES : [attempt.initiator]
  const locked = list(
    holds.flatMap((one) => initiativeOfficers(state, one).map(({ figure: { id } }) => names.figure(id))),
  )
  const top = state.stack.at(-1)
  const sealedByOther =
    top?.frame === 'question' && top.question.kind === 'sealedNumber' && top.question.answers[other] !== undefined
  const heading = attempt.initiator === side ? t('bid.heading') : t('bid.defend', { name: names.figure(officer) })
  return (
    <Dock
      side={side}
      className={css.bid}
      about={[officer]}
      leads={0}
      title={
        <>
          <Whose /> {heading}
        </>
      }
      note={
        <>
          {t('bid.lead', { side: names.side(holderOf(attempt)) })} <RuleChip rule="INIT-07" />
        </>
      }
      aside={<Steps at="bid" />}
      data-prompt="bid"
      data-planned={planned || undefined}
    >
      <div className={css.body}>
        <BidSide side={side} name={t('bid.you')} sums={attempt.own} bid={bid} bidWord={t('bid.yourBid')}>
          <div className={css.hand}>
            <p className={css.tokens} aria-hidden="true">
              {Array.from({ length: Math.min(most, 12) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
                <span key={i} className={i < bid ? css.in : undefined}>
                  <Token side={side} />
                </span>
              ))}
            </p>
            <div className="row apart g4">
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
              <output className={css.count} data-bid={bid}>
                {t('bid.tokens', { n: bid })}
              </output>
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
          <p className="muted t12 centre">
            {t(sealedByOther ? 'bid.sealed' : 'bid.unsealed', { count: state.sides[other].tokens })}
          </p>
        </BidSide>
      </div>
      <footer className={`row g10 line-above t13 ${css.foot}`}>
        <p className="fill">
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
    </Dock>
  )
}

/** Sealed, and the other side has not: whom one waits for, and with what. */
export function BidWaiting({ side, value }: { side: SideId; value: number | undefined }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const waits = t('bid.waiting', { n: value ?? 0, side: names.side(opponentOf(side)) })
  return (
    <Dock
      side={side}
      className={css.bid}
      title={t('bid.heading')}
      note={<span role="status">{waits}</span>}
      aside={<Steps at="bid" />}
      data-bid-waiting
    />
  )
}

const LEFT = 34
const RIGHT = 330
const TOP = 10
const BOTTOM = 168
const LINES = 6
/** More of the other's bids stand in two columns. */
const ONE_COLUMN = 7

/** The higher the bid of the other, the finer its line is dashed. */
const DASHES = [undefined, 'near', 'far', 'far', 'farthest', 'farthest'] as const

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
    <figure className={css.chart}>
      <figcaption className="cap">{t(mine ? 'bid.chart' : 'bid.chartDefend')}</figcaption>
      <div className={css.odds}>
        <svg viewBox="0 0 340 200" aria-hidden="true" style={{ '--own': `var(--${side})` } as CSSProperties}>
          {[0, 0.25, 0.5, 0.75, 1].map((value) => (
            <g key={value}>
              <path className={css.grid} d={`M${LEFT} ${y(value)}H${RIGHT}`} />
              <text x={LEFT - 6} y={y(value) + 3.5} textAnchor="end">
                {Math.round(value * 100)}
              </text>
            </g>
          ))}
          <rect className={css.column} x={x(bid) - 13} y={TOP - 6} width="26" height={BOTTOM - TOP + 10} rx="5" />
          <path className={css.band} d={`${line(0)}${back}Z`} />
          {drawn(other.most).map((his, i) => (
            <path key={his} className={clsx(css.line, i > 0 && css[DASHES[Math.min(i, 5)] ?? 'near'])} d={line(his)} />
          ))}
          {drawn(other.most).map((his) => (
            <circle key={his} className={css.dot} cx={x(bid)} cy={y(chance(bid, his))} r="4" />
          ))}
          {upTo(own.most)
            .filter((n) => own.most < 13 || n % 2 === 0 || n === bid)
            .map((n) => (
              <text key={n} x={x(n)} y={BOTTOM + 16} textAnchor="middle" className={n === bid ? css.now : undefined}>
                {n}
              </text>
            ))}
          <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 30} textAnchor="middle">
            {t('bid.ownAxis')}
          </text>
        </svg>
        <div className="t13">
          <b>{t('bid.ifBids', { side: theirs })}</b>
          <ul
            className={other.most > ONE_COLUMN ? css.many : undefined}
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
      <p className="muted t12">{t('bid.chartNote', { side: theirs })}</p>
    </figure>
  )
}

interface RaisePanelProps {
  readonly question: QuestionOf<'raise'>
  readonly side: SideId
  readonly seat: SeatId
}

/** INIT-06: both bids are open; every raise has its price and its chance. */
export function RaisePanel({ question: { bids, since }, side, seat }: RaisePanelProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const officer = initiatorOf(state)
  const attempt = useMemo(() => officer && attemptOf(state, side, officer), [state, side, officer])
  const { tokens } = state.sides[side]
  const raise = useCallback(
    (by: number): void => void send(by === 0 ? { verb: 'pass', seat } : { verb: 'raise', seat, tokens: by }),
    [seat],
  )
  useDockKeys(
    useCallback(
      (key) => {
        const by = key === 'P' ? 0 : Number(key)
        if (!Number.isInteger(by) || by > tokens || key === ' ') return false
        raise(by)
        return true
      },
      [raise, tokens],
    ),
  )
  if (!attempt || !officer) return undefined
  const other = opponentOf(side)
  const sideOf = (one: SideId): ReactElement => {
    const own = one === side
    return (
      <BidSide
        side={one}
        name={own ? t('bid.you') : names.side(one)}
        sums={own ? attempt.own : attempt.other}
        bid={bids[one]}
        bidWord={t(own ? 'bid.yourBid' : 'bid.theirBid')}
      >
        <Envelope open>
          <span className="row g0" aria-hidden="true">
            {Array.from({ length: Math.min(bids[one], 8) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
              <Token key={i} side={one} />
            ))}
          </span>
          <span className="sr">{t('bid.bidOf', { n: bids[one] })}</span>
        </Envelope>
        <p className="muted t12 centre">{t('bid.left', { n: state.sides[one].tokens })}</p>
      </BidSide>
    )
  }
  return (
    <Dock
      side={side}
      className={css.bid}
      about={[officer]}
      leads={since}
      title={
        <>
          <Whose /> {t('bid.raiseHeading')}
        </>
      }
      note={
        <>
          {t('bid.raiseNote')} <RuleChip rule="INIT-06" />
        </>
      }
      aside={<Steps at="raise" />}
      data-prompt="raise"
    >
      <div className={css.body}>
        {sideOf(side)}
        <div className={`stack g4 centre ${css.raises}`}>
          <h3 className="cap">{t('bid.ifPasses', { side: names.side(other) })}</h3>
          <Options
            by="data-raise"
            cards
            columns={104}
            options={Array.from({ length: tokens + 1 }, (_, by) => ({
              id: by,
              name: by === 0 ? t('bid.pass') : t('bid.raise', { n: by }),
              note: (
                <>
                  <b className={css.big}>{percent(attempt.chance(by, 0))}</b> {t('bid.keeps', { n: tokens - by })}
                  <ChanceBar side={side} chance={attempt.chance(by, 0)} />
                </>
              ),
              ...(by < 10 && { hotkey: by === 0 ? 'P' : String(by) }),
              onChoose: () => raise(by),
            }))}
          />
          {state.sides[other].tokens > 0 && tokens > 0 && (
            <p className="muted t12">
              {t('bid.ifMatched', { side: names.side(other), percent: percent(attempt.chance(0, 0)) })}
            </p>
          )}
        </div>
        {sideOf(other)}
      </div>
    </Dock>
  )
}

interface BidSideProps {
  readonly side: SideId
  readonly name: string
  readonly sums: Pick<InitiativeSide, 'dice' | 'items'>
  /** Unknown until the reveal. */
  readonly bid: number | undefined
  readonly bidWord: string
  /** What the dice showed, once they are rolled. */
  readonly rolled?: { readonly dice: readonly number[]; readonly total: number }
  readonly children?: ReactNode
}

/** INIT-04, INIT-05: what one side adds to its die, line by line. */
export function BidSide({ side, name, sums, bid, bidWord, rolled, children }: BidSideProps): ReactElement {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const worth = (bid ?? 0) * (state.rules.company?.initiativeBidBonus ?? 1)
  const officers = sums.items.flatMap((item) => ('figure' in item ? [item] : []))
  const sum = officers.reduce((all, { value }) => all + value, worth)
  return (
    <section className={css.side} data-bid-side={side}>
      <h3>
        <SideMark side={side} /> {name}
      </h3>
      <dl>
        {officers.map(({ figure, value }) => (
          <div key={figure}>
            <dt>{names.figure(figure)}</dt>
            <dd>+{value}</dd>
          </div>
        ))}
        {officers.length === 0 && (
          <div className="muted">
            <dt>{t('bid.officers')}</dt>
            <dd>+0</dd>
          </div>
        )}
        <div>
          <dt>{bidWord}</dt>
          <dd>{bid === undefined ? '?' : `+${worth}`}</dd>
        </div>
        <div>
          <dt>{t('bid.die', { count: sums.dice })}</dt>
          <dd>{rolled ? rolled.dice.join(', ') : '?'}</dd>
        </div>
        <div className={css.total}>
          <dt>{t('bid.total')}</dt>
          <dd>{rolled ? rolled.total : bid === undefined ? t('bid.sumUnknown', { sum }) : t('bid.sum', { sum })}</dd>
        </div>
      </dl>
      {children}
    </section>
  )
}

/** A bid in its envelope: closed until the reveal, then with its tokens. */
function Envelope({ open, children }: { open: boolean; children?: ReactNode }): ReactElement {
  return (
    <div className={css.envelope}>
      <svg viewBox="0 0 120 72" aria-hidden="true">
        {open && <path className={css.flap} d="M6 26 60 3l54 23v4H6Z" />}
        <path className={css.paper} d="M6 26H114V70H6Z" />
        {!open && (
          <>
            <path className={css.fold} d="M6 70 50 42M114 70 70 42" />
            <path className={css.flap} d="M6 26 60 54l54-28Z" />
            <circle className={css.seal} cx="60" cy="50" r="10" />
          </>
        )}
      </svg>
      {open && <span className={css.tokensIn}>{children}</span>}
    </div>
  )
}

const STEPS = ['bid', 'reveal', 'raise', 'roll'] as const
type Step = (typeof STEPS)[number]

/** INIT-06: where an attempt stands; raises are of one sheet only. */
function Steps({ at }: { at: Step }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const all = STEPS.filter((step) => step !== 'raise' || state.rules.company?.initiativeRaises)
  const now = all.indexOf(at)
  return (
    <ol className={css.steps}>
      {all.map((step, i) => (
        <li
          key={step}
          className={i < now ? css.done : i === now ? css.current : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {t(`bid.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
