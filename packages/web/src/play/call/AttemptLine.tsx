import type { AttemptOdds, CallOdds } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'

/** Dice, what one of them must show at least, and the chance; two sixes apart. */
export function AttemptLine({ odds, rule }: { odds: AttemptOdds | CallOdds; rule: string }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const value = (code: 'dice' | 'need'): number => odds.items.find((item) => item.code === code)?.value ?? 0
  const { success } = odds
  return (
    <>
      <p className="call-line">
        <span>
          {t('call.attempt', { dice: t('dice', { count: value('dice') }), need: t('needs', { n: value('need') }) })}{' '}
          <RuleChip rule={rule} />
        </span>
        <b className="call-chance" data-success={success}>
          {percent(success)}
        </b>
      </p>
      <span className="chance-bar" aria-hidden="true" style={{ '--chance': success } as CSSProperties}>
        <i />
      </span>
      {'atOnce' in odds && odds.atOnce > 0 && (
        <p className="muted">
          {t('call.double', { percent: percent(odds.atOnce) })} <RuleChip rule="CALL-07" />
        </p>
      )}
    </>
  )
}
