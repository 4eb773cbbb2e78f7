import { distance, EPSILON, type Point } from '@tactic48/geometry'
import { baseOf, type Element, type Figure, type GameState, radiusOf, toEdge } from '@tactic48/rules'
import type { Destination } from '../generator/places.ts'

/** What a figure is after beside the fight: VICT-02, the goals of a battle (HOUSE-20), a man who needs it. */
export interface Errand {
  readonly to: Destination
  /** AP for each u nearer. */
  readonly pull: number
  /** AP of being there. */
  readonly worth: number
  /** One who is to be carried there is taken hold of on the far side: the group goes as it stands. */
  readonly home?: Destination
  /** RUNNER-02: being there is nothing, one must leave the table by it. */
  readonly leaves?: boolean
}

/** AP for each u nearer to a man who needs somebody. */
export const HELPING = 0.15

/** In 1/1000 u. */
export function wayLeft(state: GameState, figure: Figure, to: Destination, at: Point = figure.position): number {
  const r = radiusOf(state, figure)
  if ('edge' in to) return Math.max(0, toEdge(state.table, to.edge, at) - r)
  return Math.max(0, distance({ x: at.x, y: at.y, r }, to.outline))
}

export const isThere = (state: GameState, figure: Figure, to: Destination, at?: Point): boolean =>
  wayLeft(state, figure, to, at) <= EPSILON

export const toElement = ({ id, outline }: Element): Destination => ({ outline, touch: { element: id } })

export const toFigure = (state: GameState, figure: Figure): Destination => ({
  outline: { kind: 'disc', ...baseOf(state, figure) },
  touch: { figure: figure.id },
})

export const isToFigure = (to: Destination): boolean => !('edge' in to) && 'figure' in to.touch

export const elementOf = ({ table }: GameState, id: Element['id']): Element | undefined =>
  table.elements.find((one) => one.id === id)
