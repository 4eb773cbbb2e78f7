import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { type GameState, withFigures } from '../state/state.ts'
import { figureIndex } from './figures.ts'

/** A table on which figures are put elsewhere to see what would be. The game itself does not change. */
export interface Hypothetical {
  readonly state: GameState
  figure(id: FigureId): Figure | undefined
  put(figure: Figure): void
}

/** The list of figures is copied once, when the first of them is put. */
export function hypotheticalOf(game: GameState): Hypothetical {
  let state = game
  let copied: Figure[] | undefined
  return {
    get state() {
      return state
    },
    figure: (id) => state.figures[figureIndex(state.figures, id)],
    put(figure) {
      if (!copied) {
        copied = state.figures.slice()
        state = withFigures(state, copied)
      }
      const index = figureIndex(copied, figure.id)
      copied[index] = figure
    },
  }
}
