import { inContact } from '@tactic48/geometry'
import { figureIn, vehicleIn } from '../../input/command.ts'
import type { ActionRule, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { closeForAction, payAction } from '../../kernel/pay.ts'
import { checkAble, checkActor, type Demand, noneAllowed, plainDemand } from '../../query/actor.ts'
import { isEvacuable, isMedic, loadOf, mateOf, touches } from '../../query/carry.ts'
import { baseOf, faceOf, figureOf, knownFigure } from '../../query/figures.ts'
import { DESTROYED } from '../../query/shelter.ts'
import { casualtyRoom, loadedIn, rideOf, vehicleCardOf, vehicleOf, vehiclesOf } from '../../query/vehicles.ts'
import type { CommandOf } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, VehicleId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'

/** EVAC-08: one Action of either bearer, or none at all. */
const toPickUp = ({ rules }: GameState): Demand => {
  const tokens = rules.company?.stretcherPickupCost ?? 1
  const demand = plainDemand('pickUp', tokens)
  demand.slots = tokens > 0 ? 1 : 0
  return demand
}

/** HOUSE-14, EVAC-08: both bearers in contact with one who lives. */
function checkPickUp(state: GameState, bearer: Figure, id: FigureId): Refusal | undefined {
  const casualty = figureOf(state, id)
  if (casualty?.side !== bearer.side || !isEvacuable(casualty)) return refuse('EVAC-08', 'notEvacuable', { figure: id })
  if (!touches(state, bearer, casualty)) return refuse('HOUSE-14', 'notTouched', { figure: id })
  const mate = mateOf(state, bearer, casualty)
  return mate ? undefined : refuse('HOUSE-14', 'noHelper', { figure: bearer.id })
}

/** HOUSE-14: a bearer with free hands, who has lifted nobody yet this turn. */
function checkBearer(state: GameState, bearer: Figure): Refusal | undefined {
  const { company, house } = state.rules
  if (!company) return refuse('FORCE-09', 'noCompany')
  if (!house.stretcherTeam || faceOf(state, bearer).stretcher !== true) {
    return refuse('HOUSE-14', 'noStretcher', { figure: bearer.id })
  }
  if (loadOf(state, bearer)) return refuse('EVAC-08', 'carrying', { figure: bearer.id })
  return bearer.counters.lifted ? refuse('EVAC-08', 'alreadyActed', { figure: bearer.id }) : undefined
}

const fallen = (state: GameState, { side }: Figure): readonly Figure[] =>
  state.figures.filter((one) => one.side === side && one.place.at === 'gone')

export const pickUp: ActionRule<'pickUp'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'pickUp', seat, figure: figureIn(raw), casualty: figureIn(raw, 'casualty') }),
  check(state, command, payer) {
    const price = checkActor(state, command, toPickUp(state), payer)
    if (isRefusal(price)) return price
    const bearer = knownFigure(state, command.figure)
    return checkBearer(state, bearer) ?? checkPickUp(state, bearer, command.casualty) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toPickUp(state))
    if (isRefusal(price)) return price
    const judged = fallen(state, figure).map(({ id }) => checkPickUp(state, figure, id))
    return checkBearer(state, figure) ?? noneAllowed(judged, refuse('EVAC-08', 'nobodyToTreat')) ?? price
  },
  resolve(flow, plan) {
    // EVAC-08 of the Italian sheet: no Action, so nothing is cleared.
    if (plan.price && plan.price.slots > 0) {
      payAction(flow, plan)
      perform(flow, plan.command)
      return
    }
    closeForAction(flow)
    lift(flow, plan.command)
  },
  effect: lift,
}

function lift(flow: Flow, { figure, casualty }: CommandOf<'pickUp'>): void {
  const bearer = knownFigure(flow.state, figure)
  const mate = mateOf(flow.state, bearer, knownFigure(flow.state, casualty))
  if (mate) flow.emit({ type: 'casualtyPickedUp', casualty, by: [figure, mate.id] })
}

/** HOUSE-14: dropping is free, and no Action; also out of a vehicle. */
export const putDown: VerbRule<'putDown'> = {
  answers: ['action'],
  read: (raw, seat) => ({ verb: 'putDown', seat, casualty: figureIn(raw, 'casualty') }),
  check(state, command) {
    const casualty = figureOf(state, command.casualty)
    const isMine = casualty?.place.at === 'carried' && casualty.side === state.seats[command.seat]
    return isMine ? { command } : refuse('HOUSE-14', 'notCarried', { figure: command.casualty })
  },
  resolve(flow, { command }) {
    closeForAction(flow)
    drop(flow, command.casualty)
  },
}

export function drop(flow: Flow, casualty: FigureId): void {
  flow.emit({ type: 'casualtyPutDown', casualty, at: knownFigure(flow.state, casualty).position })
}

/** EVAC-09: 1 AT by the medic or one of the crew. */
const TO_LOAD = plainDemand('loadCasualty', 1)

function checkLoad(state: GameState, figure: Figure, id: FigureId, on: VehicleId): Refusal | undefined {
  const casualty = figureOf(state, id)
  const vehicle = vehicleOf(state, on)
  if (vehicle?.side !== figure.side || vehicle.damage >= DESTROYED) {
    return refuse('EVAC-09', 'noSuchVehicle', { vehicle: on })
  }
  if (casualty?.side !== figure.side || !isEvacuable(casualty)) return refuse('EVAC-09', 'notEvacuable', { figure: id })
  const disc = { ...vehicle.position, r: vehicle.radius }
  if (!inContact(disc, baseOf(state, casualty))) return refuse('EVAC-09', 'notTouched', { figure: id })
  const rides = rideOf(state, figure)?.id === on
  const stands = figure.place.at === 'table' && isMedic(state, figure) && touches(state, figure, casualty)
  if (!rides && !stands) return refuse('EVAC-09', 'notAtHand', { figure: figure.id })
  const card = vehicleCardOf(state, vehicle)
  const seats = casualtyRoom(card)
  return loadedIn(state, on).length < seats ? undefined : refuse('EVAC-09', 'noSeat', { card: card.id, seats })
}

export const loadCasualty: ActionRule<'loadCasualty'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'loadCasualty',
    seat,
    figure: figureIn(raw),
    casualty: figureIn(raw, 'casualty'),
    vehicle: vehicleIn(raw),
  }),
  check(state, command, payer) {
    if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
    const price = checkActor(state, command, TO_LOAD, payer)
    if (isRefusal(price)) return price
    const figure = knownFigure(state, command.figure)
    return checkLoad(state, figure, command.casualty, command.vehicle) ?? { command, price }
  },
  able(state, figure) {
    if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
    const price = checkAble(state, figure, TO_LOAD)
    if (isRefusal(price)) return price
    const judged = vehiclesOf(state, figure.side).flatMap((vehicle) =>
      fallen(state, figure).map(({ id }) => checkLoad(state, figure, id, vehicle.id)),
    )
    return noneAllowed(judged, refuse('EVAC-09', 'nobodyToTreat')) ?? price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect(flow, { casualty, vehicle }) {
    flow.emit({ type: 'casualtyLoaded', casualty, vehicle })
  },
}
