import { isMedic, loadOf, vehiclesOf } from '@tactic48/rules'
import { CarryDetails } from '../care/CarryDetails.tsx'
import { carryStride, onlyCasualty } from '../care/carrying.ts'
import { PickUpDetails } from '../care/PickUpDetails.tsx'
import { TreatDetails } from '../care/TreatDetails.tsx'
import { type EntriesOf, forThoseWith } from './verb.ts'

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
    key: 'i',
    belongs: (state, figure) =>
      vehiclesOf(state, figure.side).length > 0 && (isMedic(state, figure) || loadOf(state, figure) !== undefined),
    pointing: 'thing',
    asks: 'thing',
    command: ({ by, intent: { patient: casualty, vehicle } }) =>
      casualty && vehicle && { verb: 'loadCasualty', ...by, casualty, vehicle },
  },
}
