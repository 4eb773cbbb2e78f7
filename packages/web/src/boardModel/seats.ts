import {
  baseRadius,
  type Figure,
  type GameState,
  isMount,
  occupantsOf,
  rideOf,
  type Vehicle,
  vehicleCardOf,
} from '@tactic48/rules'
import type { Spot } from '../board/model.ts'

/** How many sit beside each other, by how many there are. */
const abreast = (men: number): number => (men > 6 ? 3 : 2)

/** The rider sits on his mount; the driver of a vehicle sits in front, the others in rows behind him. */
function seatIn(state: GameState, vehicle: Vehicle, figure: Figure): Spot {
  const { position, radius, driver, id } = vehicle
  const all = occupantsOf(state, id)
  const men = [...all.filter((one) => one.id === driver), ...all.filter((one) => one.id !== driver)]
  const seat = Math.max(
    0,
    men.findIndex((one) => one.id === figure.id),
  )
  const r = baseRadius(state.rules)
  if (isMount(vehicleCardOf(state, vehicle).kind)) {
    const y = position.y + Math.round(radius * (men.length > 1 ? seat * 0.66 - 0.16 : 0.08))
    return { x: position.x, y, r: Math.round(Math.min(r * 0.72, radius * 0.46)) }
  }
  const columns = abreast(men.length)
  const rows = Math.max(2, Math.ceil(men.length / columns))
  const wide = radius * (columns === 3 ? 0.48 : 0.52)
  const deep = Math.min(radius * 0.52, (radius * 1.3) / rows)
  const column = (seat % columns) - (columns - 1) / 2
  return {
    x: position.x + Math.round(column * wide),
    y: position.y + Math.round(Math.floor(seat / columns) * deep - radius * 0.12),
    r: Math.round(Math.min(r * 0.8, wide * 0.48, deep * 0.48)),
  }
}

export function drawnAt(state: GameState, figure: Figure): Spot {
  const ride = rideOf(state, figure)
  if (ride) return seatIn(state, ride, figure)
  return { ...figure.position, r: baseRadius(state.rules) }
}
