import { EPSILON } from '@tactic48/geometry'
import {
  baseRadius,
  carryPlan,
  check,
  type Figure,
  type FigureId,
  type GameState,
  isGone,
  isMedic,
  isOnTable,
  isRefusal,
  isWounded,
  loadOf,
  rideOf,
  seatOf,
  vehiclesOf,
} from '@tactic48/rules'
import { carryStride, onlyCasualty } from '../play/casualties/carrying.ts'
import { partOf } from './draft.ts'
import { forThoseWith, type Interactions } from './interaction.ts'
import { choice, friend, nearestRide, ownVehicle, route } from './slots.ts'

/** MEDIC-02, EVAC-01: the wounded, or the fallen, of his side. */
export const patientsOf = (
  state: GameState,
  { id: medic, side }: Figure,
  verb: 'firstAid' | 'checkCasualty',
): readonly Figure[] =>
  state.figures.filter((one) => {
    if (one.side !== side || one.id === medic) return false
    return verb === 'firstAid'
      ? isWounded(state, one) && one.place.at === 'table'
      : isGone(one) && one.place.at === 'gone'
  })

/** Casualties of a side who are alive and can be brought to safety. */
export const evacuable = ({ figures }: GameState, { side }: Figure): readonly Figure[] =>
  figures.filter((one) => one.side === side && one.place.at === 'gone' && one.place.casualty === 'evacuable')

type CareVerb = 'firstAid' | 'checkCasualty' | 'carry' | 'pickUp' | 'loadCasualty'

/** Whom an Action of care is for: the wounded, casualties not yet examined, or those found alive. */
function isFor(state: GameState, verb: CareVerb, one: Figure): boolean {
  if (verb === 'firstAid') return isOnTable(one) && isWounded(state, one)
  return one.place.at === 'gone' && one.place.casualty === (verb === 'checkCasualty' ? 'unchecked' : 'evacuable')
}

/** Whom he touches of those who need help, else the nearest, those whom the Action is for first; himself where nobody needs any. */
const nearestNeedy = (verb: CareVerb) => (state: GameState, medic: Figure) => {
  const away = ({ position }: Figure): number =>
    Math.hypot(position.x - medic.position.x, position.y - medic.position.y)
  const lies = ({ place }: Figure): boolean => place.at === 'gone' && place.casualty !== undefined
  const rank = (one: Figure): number =>
    (away(one) <= 2 * baseRadius(state.rules) + EPSILON ? 0 : 2) + (isFor(state, verb, one) ? 0 : 1)
  const [patient] = state.figures
    .filter((one) => one.side === medic.side && one.id !== medic.id)
    .filter((one) => lies(one) || (isOnTable(one) && isWounded(state, one)))
    .sort((a, b) => rank(a) - rank(b) || away(a) - away(b))
  return { patient: (patient ?? medic).id }
}

const ids = (figures: readonly Figure[]): readonly FigureId[] => figures.map(({ id }) => id)

/** Who lies there, or is carried. */
const casualty = friend('patient', (state, figure) => {
  const load = loadOf(state, figure)
  return load ? [load.id] : ids(evacuable(state, figure))
})

/** EVAC-09: the first casualty and vehicle for which it may be done. */
function firstLoad(state: GameState, figure: Figure) {
  const seat = seatOf(state, figure.side)
  for (const { id: vehicle } of seat ? vehiclesOf(state, figure.side) : []) {
    for (const { id: patient } of state.figures) {
      const command = { verb: 'loadCasualty', figure: figure.id, casualty: patient, vehicle } as const
      if (seat && !isRefusal(check(state, { ...command, seat }))) return { patient, vehicle, fixed: true }
    }
  }
  return {}
}

/** The wounded and the fallen: MEDIC-02, EVAC-01, EVAC-05 … EVAC-09. */
export const CARE: Interactions<CareVerb> = {
  firstAid: {
    icon: 'firstAid',
    key: 'l',
    belongs: forThoseWith('firstAid'),
    asks: 'friend',
    slots: [friend('patient', (state, figure) => ids(patientsOf(state, figure, 'firstAid')))],
    blank: { patient: undefined },
    meant: nearestNeedy('firstAid'),
    command: ({ patient }, { by }) => patient && { verb: 'firstAid', ...by, patient },
    fromCommand: ({ patient }) => ({ patient }),
  },
  checkCasualty: {
    icon: 'check',
    key: 'q',
    belongs: forThoseWith('firstAid'),
    asks: 'friend',
    slots: [friend('patient', (state, figure) => ids(patientsOf(state, figure, 'checkCasualty')))],
    blank: { patient: undefined },
    meant: nearestNeedy('checkCasualty'),
    command: ({ patient }, { by }) => patient && { verb: 'checkCasualty', ...by, patient },
    fromCommand: ({ patient }) => ({ patient }),
  },
  carry: {
    icon: 'stretcher',
    key: 'y',
    belongs: (state, figure) => isMedic(state, figure) || loadOf(state, figure) !== undefined,
    asks: 'destination',
    stride: carryStride,
    slots: [
      ...route(),
      { ...casualty, takes: 'choice' },
      choice('helper', (state, _, draft) => {
        const patient = partOf(draft, 'patient')
        const ways = patient ? (carryPlan(state, patient)?.ways ?? []) : []
        return [undefined, ...ways.flatMap((way) => (way.how === 'helper' && way.with ? [way.with] : []))]
      }),
    ],
    blank: {
      bends: [],
      goal: undefined,
      target: undefined,
      contact: undefined,
      patient: undefined,
      helper: undefined,
    },
    preset: (state, figure) => ({ patient: onlyCasualty(state, figure) }),
    meant: nearestNeedy('carry'),
    command: ({ patient, helper }, { by, way }) =>
      patient && way && { verb: 'carry', ...by, casualty: patient, path: way.path, ...(helper ? { helper } : {}) },
    fromCommand: ({ casualty: patient, helper, path }) => ({
      patient,
      helper,
      bends: path.slice(0, -1),
      goal: path.at(-1),
      contact: 'laid',
    }),
  },
  pickUp: {
    icon: 'stretcher',
    key: 'd',
    belongs: forThoseWith('stretcher'),
    asks: 'friend',
    slots: [casualty],
    blank: { patient: undefined },
    meant: nearestNeedy('pickUp'),
    command: ({ patient }, { by }) => patient && { verb: 'pickUp', ...by, casualty: patient },
    fromCommand: ({ casualty: patient }) => ({ patient }),
  },
  loadCasualty: {
    icon: 'vehicle',
    key: '8',
    belongs: (state, figure) =>
      vehiclesOf(state, figure.side).length > 0 &&
      (isMedic(state, figure) || loadOf(state, figure) !== undefined || rideOf(state, figure) !== undefined),
    asks: 'thing',
    slots: [ownVehicle, { ...casualty, takes: 'choice' }],
    blank: { patient: undefined, vehicle: undefined },
    preset: firstLoad,
    meant: (state, figure) => ({ ...nearestNeedy('loadCasualty')(state, figure), ...nearestRide(state, figure) }),
    command: ({ patient, vehicle }, { by }) =>
      patient && vehicle && { verb: 'loadCasualty', ...by, casualty: patient, vehicle },
    fromCommand: ({ casualty: patient, vehicle }) => ({ patient, vehicle }),
  },
}
