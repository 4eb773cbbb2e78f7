import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useSettings } from '../../app/settings.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Tip } from '../dock/Tip.tsx'
import { usePlay } from '../playContext.ts'
import { useVerb } from '../tableStore.ts'
import { newChance } from './chances.ts'

/** The first time that something new is possible it is said, once in this browser; what to do with it is not. */
export function FeatureTips(): ReactElement | undefined {
  const { t } = useTranslation('hint')
  const play = useDeferredValue(usePlay())
  const known = useSettings((settings) => settings.noticed)
  const planning = useVerb() !== undefined
  const { state, seat, side, question, names } = play
  const acts = question?.kind === 'action'
  const chance = useMemo(
    () => (acts && seat && side ? newChance(state, seat, side, known) : undefined),
    [acts, state, seat, side, known],
  )
  if (!chance || planning) return undefined
  return (
    <Tip
      label={t('first.heading')}
      done={t('first.done')}
      onDone={() => saveSetting('noticed', [...known, chance.name])}
      data-chance={chance.name}
    >
      <b>{t('first.heading')}</b> {t(`first.${chance.name}`, { name: names.figure(chance.figure) })}{' '}
      <RuleChip rule={chance.rule} />
    </Tip>
  )
}
