import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { friendsOf, isOnTable, knownFigure, seatOf } from '../../query/figures.ts'
import { isMount, loadedIn, occupantsOf, rideOf, vehicleCardOf, vehiclesOf } from '../../query/vehicles.ts'
import type { FigureId, VehicleId } from '../../state/ids.ts'
import { dismount, freeBeside, mount } from './mount.ts'

/** HOUSE-03: a wounded rider dismounts in place; beside the mount, if somebody else stays on it. */
function unhorse(flow: Flow, id: FigureId): void {
  const figure = knownFigure(flow.state, id)
  const ride = rideOf(flow.state, figure)
  if (!ride || !isOnTable(figure) || !isMount(vehicleCardOf(flow.state, ride).kind)) return
  const alone = occupantsOf(flow.state, ride.id).length === 1
  const at = alone ? ride.position : freeBeside(flow.state, figure, ride)
  if (at) flow.emit({ type: 'dismounted', figure: id, vehicle: ride.id, at, rule: 'HOUSE-03' })
}

/** HOUSE-02: casualties on board are lost with it. */
function loseLoad(flow: Flow, vehicle: VehicleId): void {
  for (const { id } of loadedIn(flow.state, vehicle)) {
    flow.emit({ type: 'eliminated', figure: id, rule: 'HOUSE-02', fallen: true })
  }
}

/** Mounts and vehicles — MOUNT-01 … MOUNT-04, HOUSE-03, HOUSE-13. */
export const vehicles: Family = {
  name: 'vehicle',
  verbs: { mount, dismount },
  reactions: {
    wounded: (flow, { figure }) => unhorse(flow, figure),
    armourPenetrated(flow, { target, destroyed }) {
      if (destroyed && 'vehicle' in target) loseLoad(flow, target.vehicle)
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    for (const figure of friendsOf(state, side)) {
      const ride = rideOf(state, figure)
      if (ride) {
        const toward = freeBeside(state, figure, ride)
        if (toward) yield { verb: 'dismount', seat, figure: figure.id, toward }
      } else {
        for (const { id } of vehiclesOf(state, side)) yield { verb: 'mount', seat, figure: figure.id, vehicle: id }
      }
    }
  },
}
