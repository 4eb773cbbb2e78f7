import { knownFigure } from '../../query/figures.ts'
import { occupantsOf } from '../../query/vehicles.ts'
import type { EvacuationEvent, VehicleEvent } from '../../state/companyEvent.ts'
import type { Place } from '../../state/figure.ts'
import type { FigureId, VehicleId } from '../../state/ids.ts'
import { type Appliers, type Draft, editCounters, editFigure, editSheet, editVehicle } from '../draft.ts'

const EVACUABLE: Place = { at: 'gone', casualty: 'evacuable' }
const EVACUATED: Place = { at: 'evacuated' }
const ON_TABLE: Place = { at: 'table' }

/** HOUSE-03: where the driver gets off, the next on board takes the wheel. */
export function leaveVehicle(draft: Draft, id: FigureId, vehicle: VehicleId): void {
  const left = draft.vehicles.find((one) => one.id === vehicle)
  if (left?.driver !== id) return
  editVehicle(draft, vehicle).driver = occupantsOf(draft, vehicle).find((one) => one.id !== id)?.id
}

export const applyEvacuation: Appliers<EvacuationEvent['type']> = {
  casualtyPickedUp(draft, event) {
    editFigure(draft, event.casualty).place = { at: 'carried', by: event.by }
    for (const id of event.by) editCounters(editFigure(draft, id)).lifted = true
  },
  casualtyPutDown(draft, event) {
    const casualty = editFigure(draft, event.casualty)
    casualty.place = EVACUABLE
    casualty.position = event.at
  },
  casualtyLoaded(draft, event) {
    const casualty = editFigure(draft, event.casualty)
    casualty.place = { at: 'carried', by: [], on: event.vehicle }
    casualty.position = draft.vehicles.find(({ id }) => id === event.vehicle)?.position ?? casualty.position
  },
  casualtyEvacuated(draft, event) {
    editFigure(draft, event.casualty).place = EVACUATED
  },
  restockBegun(draft, event) {
    editCounters(editFigure(draft, event.medic)).rests = true
  },
  kitsRefilled(draft, event) {
    editSheet(draft, knownFigure(draft, event.medic).sheet).kits += event.kits
  },
}

export const applyVehicles: Appliers<VehicleEvent['type']> = {
  mounted(draft, event) {
    const vehicle = editVehicle(draft, event.vehicle)
    const figure = editFigure(draft, event.figure)
    figure.place = { at: 'mounted', on: event.vehicle }
    figure.position = vehicle.position
    if (event.driver) vehicle.driver = event.figure
  },
  dismounted(draft, event) {
    leaveVehicle(draft, event.figure, event.vehicle)
    const figure = editFigure(draft, event.figure)
    figure.place = ON_TABLE
    figure.position = event.at
  },
}
