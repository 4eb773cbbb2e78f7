import {
  baseRadius,
  comradesOf,
  type Figure,
  type GameState,
  isVehicleInReserve,
  loadedIn,
  occupantsOf,
  onTable,
  type Pending,
  pending,
  rideOf,
  SUPPORT_PROFILES,
} from '@tactic48/rules'
import type { BoardCasualty, BoardCrew, BoardFigure, BoardModel, BoardVehicle } from '../board/model.ts'
import { countdownAt, countdownId } from './countdowns.ts'
import { lookOf, vehicleLook } from './lookOf.ts'
import { markersOf } from './markersOf.ts'
import { drawnAt } from './seats.ts'

/** What the table shows of a state: the only way from a game to a board. */
export const boardOf = (state: GameState): BoardModel => ({
  width: state.table.width,
  height: state.table.height,
  base: baseRadius(state.rules),
  markers: markersOf(state),
  vehicles: vehiclesOf(state),
  crews: crewsOf(state),
  casualties: casualtiesOf(state),
  figures: onTable(state).map((figure) => figureOf(state, figure)),
  countdowns: pending(state).map((one) => ({
    id: countdownId(one),
    kind: one.kind,
    at: countdownAt(state, one),
    due: one.due,
    clear: clearOf(one),
  })),
})

function clearOf(one: Pending): number {
  if (one.kind === 'smoke') return one.smoke.radius * 1000
  const { what } = one.entry
  if (what.kind !== 'supportFire') return 700
  const { radius, drift, strip } = SUPPORT_PROFILES[what.barrage.profile]
  return strip ? 1200 : (radius + Math.max(...drift)) * 1000
}

const figureOf = (state: GameState, figure: Figure): BoardFigure => ({
  id: figure.id,
  side: figure.side,
  at: drawnAt(state, figure),
  position: figure.position,
  driver: rideOf(state, figure)?.driver,
  look: lookOf(state, figure),
})

const vehiclesOf = (state: GameState): readonly BoardVehicle[] =>
  state.vehicles
    .filter(({ id }) => !isVehicleInReserve(state, id))
    .map((vehicle) => ({
      id: vehicle.id,
      side: vehicle.side,
      at: { ...vehicle.position, r: vehicle.radius },
      driver: vehicle.driver,
      look: vehicleLook(state, vehicle),
      aboard: occupantsOf(state, vehicle.id).length,
      load: loadedIn(state, vehicle.id).length,
    }))

function crewsOf(state: GameState): readonly BoardCrew[] {
  if (state.sheets.length === state.figures.length) return []
  const men = onTable(state)
  return men.flatMap((one) =>
    comradesOf(state, one)
      .filter((other) => one.id < other.id && men.includes(other))
      .map((other) => ({
        side: one.side,
        men: [one.id, other.id],
        from: drawnAt(state, one),
        to: drawnAt(state, other),
      })),
  )
}

function kindOf({ place }: Figure): BoardCasualty['kind'] | undefined {
  if (place.at === 'carried') return place.on === undefined ? 'carried' : undefined
  return place.at === 'gone' ? place.casualty : undefined
}

const casualtiesOf = (state: GameState): readonly BoardCasualty[] =>
  state.figures.flatMap((figure) => {
    const kind = kindOf(figure)
    const { id, side, position } = figure
    return kind === undefined ? [] : [{ id, side, kind, at: { ...position, r: baseRadius(state.rules) } }]
  })
