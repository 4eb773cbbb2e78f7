import { type FigureId, initiativeOfficers, opponentOf, type SeatId, SIDES, type SideId } from '@tactic48/rules'
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { useSpots, useUncovered } from '../onScreen.ts'
import { Token } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { usePart } from '../tableStore.ts'
import { usePromised } from '../reactions/promised.ts'
import { attemptOf, holderOf } from './attempt.ts'
import { BidChart } from './BidChart.tsx'
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
