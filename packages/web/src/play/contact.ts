import { contains, nearestOnOutline, type Outline, type Point } from '@tactic48/geometry'
import {
  baseOf,
  type Figure,
  figureOf,
  type GameState,
  groundOf,
  objectiveFor,
  onTable,
  type Touch,
} from '@tactic48/rules'

/** A base that is put down this near to something is meant to touch it. */
const NEAR = 50

interface Thing {
  readonly touch: Touch
  /** From base to base or wall, in 1/1000 u; below 0 where they would overlap. */
  readonly gap: number
  /** Ground that can be walked into. */
  readonly open: boolean
}

function* things(state: GameState, figure: Figure, at: Point): Generator<Thing> {
  const { r } = baseOf(state, figure)
  for (const other of onTable(state)) {
    if (other.id === figure.id) continue
    const { x, y, r: radius } = baseOf(state, other)
    yield { touch: { figure: other.id }, gap: Math.hypot(x - at.x, y - at.y) - radius - r, open: false }
  }
  const { pieces } = groundOf(state)
  for (const [i, { id, outline }] of state.table.elements.entries()) {
    yield { touch: { element: id }, gap: distanceTo(outline, at) - r, open: pieces[i]?.passable === true }
  }
}

function distanceTo(outline: Outline, at: Point): number {
  const away = nearestOnOutline(outline, at)?.distance ?? Number.POSITIVE_INFINITY
  return contains(outline, at) ? -away : away
}

/** GEN-06: what a base that is sent here is to touch. It stops at what it cannot enter; ground that it can enter is entered. */
export function contactAt(state: GameState, figure: Figure, at: Point): Touch | undefined {
  let nearest: Thing | undefined
  for (const thing of things(state, figure, at)) {
    if (thing.gap > NEAR || (thing.open && thing.gap <= 0)) continue
    if (!nearest || thing.gap < nearest.gap) nearest = thing
  }
  return nearest?.touch
}

export const isSameTouch = (a: Touch, b: Touch | undefined): boolean => {
  if (!b) return false
  return 'figure' in a ? 'figure' in b && a.figure === b.figure : 'element' in b && a.element === b.element
}

/** Where to go to touch it: the nearest point of a piece, or the middle of a base. */
export function placeOf(state: GameState, touch: Touch, from: Point): Point | undefined {
  if ('figure' in touch) return figureOf(state, touch.figure)?.position
  const outline = state.table.elements.find(({ id }) => id === touch.element)?.outline
  return outline && nearestOnOutline(outline, from)
}

/** VICT-02: would this contact win the Mission? */
export function winsBy(state: GameState, figure: Figure, touch: Touch): boolean {
  const objective = objectiveFor(state, figure)
  return objective !== undefined && isSameTouch({ element: objective.id }, touch)
}

/** What one Action may come to touch, for the keyboard: the objective, then enemies, then the rest, each by its distance. */
export function withinTouch(state: GameState, figure: Figure, stride: number): readonly Touch[] {
  const rank = (touch: Touch): number => {
    if (winsBy(state, figure, touch)) return 0
    return 'figure' in touch && figureOf(state, touch.figure)?.side !== figure.side ? 1 : 2
  }
  return [...things(state, figure, figure.position)]
    .filter(({ gap }) => gap > 0 && gap <= stride)
    .sort((a, b) => rank(a.touch) - rank(b.touch) || a.gap - b.gap)
    .map(({ touch }) => touch)
}
