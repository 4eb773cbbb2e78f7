import { radioOdds } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { AttemptLine } from './AttemptLine.tsx'

/** RADIO-01 … RADIO-05: the dice, what a failure costs, and what will break the contact. */
export function ContactDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const covers = state.rules.company?.radioAllowsTakeCover === true
  return (
    <div className="plan-details">
      <AttemptLine odds={radioOdds(state, figure)} rule="RADIO-02" />
      <p>
        {t('call.contact.again')} <RuleChip rule="RADIO-03" />
      </p>
      <p>
        {t(covers ? 'call.contact.breaksNotCover' : 'call.contact.breaks')} <RuleChip rule="RADIO-04" />
      </p>
      <p className="muted">
        {t('call.contact.who')} <RuleChip rule="RADIO-05" />
      </p>
    </div>
  )
}
