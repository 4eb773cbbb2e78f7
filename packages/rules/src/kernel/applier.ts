import type { EventOf, EventType } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { SideId } from '../state/side.ts'
import type { GameState, SideState } from '../state/state.ts'

/** The root copied for one event; what hangs below it is shared and stays readonly. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] }

/** One entry an event type: writes the fact into the draft, replacing (never changing) what hangs below the root. */
export type Appliers<T extends EventType> = { readonly [K in T]: (draft: Draft, event: EventOf<K>) => void }

/** For facts that only tell: dice shown, a move begun. */
export const tellsOnly = (): void => {}

export function indexOfFigure(draft: Draft, id: FigureId): number {
  const { figures } = draft
  for (let i = 0; i < figures.length; i++) if (figures[i]?.id === id) return i
  throw new Error(`event names figure ${id}, which the state does not hold`)
}

export function setFigureAt(draft: Draft, index: number, figure: Figure): void {
  const figures = draft.figures.slice()
  figures[index] = figure
  draft.figures = figures
}

/** Replaces one figure by `change` of it. */
export function changeFigure(draft: Draft, id: FigureId, change: (figure: Figure) => Figure): void {
  const index = indexOfFigure(draft, id)
  const figure = draft.figures[index]
  if (figure) setFigureAt(draft, index, change(figure))
}

/** Replaces fields of one figure. */
export function patchFigure(draft: Draft, id: FigureId, patch: Partial<Figure>): void {
  const index = indexOfFigure(draft, id)
  const figure = draft.figures[index]
  if (figure) setFigureAt(draft, index, { ...figure, ...patch })
}

export function patchSide(draft: Draft, side: SideId, patch: Partial<SideState>): void {
  const { blue, ember } = draft.sides
  draft.sides = side === 'blue' ? { blue: { ...blue, ...patch }, ember } : { blue, ember: { ...ember, ...patch } }
}
