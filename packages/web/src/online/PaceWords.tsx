import type { Pace } from '@tactic48/protocol'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** How long players have, in a few words. */
export function PaceWords({ pace }: { pace: Pace }): ReactElement {
  const { t } = useTranslation('online')
  if (pace.kind === 'live') return <>{t('pace.live', { minutes: pace.minutes })}</>
  return <>{pace.kind === 'days' ? t('pace.days', { count: pace.days }) : t('pace.none')}</>
}
