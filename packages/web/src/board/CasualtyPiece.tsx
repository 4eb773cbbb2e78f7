import type { ReactElement } from 'react'
import type { BoardCasualty } from './model.ts'
import { type Handling, Piece } from './Piece.tsx'
import './casualtyPiece.css'

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
      className={`casualty ${side} ${kind}`}
      side={side}
      at={at}
      hit
      rings={[r + 150, r + 220]}
      data={{ 'data-figure': id, 'data-casualty': kind }}
    >
      {(x, y) => <Lying kind={kind} x={x} y={y} scale={r / 17} />}
    </Piece>
  )
}

interface LyingProps {
  readonly kind: BoardCasualty['kind']
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Drawn in the units of the figures: a man on his back, on a stretcher once he is carried. */
function Lying({ kind, x, y, scale }: LyingProps): ReactElement {
  return (
    <g className="lying" transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className="lying-shadow" cx="2.400" cy="3.400" rx="19" ry="10.500" />
      <rect className="lying-key" x="-18.500" y="-10" width="37" height="20" rx="8" />
      <rect className="lying-base" x="-17" y="-8.500" width="34" height="17" rx="6.500" />
      {kind === 'carried' && <path className="lying-poles" d="M-21 -6.500H21M-21 6.500H21" />}
      <path className="lying-legs" d="M-13.500 -2.300H-3M-13.500 2.300H-3" />
      <rect className="lying-coat" x="-5" y="-5" width="12" height="10" rx="3.400" />
      <path className="lying-arm" d="M5 -4.500L-2 -6.800M5 4.500L-3 6.600" />
      <circle className="lying-head" cx="11" cy="0" r="3.900" />
      <path className="lying-rim" d="M11 -3.900A3.900 3.900 0 0 1 11 3.900" />
      {kind === 'evacuable' && (
        <g className="lying-badge good" transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-3 0.200L-0.800 2.600L3.200 -2.400" />
        </g>
      )}
      {kind === 'unchecked' && (
        <g className="lying-badge" transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-4.600 0.300H-2.300L-0.900 -3L0.900 3L2.300 0.300H4.600" />
        </g>
      )}
    </g>
  )
}
