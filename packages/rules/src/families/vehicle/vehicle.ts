import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { isInside } from '../../query/area.ts'
import { friendsOf, isOnTable, knownFigure, seatOf } from '../../query/figures.ts'
import { isMount, loadedIn, occupantsOf, rideOf, vehicleCardOf, vehiclesOf } from '../../query/vehicles.ts'
import type { EventOf } from '../../state/event.ts'
import type { FigureId, VehicleId } from '../../state/ids.ts'
import { strike } from '../armour/penetration.ts'
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

/** HOUSE-03: a blast hits a vehicle once; one without armour is beaten by any. */
function shake(flow: Flow, { at, radius, inside }: EventOf<'grenadeBurst'>): void {
  if (inside !== undefined) return
  for (const vehicle of flow.state.vehicles) {
    const { kind, armour } = vehicleCardOf(flow.state, vehicle)
    if (isMount(kind) || armour !== undefined) continue
    const disc = { ...vehicle.position, r: vehicle.radius }
    if (isInside(flow.state.rules, { at, radius }, disc)) strike(flow, { vehicle: vehicle.id }, 1, 0)
  }
}

/** HOUSE-02: casualties on board are lost with it. */
function loseLoad(flow: Flow, vehicle: VehicleId): void {
  for (const { id } of loadedIn(flow.state, vehicle)) flow.emit({ type: 'eliminated', figure: id, rule: 'HOUSE-02' })
}

/** Mounts and vehicles — MOUNT-01 … MOUNT-04, HOUSE-03, HOUSE-13. */
export const vehicles: Family = {
  name: 'vehicle',
  verbs: { mount, dismount },
  reactions: {
    wounded(flow, { figure }) {
      if (flow.state.vehicles.length > 0) unhorse(flow, figure)
    },
    grenadeBurst(flow, event) {
      if (flow.state.vehicles.length > 0) shake(flow, event)
    },
    armourPenetrated(flow, { target, destroyed }) {
      if (destroyed && 'vehicle' in target) loseLoad(flow, target.vehicle)
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || state.vehicles.length === 0) return
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
