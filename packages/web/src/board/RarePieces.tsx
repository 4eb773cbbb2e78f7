import type { ReactElement } from 'react'
import { CasualtyPiece } from './CasualtyPiece.tsx'
import { CrewLinks } from './CrewLinks.tsx'
import type { BoardModel } from './model.ts'
import { VehiclePiece } from './VehiclePiece.tsx'

export const RarePieces = ({ board: { vehicles, crews, casualties } }: { board: BoardModel }): ReactElement => (
  <>
    {vehicles.map((vehicle) => (
      <VehiclePiece key={vehicle.id} vehicle={vehicle} />
    ))}
    <CrewLinks crews={crews} />
    {casualties.map((casualty) => (
      <CasualtyPiece key={casualty.id} casualty={casualty} />
    ))}
  </>
)
