import { lazy, memo, type ReactElement, Suspense } from 'react'
import { Loading } from '../app/settled.ts'
import { Defs } from './Defs.tsx'
import { FigurePiece } from './FigurePiece.tsx'
import css from './Markers.module.css'
import { Markers } from './Markers.tsx'
import type { BoardMarker, BoardModel } from './model.ts'

/** Few games have any; the front page has none. */
const RarePieces = lazy(async () => ({ default: (await import('./RarePieces.tsx')).RarePieces }))

interface BoardProps {
  readonly board: BoardModel
  /** What a marker says to those who point at it. */
  readonly says?: (marker: BoardMarker) => string | undefined
}

/** All that a state has on the table, to look at. A table in play draws the same layers and adds what is being planned. */
export const Board = memo(function Board({ board, says }: BoardProps): ReactElement {
  const { markers, vehicles, crews, casualties, figures } = board
  return (
    <g className={css.board} data-part="position">
      <Defs />
      <Markers markers={markers} says={says} />
      {vehicles.length + crews.length + casualties.length > 0 && (
        <Suspense fallback={<Loading />}>
          <RarePieces board={board} />
        </Suspense>
      )}
      {figures.map((figure) => (
        <FigurePiece key={figure.id} figure={figure} />
      ))}
    </g>
  )
})
