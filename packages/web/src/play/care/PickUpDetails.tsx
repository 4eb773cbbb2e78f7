import { check, isRefusal } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import type { Draft } from '../verbs/verb.ts'

/** EVAC-08, HOUSE-14: whom the two bearers can lift, and why not the others. */
export function PickUpDetails({ draft: { figure } }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const why = useWhy(state)
  const patient = useTable((table) => table.patient)
  const change = useTable((table) => table.change)
  const alive = state.figures.filter(
    ({ side, place }) => side === figure.side && place.at === 'gone' && place.casualty === 'evacuable',
  )
  return (
    <div className="plan-details">
      <ul className="patients">
        {alive.map(({ id }) => {
          const judged = seat && check(state, { verb: 'pickUp', seat, figure: figure.id, casualty: id })
          const refusal = judged && isRefusal(judged) ? judged : undefined
          return (
            <li key={id}>
              <button
                type="button"
                className={`target${refusal ? ' no' : ''}`}
                data-patient={id}
                aria-pressed={id === patient}
                aria-disabled={refusal ? true : undefined}
                onClick={() => !refusal && change({ patient: id, fixed: true })}
              >
                <b>{names.figure(id)}</b>
                {refusal && <small>{why(refusal)}</small>}
              </button>
              {refusal && <RuleChip rule={refusal.rule} />}
            </li>
          )
        })}
      </ul>
      <p className="muted">
        {t('care.bearers')} <RuleChip rule="HOUSE-14" />
      </p>
    </div>
  )
}
