import type { InitiativeSide, SideId } from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../../ui/SideMark.tsx'
import { usePlay } from '../playContext.ts'

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
    <section className={`bid-side ${side}`} data-bid-side={side}>
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
        <div className="bid-total">
          <dt>{t('bid.total')}</dt>
          <dd>{rolled ? rolled.total : bid === undefined ? t('bid.sumUnknown', { sum }) : t('bid.sum', { sum })}</dd>
        </div>
      </dl>
      {children}
    </section>
  )
}

/** A bid in its envelope: closed until the reveal, then with its tokens. */
export function Envelope({ open, children }: { open: boolean; children?: ReactNode }): ReactElement {
  return (
    <div className="envelope">
      <svg viewBox="0 0 120 72" aria-hidden="true">
        {open && <path className="envelope-flap" d="M6 26 60 3l54 23v4H6Z" />}
        <path className="envelope-paper" d="M6 26H114V70H6Z" />
        {!open && (
          <>
            <path className="envelope-fold" d="M6 70 50 42M114 70 70 42" />
            <path className="envelope-flap" d="M6 26 60 54l54-28Z" />
            <circle className="envelope-seal" cx="60" cy="50" r="10" />
          </>
        )}
      </svg>
      {open && <span className="envelope-tokens">{children}</span>}
    </div>
  )
}

const STEPS = ['bid', 'reveal', 'raise', 'roll'] as const
type Step = (typeof STEPS)[number]

/** INIT-06: where an attempt stands; raises are of one sheet only. */
export function Steps({ at }: { at: Step }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const all = STEPS.filter((step) => step !== 'raise' || state.rules.company?.initiativeRaises)
  const now = all.indexOf(at)
  return (
    <ol className="bid-steps">
      {all.map((step, i) => (
        <li
          key={step}
          className={i < now ? 'done' : i === now ? 'now' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {t(`bid.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
