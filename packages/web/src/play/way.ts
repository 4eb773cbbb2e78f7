import { contains, containsDisc, createTrack, nearestOnOutline, type Point, trackPoint } from '@tactic48/geometry'
import {
  baseRadius,
  check,
  type Element,
  type Figure,
  fighterOf,
  figureOf,
  type GameState,
  h2hOdds,
  isRefusal,
  type LeftWeapon,
  mannedBy,
  objectiveFor,
  opponentOf,
  type Refusal,
  radiusOf,
  rideOf,
  type Vehicle,
} from '@tactic48/rules'
import { winsBy } from '../interactions/contact.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { parked } from './vehiclesAndBunkers/thing.ts'

/** What a way ends in, as far as it is worth a word. */
export type WayEnd =
  /** H2H-02: the chance that the one who is met falls. */
  | { readonly kind: 'charge'; readonly figure: Figure; readonly wins: number }
  /** VICT-02. */
  | { readonly kind: 'objective'; readonly element: Element }
  | { readonly kind: 'touch'; readonly element: Element }
  /** GEN-06: a friend or a casualty. */
  | { readonly kind: 'meet'; readonly figure: Figure }
  /** HOUSE-03, HOUSE-21: what he may then get on, or man. */
  | { readonly kind: 'ride'; readonly vehicle: Vehicle }
  | { readonly kind: 'weapon'; readonly left: LeftWeapon }
  | { readonly kind: 'into'; readonly element: Element }

export function endOf(state: GameState, { figure, way, end, blind }: Prospect): WayEnd | undefined {
  if (!way || !end || blind) return undefined
  const { touch } = way
  if (touch && 'figure' in touch) {
    const met = figureOf(state, touch.figure)
    if (!met) return undefined
    if (met.side === figure.side || met.place.at === 'gone') return { kind: 'meet', figure: met }
    const { opponent } = h2hOdds(fighterOf(state, figure), fighterOf(state, met), state.rules)
    return { kind: 'charge', figure: met, wins: opponent.eliminated }
  }
  const { elements } = state.table
  if (touch) {
    const element = elements.find(({ id }) => id === touch.element)
    return element && { kind: winsBy(state, figure, touch) ? 'objective' : 'touch', element }
  }
  const beside = besideAt(state, figure, end)
  if (beside) return beside
  const element = elements.findLast(({ outline }) => containsDisc(outline, { ...end, r: baseRadius(state.rules) }))
  return element && { kind: 'into', element }
}

function besideAt(state: GameState, figure: Figure, end: Point): WayEnd | undefined {
  if (rideOf(state, figure)) return undefined
  const r = radiusOf(state, figure)
  const vehicle = parked(state).find(
    ({ side, position, radius }) =>
      side === figure.side && Math.hypot(position.x - end.x, position.y - end.y) <= radius + r,
  )
  if (vehicle) return { kind: 'ride', vehicle }
  const [left] = mannedBy(state, { ...figure, position: end })
  return left && { kind: 'weapon', left }
}

/** Less is a matter of rounding, or of a base that touches. */
const NEAR = 100

/** A way that does not come to where it points: by how much, and what the rules say to the rest of it. */
export interface Short {
  readonly by: number
  /** Absent: he can go no farther. */
  readonly refusal?: Refusal
}

export function shortOf(state: GameState, prospect: Prospect, goal: Point | undefined): Short | undefined {
  const { command, end, way, length, stride, blind } = prospect
  if (blind || !goal || !end || !way || way.touch || !command || !('path' in command)) return undefined
  const by = Math.hypot(goal.x - end.x, goal.y - end.y)
  if (by < NEAR) return undefined
  if (length > stride - NEAR) return { by }
  const wanted = check(state, { ...command, path: [...way.path.slice(0, -1), goal] })
  return isRefusal(wanted) ? { by, refusal: wanted } : undefined
}

interface ObjectiveAhead {
  readonly element: Element
  /** How far the edge of the base is from it, in 1/1000 u. */
  readonly away: number
}

/** VICT-02: how far it is to the objective from where the figure stands or would end. */
export function objectiveAhead(state: GameState, figure: Figure, from: Point): ObjectiveAhead | undefined {
  // SETUP-13: one that does not count yet is walked to all the same.
  const named = state.table.objectives?.[opponentOf(figure.side)]
  const element = objectiveFor(state, figure) ?? state.table.elements.find(({ id }) => id === named)
  const nearest = element && nearestOnOutline(element.outline, from)
  if (!element || !nearest) return undefined
  return { element, away: Math.max(0, nearest.distance - baseRadius(state.rules)) }
}

interface Climb {
  readonly element: Element
  readonly at: Point
}

const STEP = 25

/** MOVE-04: where the way meets what this edition charges for, to be shown on the spot; the price itself is asked from `check`. */
export function climbsOf({ table, rules }: GameState, { figure, way }: Prospect): readonly Climb[] {
  if (!way) return []
  const charged = table.elements.filter(({ scenicBase, elevated, obstacle }) => {
    if (scenicBase) return false
    const kind = elevated ? 'elevated' : obstacle ? 'obstacle' : undefined
    return kind !== undefined && rules.climbAppliesTo.includes(kind)
  })
  if (charged.length === 0) return []
  const track = createTrack([figure.position, ...way.path])
  return charged.flatMap((element) => climbsOver(element, track))
}

function climbsOver(element: Element, track: ReturnType<typeof createTrack>): readonly Climb[] {
  const climbs: Climb[] = []
  let inside = contains(element.outline, trackPoint(track, 0))
  for (let k = STEP; k <= track.steps + STEP - 1; k += STEP) {
    const at = trackPoint(track, Math.min(k, track.steps))
    const now = contains(element.outline, at)
    if (now !== inside && (now || element.elevated)) climbs.push({ element, at })
    inside = now
  }
  return climbs
}
