import { check, type FigureId, isRefusal, type Refusal } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { evacuable } from '../../interactions/care.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { EvacuableList } from './Evacuable.tsx'

/** EVAC-08, HOUSE-14: whom the two bearers can lift, and why not the others. */
export function PickUpDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const alive = evacuable(state, figure)
  const refusalOf = (casualty: FigureId): Refusal | undefined => {
    const judged = seat && check(state, { verb: 'pickUp', seat, figure: figure.id, casualty })
    return judged && isRefusal(judged) ? judged : undefined
  }
  return (
    <div className="plan-details">
      <EvacuableList those={alive} refusalOf={refusalOf} onChoose={(id) => redraft({ patient: id, fixed: true })} />
      <p className="muted">
        {t('care.bearers')} <RuleChip rule="HOUSE-14" />
      </p>
    </div>
  )
}
