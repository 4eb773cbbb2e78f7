import type { Point } from '@tactic48/geometry'
import { type FigureId, figureOf, isOnTable } from '@tactic48/rules'
import { usePlay } from './playContext.ts'

/** Where these stand on the table. */
export function useSpots(figures: readonly FigureId[]): readonly Point[] {
  const { state } = usePlay()
  return figures.flatMap((id) => {
    const figure = figureOf(state, id)
    return figure && isOnTable(figure) ? [figure.position] : []
  })
}
