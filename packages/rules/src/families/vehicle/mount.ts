import { inContact, type Point, standsFree } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn, pointIn, vehicleIn } from '../../input/command.ts'
import { truth } from '../../input/raw.ts'
import type { ActionRule } from '../../kernel/family.ts'
import { payAction } from '../../kernel/pay.ts'
import { checkAble, checkActor, noneAllowed, plainDemand } from '../../query/actor.ts'
import { baseOf, baseRadius, faceOf, isOnTable, knownFigure } from '../../query/figures.ts'
import { DESTROYED } from '../../query/shelter.ts'
import { groundOf } from '../../query/sight.ts'
import {
  besideVehicle,
  isMount,
  occupantsOf,
  rideOf,
  vehicleCardOf,
  vehicleOf,
  vehiclesOf,
} from '../../query/vehicles.ts'
import { watchersOf } from '../../query/watch.ts'
import type { Figure } from '../../state/figure.ts'
import type { VehicleId } from '../../state/ids.ts'
import type { Vehicle } from '../../state/lasting.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { enterPlay, offerOnEntry } from '../opportunityFire/shot.ts'
import { suppressArrivals } from '../suppression/upkeep.ts'
import { perform } from '../turn/heldAction.ts'

/** HOUSE-03: 1 AT, a move for MOVE-03. */
const TO_MOUNT = plainDemand('mount', 1, undefined, 1)
const TO_DISMOUNT = plainDemand('dismount', 1, undefined, 1)

const discOf = ({ position, radius }: Vehicle) => ({ x: position.x, y: position.y, r: radius })

/** HOUSE-03, MOUNT-01 … MOUNT-03: may this man get on it? */
function checkMount(state: GameState, figure: Figure, id: VehicleId): Refusal | undefined {
  const vehicle = vehicleOf(state, id)
  if (vehicle?.side !== figure.side) return refuse('HOUSE-03', 'noSuchVehicle', { vehicle: id })
  if (vehicle.damage >= DESTROYED) return refuse('HOUSE-02', 'noSuchVehicle', { vehicle: id })
  const card = vehicleCardOf(state, vehicle)
  if (isMount(card.kind) && !companyOf(state.rules).mountsDefined) return refuse('MOUNT-01', 'noMounts')
  if (card.kind === 'horse' && !faceOf(state, figure).rider)
    return refuse('MOUNT-01', 'cannotRide', { figure: figure.id })
  const disc = discOf(vehicle)
  if (!inContact(disc, baseOf(state, figure))) return refuse('HOUSE-03', 'farFromVehicle', { vehicle: id })
  if (occupantsOf(state, id).length >= card.seats) {
    return refuse('HOUSE-03', 'noSeat', { card: card.id, seats: card.seats })
  }
  return crowdedBy(state, figure, disc, occupantsOf(state, id))
}

/** GEN-06: an empty vehicle blocked nothing; with a rider it needs room. */
function crowdedBy(
  state: GameState,
  figure: Figure,
  disc: { readonly x: number; readonly y: number; readonly r: number },
  aboard: readonly Figure[] = [],
): Refusal | undefined {
  for (const other of state.figures) {
    if (other.id === figure.id || aboard.includes(other) || !isOnTable(other)) continue
    const base = baseOf(state, other)
    if (other.side !== figure.side && inContact(disc, base)) {
      return refuse('HOUSE-03', 'touchesEnemy', { figure: other.id })
    }
    const reach = disc.r + base.r - 1
    const dx = disc.x - base.x
    const dy = disc.y - base.y
    if (dx * dx + dy * dy < reach * reach) return refuse('HOUSE-03', 'overlaps', { figure: other.id })
  }
  return undefined
}

function checkHouse({ rules }: GameState): Refusal | undefined {
  if (!rules.company) return refuse('FORCE-09', 'noCompany')
  return rules.house.vehicles ? undefined : refuse('HOUSE-03', 'noVehicles')
}

export const mount: ActionRule<'mount'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'mount',
    seat,
    figure: figureIn(raw),
    vehicle: vehicleIn(raw),
    ...(raw.drives === undefined ? undefined : { drives: truth(raw.drives, 'drives') }),
  }),
  check(state, command, payer) {
    const price = checkHouse(state) ?? checkActor(state, command, TO_MOUNT, payer)
    if (isRefusal(price)) return price
    const figure = knownFigure(state, command.figure)
    return checkMount(state, figure, command.vehicle) ?? { command, price }
  },
  able(state, figure) {
    const price = checkHouse(state) ?? checkAble(state, figure, TO_MOUNT)
    if (isRefusal(price)) return price
    const judged = vehiclesOf(state, figure.side).map(({ id }) => checkMount(state, figure, id))
    return noneAllowed(judged, refuse('HOUSE-03', 'noVehicles')) ?? price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect(flow, { figure, vehicle, drives }) {
    const taken = vehicleOf(flow.state, vehicle)?.driver !== undefined
    const watched = watchersOf(flow.state, knownFigure(flow.state, figure)).map(({ marker }) => marker.id)
    flow.emit({ type: 'mounted', figure, vehicle, driver: drives ?? !taken })
    suppressArrivals(flow, [figure])
    offerOnEntry(flow, figure, watched)
  },
}

function checkSpot(state: GameState, figure: Figure, at: Point): Refusal | undefined {
  const r = baseRadius(state.rules)
  const { width, height } = state.table
  if (at.x < r || at.y < r || at.x > width - r || at.y > height - r) return refuse('MOVE-08', 'offTable', at)
  if (!standsFree(groundOf(state), r, at, [])) return refuse('MOVE-07', 'blocked', at)
  return crowdedBy(state, figure, { ...at, r })
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/** The first free place around it. */
export function freeBeside(state: GameState, figure: Figure, vehicle: Vehicle): Point | undefined {
  const { x, y } = vehicle.position
  for (const [dx, dy] of AROUND) {
    const at = besideVehicle(state, vehicle, { x: x + 1000 * dx, y: y + 1000 * dy })
    if (!checkSpot(state, figure, at)) return at
  }
  return undefined
}

export const dismount: ActionRule<'dismount'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'dismount', seat, figure: figureIn(raw), toward: pointIn(raw, 'toward') }),
  check(state, command, payer) {
    const price = checkHouse(state) ?? checkActor(state, command, TO_DISMOUNT, payer)
    if (isRefusal(price)) return price
    const figure = knownFigure(state, command.figure)
    const ride = rideOf(state, figure)
    if (!ride) return refuse('HOUSE-03', 'notMounted', { figure: figure.id })
    return checkSpot(state, figure, besideVehicle(state, ride, command.toward)) ?? { command, price }
  },
  able(state, figure) {
    const price = checkHouse(state) ?? checkAble(state, figure, TO_DISMOUNT)
    if (isRefusal(price)) return price
    const ride = rideOf(state, figure)
    if (!ride) return refuse('HOUSE-03', 'notMounted', { figure: figure.id })
    return price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect(flow, { figure, toward }) {
    const ride = rideOf(flow.state, knownFigure(flow.state, figure))
    if (!ride) return
    const at = besideVehicle(flow.state, ride, toward)
    flow.emit({ type: 'dismounted', figure, vehicle: ride.id, at, rule: 'HOUSE-03' })
    enterPlay(flow, [figure])
  },
}
