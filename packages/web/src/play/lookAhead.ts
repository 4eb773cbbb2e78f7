import type { Point } from '@tactic48/geometry'
import { coverOf, enemiesOf, type Figure, type FigureId, type GameState, knownFigure } from '@tactic48/rules'

/** The table as if the figure stood elsewhere: for looking ahead, never for judging. */
export const asIfAt = (state: GameState, id: FigureId, position: Point): GameState => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, position } : figure)),
})

type Seen = 'open' | 'partial'

/** An enemy in sight of a place: how he would see the one who stands there, and how he would be seen. */
export interface InSight {
  readonly enemy: Figure
  readonly seesMe: Seen | undefined
  readonly seen: Seen | undefined
}

/** LOS-14, from where a movement would end. */
export function inSightFrom(state: GameState, id: FigureId, at: Point): readonly InSight[] {
  const there = asIfAt(state, id, at)
  const mover = knownFigure(there, id)
  const seenAs = (shooter: Figure, target: Figure): Seen | undefined => {
    const cover = coverOf(there, shooter, target)
    return cover === 'none' ? undefined : cover
  }
  return enemiesOf(there, mover.side)
    .map((enemy) => ({ enemy, seesMe: seenAs(enemy, mover), seen: seenAs(mover, enemy) }))
    .filter(({ seesMe, seen }) => seesMe || seen)
}
