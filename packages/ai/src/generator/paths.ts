import { type Disc, type Outline, type Point, shortestPath, standsFree, touchesOutline } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  cutAt,
  enemiesOf,
  type Figure,
  type GameState,
  groundOf,
  objectiveFor,
} from '@tactic48/rules'
import {
  COMPASS,
  lengthBetween,
  lengthOf,
  middleOf,
  nearestEnemies,
  pointShort,
  rimOf,
  squareBetween,
  stepTo,
  touchPoint,
} from './places.ts'

/** A way worth trying; `check` judges it. */
export interface Idea {
  readonly path: readonly Point[]
  /** Of a way round what is in the way: what is left of it after this Action, in 1/1000 u, to an enemy or to the objective. */
  readonly left?: { readonly to: 'enemy' | 'objective'; readonly length: number; readonly before: number }
}

const MANY_ENEMIES = 4
const MANY_COVERS = 5
/** Clear of a piece by a hair more than contact. */
const CLEAR = 20
/** Farther than so many Actions nobody plans. */
const HORIZON = 6

/** Paths for one figure: at enemies, to the objective, behind cover, round the compass; ways round for so many Actions. */
export function* pathsFor(state: GameState, figure: Figure, stride: number, horizon = HORIZON): Generator<Idea> {
  if (stride <= 0) return
  yield* toObjective(state, figure, stride, horizon)
  yield* charges(state, figure, stride, horizon)
  yield* behindCover(state, figure, stride)
  for (let i = 0; i < COMPASS.length; i++) {
    const direction = COMPASS[i]
    if (!direction) continue
    // Every other direction at half a stride, so that the set stays small.
    yield { path: [stepTo(figure.position, direction, i % 2 === 0 ? stride : Math.floor(stride / 2))] }
  }
}

/** The way to a place round what blocks the line, its first Action and what is left of it then. */
function wayTo(
  state: GameState,
  figure: Figure,
  goal: Point,
  to: 'enemy' | 'objective',
  stride: number,
  horizon: number,
  avoid: readonly Disc[],
): Idea | undefined {
  const r = baseRadius(state.rules)
  if (lengthBetween(figure.position, goal) > stride * horizon) return undefined
  const whole = shortestPath(groundOf(state), r, figure.position, goal, stride * horizon, avoid)
  const path = whole ? cutAt(whole, stride).slice(1) : []
  if (!whole || path.length === 0) return undefined
  const before = lengthOf(whole)
  return { path, left: { to, before, length: Math.max(0, before - stride) } }
}

/** At the nearest enemies into contact, or as near as the stride goes. */
function* charges(state: GameState, figure: Figure, stride: number, horizon: number): Generator<Idea> {
  const r = baseRadius(state.rules)
  for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES)) {
    const touch = pointShort(figure.position, enemy.position, 2 * r)
    if (!touch) continue
    const others = enemiesOf(state, figure.side).filter((other) => other.id !== enemy.id)
    const way = wayTo(
      state,
      figure,
      touch,
      'enemy',
      stride,
      horizon,
      others.map((other) => baseOf(state, other)),
    )
    yield way ?? { path: cutAt([figure.position, touch], stride).slice(1) }
  }
}

/** VICT-02: to every place at which the objective may be touched within this Action, else the shortest way toward it. */
export function* toObjective(state: GameState, figure: Figure, stride: number, horizon = HORIZON): Generator<Idea> {
  const objective = objectiveFor(state, figure)
  if (!objective) return
  const goals = touchPoints(state, figure, objective.outline)
  const avoid = enemiesOf(state, figure.side).map((enemy) => baseOf(state, enemy))
  let shortest: Idea | undefined
  for (const goal of goals) {
    const away = lengthBetween(figure.position, goal)
    const best = shortest?.left?.before ?? Number.POSITIVE_INFINITY
    if (away > stride && away >= best) break
    const way = wayTo(state, figure, goal, 'objective', stride, horizon, avoid)
    if (way?.left?.length === 0) yield way
    if (way?.left && way.left.before < best) shortest = way
  }
  if (shortest?.left && shortest.left.length > 0) yield shortest
  const [nearest] = goals
  if (nearest && !shortest) yield { path: cutAt([figure.position, nearest], stride).slice(1) }
}

/** Free places in contact with the outline, the nearest first. */
function touchPoints(state: GameState, figure: Figure, outline: Outline): readonly Point[] {
  const r = baseRadius(state.rules)
  const ground = groundOf(state)
  if (touchesOutline(outline, baseOf(state, figure))) return []
  const middle = middleOf(outline)
  const points: Point[] = []
  for (const rim of [middle, ...rimOf(outline)]) {
    const from = rim === middle ? figure.position : outside(rim, middle, r)
    const at = touchPoint(outline, from, rim, r)
    if (at && standsFree(ground, r, at, [])) points.push(at)
  }
  return points.sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position))
}

/** A place beyond the rim, seen from the middle, from which a base comes upon it. */
function outside(rim: Point, middle: Point, r: number): Point {
  const dx = rim.x - middle.x
  const dy = rim.y - middle.y
  const share = (3 * r) / Math.max(1, Math.sqrt(dx * dx + dy * dy))
  return { x: Math.round(rim.x + dx * share), y: Math.round(rim.y + dy * share) }
}

/** Behind the nearest pieces that give cover, seen from the nearest enemy. */
function* behindCover(state: GameState, figure: Figure, stride: number): Generator<Idea> {
  const [threat] = nearestEnemies(state, figure, 1)
  if (!threat) return
  const r = baseRadius(state.rules)
  const spots: Point[] = []
  for (const { cover, outline } of state.table.elements) {
    if (cover === 'none') continue
    const spot = behind(outline, threat.position, r)
    if (squareBetween(spot, figure.position) <= stride * stride) spots.push(spot)
  }
  spots.sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position))
  for (const spot of spots.slice(0, MANY_COVERS)) {
    if (spot.x !== figure.position.x || spot.y !== figure.position.y) yield { path: [spot] }
  }
}

function behind(outline: Outline, threat: Point, r: number): Point {
  const middle = middleOf(outline)
  const dx = middle.x - threat.x
  const dy = middle.y - threat.y
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  let depth = 0
  if (outline.kind === 'disc') depth = outline.r
  else
    for (const point of outline.points) {
      depth = Math.max(depth, ((point.x - middle.x) * dx + (point.y - middle.y) * dy) / length)
    }
  const share = (depth + r + CLEAR) / length
  return { x: Math.round(middle.x + dx * share), y: Math.round(middle.y + dy * share) }
}
