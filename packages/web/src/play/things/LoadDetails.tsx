import { casualtyRoom, loadedIn, vehicleCardOf, vehicleOf, worthOfFigure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import type { Draft } from '../verbs/verb.ts'
import { ownVehicles } from './candidates.ts'
import { ThingChoices } from './ThingChoices.tsx'

/** EVAC-09: whom, into what, and how many more it takes. */
export function LoadDetails({ draft: { figure } }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const patient = useTable((table) => table.patient)
  const change = useTable((table) => table.change)
  const alive = state.figures.filter(
    ({ side, place }) => side === figure.side && place.at === 'gone' && place.casualty === 'evacuable',
  )
  const chosen = alive.find(({ id }) => id === patient)
  return (
    <div className="plan-details">
      <p className="cap">{t('thing.whom')}</p>
      <ul className="patients">
        {alive.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="target"
              data-patient={id}
              aria-pressed={id === patient}
              onClick={() => change({ patient: id })}
            >
              <b>{names.figure(id)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="cap">{t('thing.into')}</p>
      <ThingChoices
        figure={figure}
        things={ownVehicles}
        command={(thing) =>
          seat && patient && 'vehicle' in thing
            ? { verb: 'loadCasualty', seat, figure: figure.id, casualty: patient, vehicle: thing.vehicle }
            : undefined
        }
        says={(thing) => {
          const vehicle = 'vehicle' in thing ? vehicleOf(state, thing.vehicle) : undefined
          if (!vehicle) return undefined
          const room = casualtyRoom(vehicleCardOf(state, vehicle))
          return t('thing.load', { used: loadedIn(state, vehicle.id).length, room })
        }}
      />
      {chosen && (
        <p className="carried-home">
          <PlayIcon name="check" />
          <span>
            {t('care.saves', { name: names.figure(chosen.id), ap: t('ap', { n: worthOfFigure(state, chosen) }) })}{' '}
            <RuleChip rule="EVAC-10" />
          </span>
        </p>
      )}
    </div>
  )
}
