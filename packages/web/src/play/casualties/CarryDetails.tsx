import { type CarryWay, carryPlan, type FigureId, loadOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { redraft } from '../../input/active.ts'
import { evacuable } from '../../interactions/care.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { WayDetails } from '../plan/WayDetails.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { safetyPoint } from './carrying.ts'
import { EvacuableList, SavesWorth } from './Evacuable.tsx'

/** EVAC-05 … EVAC-10: who carries how fast, where it is safe, what it saves and what waits on the way. */
export function CarryDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const patient = usePart('patient')
  const { figure } = prospect
  const alive = evacuable(state, figure)
  const plan = patient ? carryPlan(state, patient) : undefined
  return (
    <div className="plan-details">
      {!loadOf(state, figure) && alive.length > 1 && (
        <EvacuableList those={alive} onChoose={(id) => redraft({ patient: id, helper: undefined })} />
      )}
      {!patient && <p className="muted">{t('care.chooseCasualty')}</p>}
      {patient && plan && (
        <>
          <p>
            {t(`care.to.${plan.to}`, { name: names.figure(patient) })} <RuleChip rule="EVAC-10" />
          </p>
          <Ways patient={patient} ways={plan.ways} far={plan.distance} carries={loadOf(state, figure) !== undefined} />
          <button
            type="button"
            className="btn"
            data-homewards
            onClick={() => redraft({ goal: safetyPoint(state, patient, plan), target: undefined, fixed: true })}
          >
            <PlayIcon name="way" /> {t(`care.towards.${plan.to}`)}
          </button>
          <SavesWorth patient={patient} />
          <p className="muted">
            {t('care.carryEnds')} <RuleChip rule="EVAC-07" />
          </p>
        </>
      )}
      <WayDetails prospect={prospect} />
    </div>
  )
}

interface WaysProps {
  readonly patient: FigureId
  readonly ways: readonly CarryWay[]
  readonly far: number
  readonly carries: boolean
}

/** One way, each with its own scale: u for an AT, AT in all, the turn of arrival. */
function Ways({ ways, far, carries }: WaysProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { measure } = useNumbers()
  const helper = usePart('helper')
  const shown = ways.filter(({ how }) => (carries ? how === 'stretcher' : how !== 'stretcher'))
  return (
    <table className="carry-ways">
      <thead>
        <tr>
          <th scope="col">{t('care.with')}</th>
          <th scope="col">{t('care.perToken')}</th>
          <th scope="col">{t('care.tokens')}</th>
          <th scope="col">{t('care.arrives')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((way) => {
          const chosen = way.how === 'stretcher' || (way.how === 'alone' && !helper) || way.with === helper
          const name = way.with ? names.figure(way.with) : ''
          return (
            <tr key={`${way.how} ${way.with ?? ''}`} className={chosen ? 'up' : ''} data-way={way.how}>
              <th scope="row">
                {way.how === 'vehicle' ? (
                  t('care.way.vehicle', { name })
                ) : (
                  <button
                    type="button"
                    className="chip"
                    aria-pressed={chosen}
                    onClick={() => redraft({ helper: way.how === 'helper' ? way.with : undefined })}
                  >
                    {t(`care.way.${way.how}`, { name })}
                  </button>
                )}
              </th>
              <td>{measure(way.perToken)}</td>
              <td>{way.perToken > 0 ? Math.ceil(far / (way.perToken * 1000)) : '–'}</td>
              <td>{Number.isFinite(way.turns) ? t('turn', { n: state.turn.number + 2 * (way.turns - 1) }) : '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
