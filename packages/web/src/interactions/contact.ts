import { contains, nearestOnOutline, type Outline, type Point } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  type GameState,
  groundOf,
  isMedic,
  isOfficer,
  isOnTable,
  objectiveFor,
  onTable,
  radiusOf,
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
  for (const { id, position, place } of state.figures) {
    if (place.at !== 'gone' || place.casualty === undefined || id === figure.id) continue
    const gap = Math.hypot(position.x - at.x, position.y - at.y) - baseRadius(state.rules) - r
    yield { touch: { figure: id }, gap, open: true }
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
export function contactAt(state: GameState, figure: Figure, at: Point, within = NEAR): Touch | undefined {
  let nearest: Thing | undefined
  for (const thing of things(state, figure, at)) {
    if (thing.gap > within || (thing.open && thing.gap <= 0)) continue
    if (!nearest || thing.gap < nearest.gap) nearest = thing
  }
  return nearest?.touch
}

const isSameTouch = (a: Touch, b: Touch | undefined): boolean => {
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

/** Whom others go to: to hand over a message, to call, to be treated or to be carried. */
export interface Errand {
  readonly figure: FigureId
  readonly as: 'officer' | 'radio' | 'medic' | 'casualty'
  /** From base to base, in 1/1000 u. */
  readonly gap: number
}

/** The nearest first; nobody in a game without a company. */
export function errandsOf(state: GameState, figure: Figure): readonly Errand[] {
  if (!state.rules.company) return []
  const roleOf = (one: Figure): Errand['as'] | undefined => {
    if (one.place.at === 'gone') return one.place.casualty === undefined ? undefined : 'casualty'
    if (!isOnTable(one)) return undefined
    if (isOfficer(state, one)) return 'officer'
    if (faceOf(state, one).contactHq) return 'radio'
    return isMedic(state, one) ? 'medic' : undefined
  }
  return state.figures
    .flatMap((one): readonly Errand[] => {
      const as = one.side === figure.side && one.id !== figure.id ? roleOf(one) : undefined
      if (!as) return []
      const apart = Math.hypot(one.position.x - figure.position.x, one.position.y - figure.position.y)
      return [{ figure: one.id, as, gap: apart - radiusOf(state, figure) - baseRadius(state.rules) }]
    })
    .sort((a, b) => a.gap - b.gap)
}

/**
 * What a way may come to touch, for the keyboard: within one Action the objective, then enemies, then the rest, each by its
 * distance; then those farther off whom others go to.
 */
export function withinTouch(state: GameState, figure: Figure, stride: number): readonly Touch[] {
  const rank = (touch: Touch): number => {
    if (winsBy(state, figure, touch)) return 0
    return 'figure' in touch && figureOf(state, touch.figure)?.side !== figure.side ? 1 : 2
  }
  const near = [...things(state, figure, figure.position)]
    .filter(({ gap }) => gap > 0 && gap <= stride)
    .sort((a, b) => rank(a.touch) - rank(b.touch) || a.gap - b.gap)
    .map(({ touch }) => touch)
  const far = errandsOf(state, figure).filter(({ gap }) => gap > stride)
  return [...near, ...far.map(({ figure: id }) => ({ figure: id }))]
}
