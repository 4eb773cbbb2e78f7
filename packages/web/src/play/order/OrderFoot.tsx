import type { OrderPreview } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from '../playContext.ts'
import { Price } from '../Tokens.tsx'
import { useTable } from '../tableStore.ts'
import { isPlain } from './choices.ts'
import { useForesight } from './foresight.ts'
import { commitOrder } from './orderCommands.ts'
import type { Ordering } from './ordering.ts'
import { mayForesee } from './useOrdering.ts'

export const orderPrice = ({ tokens: { order, halts, riders } }: OrderPreview): number => order + halts + riders

/** What it costs in all; one step back, or give it. */
export function OrderFoot({ ordering }: { ordering: Ordering }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const preview = useForesight((foresight) => foresight.preview)
  const choices = useTable((table) => table.choices)
  const { officer, given, order } = ordering
  const shown = order && mayForesee(ordering, state.rules.premeasure) ? preview : undefined
  const tokens = shown ? orderPrice(shown) : given ? 0 : (state.rules.company?.orderCost ?? 1)
  const { halts = 0, riders = 0 } = shown?.tokens ?? {}
  const blind = !given && !state.rules.premeasure
  const ready = blind ? order !== undefined : shown !== undefined && !shown.refusal
  return (
    <div className="order-foot">
      {tokens > 0 && (
        <p className="order-price">
          <span>
            {[
              ...(given ? [] : [t('order.price', { order: shown?.tokens.order ?? tokens })]),
              ...(halts > 0 ? [t('order.priceHalts', { halts })] : []),
              ...(riders > 0 ? [t('order.priceRiders', { riders })] : []),
            ].join(', ')}
          </span>
          <Price tokens={Math.min(tokens, 8)} side={officer.side} />
          <b>{t('order.pool', { price: tokens, pool: state.sides[officer.side].tokens })}</b>
        </p>
      )}
      <div className="plan-foot">
        {(!given || !isPlain(choices)) && (
          <button type="button" className="btn" onClick={() => useTable.getState().back()}>
            {t('act.cancel')} <kbd>Esc</kbd>
          </button>
        )}
        <button type="button" className="btn final" data-commit disabled={!ready} onClick={commitOrder}>
          {t(given ? 'order.carryOut' : 'order.give')} <kbd>Enter</kbd>
        </button>
      </div>
    </div>
  )
}
