import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { aidStationOf, safetyOf } from '../../query/aid.ts'
import { isEvacuable, isLoad, loadOf } from '../../query/carry.ts'
import { baseOf, faceOf, friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { loadedIn, vehicleOf, vehiclesOf } from '../../query/vehicles.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import { carry } from './carry.ts'
import { drop, loadCasualty, pickUp, putDown } from './stretcher.ts'

/** EVAC-10: base contact suffices, that of the vehicle for those in it. */
function evacuate(flow: Flow, id: FigureId): void {
  const { state } = flow
  const casualty = knownFigure(state, id)
  if (!isLoad(casualty)) return
  const { place, position } = casualty
  const ride = place.at === 'carried' && place.on !== undefined ? vehicleOf(state, place.on) : undefined
  const base = ride ? { ...position, r: ride.radius } : baseOf(state, casualty)
  const where = safetyOf(state, casualty.side, base)
  if (!where) return
  const station = where === 'aidStation' ? aidStationOf(state, casualty.side) : undefined
  flow.emit({ type: 'casualtyEvacuated', casualty: id, where, ...(station && { element: station.id }) })
}

/** EVAC-10: everybody whom this move has brought along. */
function arrive(flow: Flow, mover: FigureId, along: readonly { readonly figure: FigureId }[] | undefined): void {
  if (!flow.state.rules.company) return
  if (along) for (const { figure } of along) evacuate(flow, figure)
  const { place } = knownFigure(flow.state, mover)
  if (place.at === 'mounted') for (const { id } of loadedIn(flow.state, place.on)) evacuate(flow, id)
}

/** EVAC-08: a stretcher needs both. */
function letFall(flow: Flow, bearer: FigureId): void {
  if (!flow.state.rules.company) return
  const load = loadOf(flow.state, knownFigure(flow.state, bearer))
  if (load) drop(flow, load.id)
}

/** HOUSE-14: who is no bearer with the side of his card that is up lets go. */
function letGo(flow: Flow, bearer: FigureId): void {
  if (!faceOf(flow.state, knownFigure(flow.state, bearer)).stretcher) letFall(flow, bearer)
}

function* handling(state: GameState, figure: Figure, seat: NonNullable<ReturnType<typeof seatOf>>) {
  for (const { id } of state.figures.filter(isEvacuable)) {
    yield { verb: 'pickUp', seat, figure: figure.id, casualty: id } as const
    for (const vehicle of vehiclesOf(state, figure.side)) {
      yield { verb: 'loadCasualty', seat, figure: figure.id, casualty: id, vehicle: vehicle.id } as const
    }
  }
}

/** Evacuation — EVAC-05 … EVAC-10, HOUSE-14. */
export const evacuation: Family = {
  name: 'evacuation',
  verbs: { carry, pickUp, putDown, loadCasualty },
  reactions: {
    moved: (flow, { figure, along }) => arrive(flow, figure, along),
    casualtyChecked(flow, { casualty, alive }) {
      if (alive) evacuate(flow, casualty)
    },
    casualtyLoaded: (flow, { casualty }) => evacuate(flow, casualty),
    wounded: (flow, { figure }) => letGo(flow, figure),
    eliminated: (flow, { figure }) => letFall(flow, figure),
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    for (const { id, place } of state.figures) if (place.at === 'carried') yield { verb: 'putDown', seat, casualty: id }
    for (const figure of friendsOf(state, side)) yield* handling(state, figure, seat)
  },
}
