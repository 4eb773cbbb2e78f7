import {
  type Figure,
  faceOf,
  loadedIn,
  occupantsOf,
  rideOf,
  type VehicleId,
  vehicleCardOf,
  vehicleOf,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { endOf } from '../way.ts'

/** HOUSE-03: the same way on wheels and on foot, and who goes along. */
export function RideLine({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const { figure } = prospect
  const ride = rideOf(state, figure)
  if (prospect.blind) return undefined
  if (!ride) return <BesideAtEnd prospect={prospect} />
  const foot = (faceOf(state, figure).move ?? 0) * 1000
  const along = [...occupantsOf(state, ride.id), ...loadedIn(state, ride.id)].filter(({ id }) => id !== figure.id)
  return (
    <>
      {foot > 0 && (
        <p data-ride>
          {t('thing.paceAlong', {
            name: names.vehicle(ride.id),
            ride: prospect.stride / 1000,
            foot: t('at', { count: Math.max(1, Math.ceil(prospect.length / foot)) }),
          })}{' '}
          <RuleChip rule="HOUSE-03" />
        </p>
      )}
      {along.length > 0 && (
        <p className="muted">
          {t('thing.goAlong', { names: list(along.map(({ id }) => names.figure(id))) })} <RuleChip rule="HOUSE-03" />
        </p>
      )}
    </>
  )
}

/** MOUNT-02: what a motorbike costs more under somebody who was never taught to ride one. */
export function Untrained({ figure, vehicle }: { figure: Figure; vehicle: VehicleId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const ride = vehicleOf(state, vehicle)
  const { company } = state.rules
  if (!ride || !company?.mountsDefined || faceOf(state, figure).biker) return undefined
  const extra = vehicleCardOf(state, ride).kind === 'motorbike' ? company.motorbikeUntrainedExtra : 0
  if (extra === 0) return undefined
  return (
    <p data-untrained={extra}>
      <PlayIcon name="warn" /> {t('thing.untrained', { count: extra })} <RuleChip rule="MOUNT-02" />
    </p>
  )
}

/** HOUSE-03, HOUSE-21: who ends beside a vehicle can get on, at a weapon without crew he can man it. */
function BesideAtEnd({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const end = endOf(state, prospect)
  if (end?.kind === 'ride') {
    const { id } = end.vehicle
    return (
      <p data-beside={id}>
        {t('plan.contact', { name: names.vehicle(id) })} <RuleChip rule="HOUSE-03" />
      </p>
    )
  }
  if (end?.kind !== 'weapon') return undefined
  const { weapon } = end.left
  return (
    <p data-mans={weapon}>
      {t('thing.left.touch', { weapon: names.weapon(weapon) })} <RuleChip rule="HOUSE-21" />
    </p>
  )
}
