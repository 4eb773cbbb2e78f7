import {
  check,
  type Figure,
  type GameState,
  isMedic,
  isRefusal,
  loadOf,
  rideOf,
  seatOf,
  vehiclesOf,
} from '@tactic48/rules'
import { CarryDetails } from '../care/CarryDetails.tsx'
import { carryStride, onlyCasualty } from '../care/carrying.ts'
import { PickUpDetails } from '../care/PickUpDetails.tsx'
import { TreatDetails } from '../care/TreatDetails.tsx'
import type { Intent } from '../tableStore.ts'
import { ownVehicles } from '../things/candidates.ts'
import { LoadDetails } from '../things/LoadDetails.tsx'
import { type EntriesOf, forThoseWith } from './verb.ts'

/** EVAC-09: the first casualty and vehicle for which it may be done. */
function firstLoad(state: GameState, figure: Figure): Partial<Intent> {
  const seat = seatOf(state, figure.side)
  for (const { id: vehicle } of seat ? vehiclesOf(state, figure.side) : []) {
    for (const { id: casualty } of state.figures) {
      if (seat && !isRefusal(check(state, { verb: 'loadCasualty', seat, figure: figure.id, casualty, vehicle }))) {
        return { patient: casualty, vehicle, fixed: true }
      }
    }
  }
  return {}
}

/** The wounded and the fallen: MEDIC-02, EVAC-01, EVAC-05 … EVAC-09. */
export const CARE: EntriesOf<'firstAid' | 'checkCasualty' | 'carry' | 'pickUp' | 'loadCasualty'> = {
  firstAid: {
    icon: 'firstAid',
    key: 'l',
    belongs: forThoseWith('firstAid'),
    pointing: 'friend',
    asks: 'friend',
    command: ({ by, intent: { patient } }) => patient && { verb: 'firstAid', ...by, patient },
    Details: TreatDetails,
  },
  checkCasualty: {
    icon: 'check',
    key: 'q',
    belongs: forThoseWith('firstAid'),
    pointing: 'friend',
    asks: 'friend',
    command: ({ by, intent: { patient } }) => patient && { verb: 'checkCasualty', ...by, patient },
    Details: TreatDetails,
  },
  carry: {
    icon: 'stretcher',
    key: 'y',
    belongs: (state, figure) => isMedic(state, figure) || loadOf(state, figure) !== undefined,
    pointing: 'path',
    asks: 'destination',
    stride: carryStride,
    preset: (state, figure) => ({ patient: onlyCasualty(state, figure) }),
    Details: CarryDetails,
    command: ({ by, way, intent: { patient: casualty, helper } }) =>
      casualty && way && { verb: 'carry', ...by, casualty, path: way.path, ...(helper ? { helper } : {}) },
  },
  pickUp: {
    icon: 'stretcher',
    key: 'd',
    belongs: forThoseWith('stretcher'),
    pointing: 'friend',
    asks: 'friend',
    command: ({ by, intent: { patient: casualty } }) => casualty && { verb: 'pickUp', ...by, casualty },
    Details: PickUpDetails,
  },
  loadCasualty: {
    icon: 'vehicle',
    key: '8',
    belongs: (state, figure) =>
      vehiclesOf(state, figure.side).length > 0 &&
      (isMedic(state, figure) || loadOf(state, figure) !== undefined || rideOf(state, figure) !== undefined),
    pointing: 'thing',
    asks: 'thing',
    things: ownVehicles,
    preset: firstLoad,
    command: ({ by, intent: { patient: casualty, vehicle } }) =>
      casualty && vehicle && { verb: 'loadCasualty', ...by, casualty, vehicle },
    Details: LoadDetails,
  },
}
