import { casualtyRoom, loadedIn, vehicleCardOf, vehicleOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EvacuableList, SavesWorth, useEvacuable } from '../care/Evacuable.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import type { Draft } from '../verbs/verb.ts'
import { ownVehicles } from './candidates.ts'
import { ThingChoices } from './ThingChoices.tsx'

/** EVAC-09: whom, into what, and how many more it takes. */
export function LoadDetails({ draft: { figure } }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const patient = useTable((table) => table.patient)
  const change = useTable((table) => table.change)
  const alive = useEvacuable(figure)
  const chosen = alive.find(({ id }) => id === patient)
  return (
    <div className="plan-details">
      <p className="cap">{t('thing.whom')}</p>
      <EvacuableList those={alive} onChoose={(id) => change({ patient: id })} />
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
      {chosen && <SavesWorth patient={chosen.id} />}
    </div>
  )
}
