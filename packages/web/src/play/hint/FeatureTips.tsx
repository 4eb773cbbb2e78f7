import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { saveSetting, useSettings } from '../settings.ts'
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
    <aside className="first-words" aria-label={t('first.heading')} data-chance={chance.name}>
      <p>
        <b>{t('first.heading')}</b> {t(`first.${chance.name}`, { name: names.figure(chance.figure) })}{' '}
        <RuleChip rule={chance.rule} />
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => saveSetting('noticed', [...known, chance.name])}
        data-noticed
      >
        {t('first.done')}
      </button>
    </aside>
  )
}
