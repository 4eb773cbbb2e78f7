import type { OrderPreview } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { stepBack } from '../../input/act.ts'
import { Key } from '../../input/Key.tsx'
import { commit } from '../commands.ts'
import { Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { isPlain, NO_CHOICES } from './choices.ts'
import type { OrderInHand } from './ordering.ts'
import { usePreview } from './useOrdering.ts'

export const orderPrice = ({ tokens: { order, halts, riders } }: OrderPreview): number => order + halts + riders

/** What it costs in all; one step back, or give it. */
export function OrderFoot({ ordering }: { ordering: OrderInHand }): ReactElement {
  const { state } = usePlay()
  const shown = usePreview(ordering)
  const { officer, given, pointed } = ordering
  const tokens = shown ? orderPrice(shown) : given ? 0 : (state.rules.company?.orderCost ?? 1)
  const { halts = 0, riders = 0, order = tokens } = shown?.tokens ?? {}
  const blind = !given && !state.rules.premeasure
  const ready = blind ? pointed : shown !== undefined && !shown.refusal
  return <Foot {...{ officer, given, tokens, order, halts, riders, ready }} />
}

interface FootProps extends Pick<OrderInHand, 'officer' | 'given'> {
  readonly tokens: number
  readonly order: number
  readonly halts: number
  readonly riders: number
  readonly ready: boolean
}

/** Written again only when one of its numbers changes. */
const Foot = memo(function Foot({ officer, given, tokens, order, halts, riders, ready }: FootProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  return (
    <div className="order-foot" data-part="order-foot">
      {tokens > 0 && (
        <p className="order-price">
          <span>
            {[
              ...(given ? [] : [t('order.price', { order })]),
              ...(halts > 0 ? [t('order.priceHalts', { halts })] : []),
              ...(riders > 0 ? [t('order.priceRiders', { riders })] : []),
            ].join(', ')}
          </span>
          <Price tokens={Math.min(tokens, 8)} side={officer.side} />
          <b>{t('order.pool', { price: tokens, pool: state.sides[officer.side].tokens })}</b>
        </p>
      )}
      <div className="plan-foot" data-part="plan-foot">
        {(!given || !isPlain(choices)) && (
          <button type="button" className="btn" onClick={() => stepBack()}>
            {t('act.cancel')} <Key of="Esc" />
          </button>
        )}
        <button type="button" className="btn final" data-commit disabled={!ready} onClick={commit}>
          {t(given ? 'order.carryOut' : 'order.give')} <Key of="Enter" />
        </button>
      </div>
    </div>
  )
})
