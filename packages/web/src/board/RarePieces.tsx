import type { FigureId } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement } from 'react'
import type { BoardCasualty, BoardCrew, BoardModel, BoardVehicle } from './model.ts'
import { type Handling, Piece } from './Piece.tsx'
import css from './RarePieces.module.css'
import { Vehicle } from './Vehicle.tsx'

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
    <g className={css.load} transform={`translate(${x} ${y})`} data-load={count}>
      <circle r="330" />
      <path d="M-210 -110H210M-210 110H210M-110 -110V110M110 -110V110" />
      {count > 1 && <text y="330">{count}</text>}
    </g>
  )
}

interface CrewLinksProps {
  readonly crews: readonly BoardCrew[]
  /** The man whose comrades are ringed. */
  readonly selected?: FigureId | undefined
}

/** REINF-03, HOUSE-16: a band joins the men who play one card. */
export const CrewLinks = memo(function CrewLinks({ crews, selected }: CrewLinksProps): ReactElement {
  return (
    <g>
      {crews.map(({ side, men, from, to }) => {
        const lit = men.some((one) => one === selected)
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={men.join(' ')} className={clsx(css.crew, css[side])} data-crew={men.join(' ')}>
            <path className={css.crewKey} d={d} />
            <path className={css.band} d={d} />
            {lit &&
              [from, to].map(({ x, y, r }) => (
                <circle key={`${x} ${y}`} className={css.ring} cx={x} cy={y} r={r * 1.24} />
              ))}
          </g>
        )
      })}
    </g>
  )
})

interface CasualtyPieceProps extends Handling {
  readonly casualty: BoardCasualty
}

/** A Character whom a medic may still help: a token that can be pointed at. */
export function CasualtyPiece({ casualty, ...handling }: CasualtyPieceProps): ReactElement {
  const { id, side, at, kind } = casualty
  const { r } = at
  return (
    <Piece
      {...handling}
      side={side}
      at={at}
      hit
      rings={[r + 150, r + 220]}
      data={{ 'data-figure': id, 'data-casualty': kind }}
    >
      {(x, y) => <Lying side={side} kind={kind} x={x} y={y} scale={r / 17} />}
    </Piece>
  )
}

interface LyingProps {
  readonly side: BoardCasualty['side']
  readonly kind: BoardCasualty['kind']
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Drawn in the units of the figures: a man on his back, on a stretcher once he is carried. */
function Lying({ side, kind, x, y, scale }: LyingProps): ReactElement {
  return (
    <g
      className={clsx(css.lying, css[side], kind === 'unchecked' && css.unchecked)}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <ellipse className={css.shadow} cx="2.400" cy="3.400" rx="19" ry="10.500" />
      <rect className={css.key} x="-18.500" y="-10" width="37" height="20" rx="8" />
      <rect className={css.base} x="-17" y="-8.500" width="34" height="17" rx="6.500" />
      {kind === 'carried' && <path className={css.poles} d="M-21 -6.500H21M-21 6.500H21" />}
      <path className={css.legs} d="M-13.500 -2.300H-3M-13.500 2.300H-3" />
      <rect className={css.coat} x="-5" y="-5" width="12" height="10" rx="3.400" />
      <path className={css.arm} d="M5 -4.500L-2 -6.800M5 4.500L-3 6.600" />
      <circle className={css.head} cx="11" cy="0" r="3.900" />
      <path className={css.rim} d="M11 -3.900A3.900 3.900 0 0 1 11 3.900" />
      {kind === 'evacuable' && (
        <g className={clsx(css.badge, css.good)} transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-3 0.200L-0.800 2.600L3.200 -2.400" />
        </g>
      )}
      {kind === 'unchecked' && (
        <g className={css.badge} transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-4.600 0.300H-2.300L-0.900 -3L0.900 3L2.300 0.300H4.600" />
        </g>
      )}
    </g>
  )
}
