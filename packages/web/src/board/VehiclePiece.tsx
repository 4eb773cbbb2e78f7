import type { ReactElement } from 'react'
import type { BoardVehicle } from './model.ts'
import { type Handling, Piece } from './Piece.tsx'
import { Vehicle } from './Vehicle.tsx'
import './vehiclePiece.css'

interface VehiclePieceProps extends Handling {
  readonly vehicle: BoardVehicle
}

/** A mount or vehicle, with or without anybody on it. */
export function VehiclePiece({ vehicle, ...handling }: VehiclePieceProps): ReactElement {
  const { id, side, at, look, aboard, load } = vehicle
  const { r } = at
  return (
    <Piece
      {...handling}
      className={`vehicle ${side}`}
      side={side}
      at={at}
      rings={[r + 150, r + 220]}
      data={{ 'data-vehicle': id, 'data-aboard': aboard }}
    >
      {(x, y) => (
        <>
          <Vehicle x={x} y={y} r={r} {...look} />
          {load > 0 && <Load x={x + r * 0.74} y={y + r * 0.74} count={load} />}
        </>
      )}
    </Piece>
  )
}

/** EVAC-09: a stretcher for each casualty on board. */
function Load({ x, y, count }: { x: number; y: number; count: number }): ReactElement {
  return (
    <g className="vehicle-load" transform={`translate(${x} ${y})`} data-load={count}>
      <circle className="load-disc" r="330" />
      <path d="M-210 -110H210M-210 110H210M-110 -110V110M110 -110V110" />
      {count > 1 && <text y="330">{count}</text>}
    </g>
  )
}
