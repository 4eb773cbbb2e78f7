import { useTranslation } from 'react-i18next'
import type { WayEnd } from './endOf.ts'
import { usePlay } from './playContext.ts'
import { usePercent } from './usePercent.ts'

/** What a way ends in, in a few words. */
export function useEndWords(): (end: WayEnd) => string {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { names } = usePlay()
  const percent = usePercent()
  return (end) => {
    if (end.kind === 'charge') {
      return t('plan.ends.charge', { name: names.figure(end.figure.id), percent: percent(end.wins) })
    }
    if (end.kind === 'meet') return t('plan.ends.touch', { name: names.figure(end.figure.id) })
    if (end.kind === 'ride') return t('plan.ends.touch', { name: names.vehicle(end.vehicle.id) })
    if (end.kind === 'weapon') return t('plan.ends.touch', { name: names.weapon(end.left.weapon) })
    const name = names.element(end.element.id)
    if (end.kind === 'into') return t('plan.ends.into', { name, cover: common.t(`cover.${end.element.cover}`) })
    return t(`plan.ends.${end.kind}`, { name })
  }
}
