import type { Point } from '@tactic48/geometry'
import { baseRadius, type Figure, type FigureId, figureOf, type GameState, onTable } from '@tactic48/rules'
import type { NamesShown } from '../../app/settings.ts'
import { groupKey, leadsOthers } from './roster.ts'

/** Pixels on the screen, whatever the zoom. */
export const TYPE = 12
const WIDE = 6.6
/** Below the Actions that are drawn on the rim of a base, and below the ring of chalk that a teacher draws round it. */
const RIM = 1.45
const RING = 1.75

export interface Label {
  readonly id: FigureId
  readonly side: Figure['side']
  readonly text: string
  readonly at: Point
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The ground that a name covers. */
export function boxOfName({ text, at: { x, y } }: Pick<Label, 'text' | 'at'>, pixel: number): Box {
  const half = (text.length * WIDE * pixel) / 2
  return { left: x - half, right: x + half, top: y - TYPE * pixel, bottom: y + (TYPE * pixel) / 3 }
}

/** Those that would lie over a name placed before them are left out; the first of the list are placed first. */
export function placedNames(labels: readonly Label[], pixel: number): readonly Label[] {
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = []
  return labels.filter(({ text, at }) => {
    const half = (text.length * WIDE * pixel) / 2
    const meets = taken.some(
      (one) => Math.abs(one.x - at.x) < one.half + half && Math.abs(one.y - at.y) < TYPE * 1.1 * pixel,
    )
    if (!meets) taken.push({ x: at.x, y: at.y, half })
    return !meets
  })
}

/** Who is named, the chosen one and leaders first; without a chosen one, the squads are known by their leaders. */
export function namesFor(
  state: GameState,
  shown: NamesShown,
  selected: FigureId | undefined,
  pixel: number,
  nameOf: (id: FigureId) => string,
  ringed = false,
): readonly Label[] {
  const chosen = selected && figureOf(state, selected)
  const isMate = (figure: Figure): boolean =>
    chosen ? figure.side === chosen.side && groupKey(figure) === groupKey(chosen) : leadsOthers(state, figure)
  const isNamed = (figure: Figure): boolean =>
    shown === 'all' || figure.id === selected || (shown === 'squad' ? isMate(figure) : leadsOthers(state, figure))
  const rank = (figure: Figure): number => (figure.id === selected ? 0 : leadsOthers(state, figure) ? 1 : 2)
  const drop = baseRadius(state.rules) * (ringed ? RING : RIM) + TYPE * pixel
  const labels = onTable(state)
    .filter(isNamed)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id, side, position: { x, y } }) => ({ id, side, text: nameOf(id), at: { x, y: y + drop } }))
  return placedNames(labels, pixel)
}
