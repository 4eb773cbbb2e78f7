import type { ReactElement } from 'react'
import { DISC, VEHICLE_HALF, type VehicleLook, vehicleSprite } from './vehicle.ts'

interface VehicleProps extends VehicleLook {
  /** Table place and radius of its disc, in 1/1000 u. */
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A mount or vehicle on its disc; those on it are drawn over it. */
export function Vehicle({ x, y, r, ...look }: VehicleProps): ReactElement {
  const half = (VEHICLE_HALF * r) / DISC
  return (
    <image
      className="fig"
      data-part="figure"
      href={vehicleSprite(look)}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
    />
  )
}
