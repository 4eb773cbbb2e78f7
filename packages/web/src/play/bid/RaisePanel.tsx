import { opponentOf, type QuestionOf, type SeatId, type SideId } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { useSpots, useUncovered } from '../onScreen.ts'
import { Token } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { attemptOf, initiatorOf } from './attempt.ts'
import { BidSide, Envelope, Steps } from './BidSide.tsx'

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
  const paper = useRef<HTMLElement>(null)
  const officer = initiatorOf(state)
  const attempt = useMemo(() => officer && attemptOf(state, side, officer), [state, side, officer])
  const { tokens } = state.sides[side]
  useLayoutEffect(() => {
    if (since >= 0) paper.current?.focus({ preventScroll: true })
  }, [since])
  useUncovered(paper, useSpots(officer ? [officer] : []))
  const raise = useCallback(
    (by: number): void => {
      if (by === 0) void send({ verb: 'pass', seat })
      else void send({ verb: 'raise', seat, tokens: by })
    },
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
  if (!attempt) return undefined
  const other = opponentOf(side)
  const choices = Array.from({ length: tokens + 1 }, (_, by) => by)
  return (
    <section ref={paper} className={`dock bid ${side}`} tabIndex={-1} aria-labelledby="raise-title" data-prompt="raise">
      <header className="dock-head">
        <div>
          <h2 id="raise-title">
            <Whose /> {t('bid.raiseHeading')}
          </h2>
          <p className="muted">
            {t('bid.raiseNote')} <RuleChip rule="INIT-06" />
          </p>
        </div>
        <Steps at="raise" />
      </header>
      <div className="bid-body raise">
        <BidSide side={side} name={t('bid.you')} sums={attempt.own} bid={bids[side]} bidWord={t('bid.yourBid')}>
          <Opened side={side} bid={bids[side]} />
          <p className="muted">{t('bid.left', { n: tokens })}</p>
        </BidSide>
        <div className="raise-choices">
          <h3 className="cap">{t('bid.ifPasses', { side: names.side(other) })}</h3>
          <div className="choices">
            {choices.map((by) => (
              <button key={by} type="button" className="choice" data-raise={by} onClick={() => raise(by)}>
                <span className="choice-top">
                  <b>{by === 0 ? t('bid.pass') : t('bid.raise', { n: by })}</b>
                  {by === 0 ? <Key of="P" /> : by < 10 && <Key of={String(by)} />}
                </span>
                <span className="choice-big">{percent(attempt.chance(by, 0))}</span>
                <span className="choice-note">{t('bid.keeps', { n: tokens - by })}</span>
                <span
                  className={`gain-bar ${side}`}
                  aria-hidden="true"
                  style={{ '--chance': attempt.chance(by, 0) } as CSSProperties}
                >
                  <i />
                </span>
              </button>
            ))}
          </div>
          {state.sides[other].tokens > 0 && tokens > 0 && (
            <p className="muted">
              {t('bid.ifMatched', { side: names.side(other), percent: percent(attempt.chance(0, 0)) })}
            </p>
          )}
        </div>
        <BidSide
          side={other}
          name={names.side(other)}
          sums={attempt.other}
          bid={bids[other]}
          bidWord={t('bid.theirBid')}
        >
          <Opened side={other} bid={bids[other]} />
          <p className="muted">{t('bid.left', { n: state.sides[other].tokens })}</p>
        </BidSide>
      </div>
    </section>
  )
}

function Opened({ side, bid }: { side: SideId; bid: number }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <Envelope open>
      <span className="envelope-row" aria-hidden="true">
        {Array.from({ length: Math.min(bid, 8) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <Token key={i} side={side} />
        ))}
      </span>
      <span className="sr">{t('bid.bidOf', { n: bid })}</span>
    </Envelope>
  )
}
