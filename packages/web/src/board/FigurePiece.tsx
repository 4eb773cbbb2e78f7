import { memo, type ReactElement } from 'react'
import { Figure } from './Figure.tsx'
import { looksEqual } from './figureState.ts'
import type { BoardFigure } from './model.ts'
import { type Handling, Piece } from './Piece.tsx'

interface FigurePieceProps extends Handling {
  /** Not the state itself: a piece that is not drawn again would keep hidden cards of it in the page (GEN-09). */
  readonly figure: BoardFigure
  /** May be chosen as what is asked for. */
  readonly eligible?: boolean
  /** Has something to do in this turn. */
  readonly ready?: boolean
  readonly faded?: boolean
}

/** One Character. */
export const FigurePiece = memo(function FigurePiece(props: FigurePieceProps): ReactElement {
  const { figure, eligible = false, ready = false, faded = false, ...handling } = props
  const { id, side, at, position, look } = figure
  const { r } = at
  return (
    <Piece
      {...handling}
      eligible={eligible}
      call={ready || eligible ? r * 1.34 : undefined}
      side={side}
      at={at}
      position={position}
      hit
      rings={[r * 1.3, r * 1.44]}
      data={{ 'data-figure': id, ...(handling.label === undefined ? {} : { 'data-grab': id }) }}
    >
      {(x, y) => <Figure x={x} y={y} r={r} faded={faded} {...look} />}
    </Piece>
  )
}, figurePropsEqual)

/** The state changes with every command; a figure is drawn again only when its drawing would differ. */
export function figurePropsEqual(a: FigurePieceProps, b: FigurePieceProps): boolean {
  return (
    a.figure.id === b.figure.id &&
    a.label === b.label &&
    a.figure.at.x === b.figure.at.x &&
    a.figure.at.y === b.figure.at.y &&
    a.figure.at.r === b.figure.at.r &&
    a.walk === b.walk &&
    a.selected === b.selected &&
    a.stop === b.stop &&
    a.eligible === b.eligible &&
    a.ready === b.ready &&
    a.faded === b.faded &&
    looksEqual(a.figure.look, b.figure.look)
  )
}
