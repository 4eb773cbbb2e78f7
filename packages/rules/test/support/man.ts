import { figureOf, sheetOf } from '../../src/query/figures.ts'
import type { Counters, Figure } from '../../src/state/figure.ts'
import { figureId } from '../../src/state/ids.ts'
import type { Sheet, SheetCounters } from '../../src/state/sheet.ts'
import type { Whereabouts } from '../../src/state/spec.ts'
import type { GameState } from '../../src/state/state.ts'

/** A figure together with its card, in the words of a prepared position. */
export interface SeenMan extends Omit<Figure, 'counters'>, Pick<Sheet, 'card' | 'used'> {
  readonly whereabouts: Whereabouts
  readonly wounded: boolean
  readonly counters: Counters & SheetCounters
}

export function manOf(state: GameState, id: string): SeenMan {
  const figure = figureOf(state, figureId(id))
  if (!figure) throw new Error(`no figure ${id}`)
  const { card, used, face, counters } = sheetOf(state, figure)
  const { at } = figure.place
  return {
    ...figure,
    card,
    used,
    wounded: face === 'wounded',
    whereabouts: at === 'gone' ? 'eliminated' : at === 'reserve' ? 'reserve' : 'table',
    counters: { ...figure.counters, ...counters },
  }
}
