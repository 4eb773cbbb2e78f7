import type { Point } from '@tactic48/geometry'
import {
  besideVehicle,
  check,
  type Figure,
  type GameState,
  isRefusal,
  type Refusal,
  rideOf,
  type SeatId,
} from '@tactic48/rules'

interface Place {
  readonly at: Point
  readonly refusal: Refusal | undefined
}

const AROUND = 16

/** HOUSE-03: places around the vehicle at which this man could get off, and those at which he could not. */
export function placesBeside(state: GameState, seat: SeatId, figure: Figure): readonly Place[] {
  const ride = rideOf(state, figure)
  if (!ride) return []
  return Array.from({ length: AROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / AROUND
    const toward = {
      x: ride.position.x + Math.round(Math.cos(angle) * 10_000),
      y: ride.position.y + Math.round(Math.sin(angle) * 10_000),
    }
    const judged = check(state, { verb: 'dismount', seat, figure: figure.id, toward })
    return { at: besideVehicle(state, ride, toward), refusal: isRefusal(judged) ? judged : undefined }
  })
}
