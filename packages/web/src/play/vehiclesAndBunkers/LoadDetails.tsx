import { casualtyRoom, loadedIn, vehicleCardOf, vehicleOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { evacuable } from '../../interactions/care.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { EvacuableList, SavesWorth } from '../casualties/CarryDetails.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { ThingChoices } from './ThingChoices.tsx'

/** EVAC-09: whom, into what, and how many more it takes. */
export function LoadDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const patient = usePart('patient')
  const alive = evacuable(state, figure)
  const chosen = alive.find(({ id }) => id === patient)
  return (
    <div className="plan-details">
      <p className="cap">{t('thing.whom')}</p>
      <EvacuableList those={alive} onChoose={(id) => redraft({ patient: id })} />
      <p className="cap">{t('thing.into')}</p>
      <ThingChoices
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
