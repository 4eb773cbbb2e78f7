import { type Disc, type Outline, type Point, shortestPath, standsFree, touchesOutline } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  canSeeFigure,
  cutAt,
  type Edge,
  enemiesOf,
  type Figure,
  type GameState,
  groundOf,
  objectiveFor,
  radiusOf,
  type Touch,
  zonePoint,
} from '@tactic48/rules'
import { errandOf } from '../errand.ts'
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
  /** Of a way round what is in the way: what is left of it after this Action, in 1/1000 u, to an enemy or to what the figure is after. */
  readonly left?: { readonly to: 'enemy' | 'errand'; readonly length: number; readonly before: number }
  /** What it ends in contact with. */
  readonly touch?: Touch
}

const MANY_ENEMIES = 4
const MANY_COVERS = 5
/** Clear of a piece by a hair more than contact. */
const CLEAR = 20
/** Planning horizon in Actions. */
const HORIZON = 6
/** HOUSE-20: in a battle the path to the goal may cross the whole table, in 1/1000 u. */
const FAR = 48_000
/** Parts of a stride. */
const CORNERS = [1, 2 / 3, 1 / 3] as const
/** Sides of an enemy that are tried until there is a way to one. */
const MANY_SIDES = 3
/** From straight ahead to the edge, in 1/1000 u. */
const ASIDE = [0, 2000, -2000, 5000, -5000] as const

/** Paths for one figure: at enemies, to what it is after, behind cover, round the compass; ways round for so many Actions. */
export function* pathsFor(state: GameState, figure: Figure, stride: number, horizon = HORIZON): Generator<Idea> {
  if (stride <= 0) return
  yield* onErrand(state, figure, stride, state.goals ? Math.max(horizon, FAR / stride) : horizon)
  yield* charges(state, figure, stride, horizon)
  yield* behindCover(state, figure, stride)
  for (let i = 0; i < COMPASS.length; i++) {
    const direction = COMPASS[i]
    if (!direction) continue
    // Every other direction at half a stride, so that the set stays small.
    yield { path: [stepTo(figure.position, direction, i % 2 === 0 ? stride : Math.floor(stride / 2))] }
  }
}

/** For a figure that sees no enemy: places within a stride from which it would. */
export function* corners(state: GameState, figure: Figure, stride: number): Generator<Idea> {
  const enemies = nearestEnemies(state, figure, MANY_ENEMIES)
  for (const share of CORNERS) {
    for (const direction of COMPASS) {
      const at = stepTo(figure.position, direction, Math.floor(stride * share))
      const there = { ...figure, position: at }
      if (enemies.some((enemy) => canSeeFigure(state, there, enemy))) yield { path: [at] }
    }
  }
}

/** The way to a place round what blocks the line, its first Action and what is left of it then. */
function wayTo(
  state: GameState,
  figure: Figure,
  goal: Point,
  to: 'enemy' | 'errand',
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
    const others = enemiesOf(state, figure.side)
      .filter((other) => other.id !== enemy.id)
      .map((other) => baseOf(state, other))
    const to = (goal: Point): Idea | undefined => wayTo(state, figure, goal, 'enemy', stride, horizon, others)
    yield to(touch) ??
      toAnyOf(otherSides(state, figure, enemy), to) ?? { path: cutAt([figure.position, touch], stride).slice(1) }
  }
}

function toAnyOf(goals: readonly Point[], to: (goal: Point) => Idea | undefined): Idea | undefined {
  for (const goal of goals) {
    const way = to(goal)
    if (way) return way
  }
  return undefined
}

/** Where a wall stands between the two he is come upon from another side. */
function otherSides(state: GameState, figure: Figure, enemy: Figure): readonly Point[] {
  const r = baseRadius(state.rules)
  const ground = groundOf(state)
  return COMPASS.map((direction) => stepTo(enemy.position, direction, 2 * r + CLEAR))
    .filter((at) => standsFree(ground, r, at, []))
    .sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position))
    .slice(0, MANY_SIDES)
}

/** VICT-02, HOUSE-20: toward what decides the game, or a man who needs it. */
function* onErrand(state: GameState, figure: Figure, stride: number, horizon: number): Generator<Idea> {
  const errand = errandOf(state, figure)
  if (!errand) return
  const { to } = errand
  if ('edge' in to) yield* shortest(state, figure, edgePoints(state, figure, to.edge), stride, horizon)
  else if ('element' in to.touch) yield* toOutline(state, figure, to.outline, stride, horizon)
  else for (const idea of toOutline(state, figure, to.outline, stride, horizon)) yield touching(idea, to.touch)
}

/** Contact with a man is made by the rules: two bases touch in one point only (GEN-06). */
const touching = (idea: Idea, touch: Touch): Idea => (idea.left?.length === 0 ? { ...idea, touch } : idea)

/** VICT-02: what touching now would win the game. */
export function* toObjective(state: GameState, figure: Figure, stride: number, horizon = HORIZON): Generator<Idea> {
  const objective = objectiveFor(state, figure)
  if (objective) yield* toOutline(state, figure, objective.outline, stride, horizon)
}

const toOutline = (state: GameState, figure: Figure, outline: Outline, stride: number, horizon: number) =>
  shortest(state, figure, touchPoints(state, figure, outline), stride, horizon)

/** To every one of the places that is within this Action, else the shortest way toward one. */
function* shortest(
  state: GameState,
  figure: Figure,
  goals: readonly Point[],
  stride: number,
  horizon: number,
): Generator<Idea> {
  const avoid = enemiesOf(state, figure.side).map((enemy) => baseOf(state, enemy))
  let shortest: Idea | undefined
  for (const goal of goals) {
    const away = lengthBetween(figure.position, goal)
    const best = shortest?.left?.before ?? Number.POSITIVE_INFINITY
    if (away > stride && away >= best) break
    const way = wayTo(state, figure, goal, 'errand', stride, horizon, avoid)
    if (way?.left?.length === 0) yield way
    if (way?.left && way.left.before < best) shortest = way
  }
  if (shortest?.left && shortest.left.length > 0) yield shortest
  const [nearest] = goals
  if (nearest && !shortest) yield { path: cutAt([figure.position, nearest], stride).slice(1) }
}

/** Places at the edge, straight ahead and a little to either side, the nearest first. */
function edgePoints(state: GameState, figure: Figure, edge: Edge): readonly Point[] {
  const { table } = state
  const r = radiusOf(state, figure)
  const across = edge === 'north' || edge === 'south'
  const here = across ? figure.position.x : figure.position.y
  const most = (across ? table.width : table.height) - r
  const ground = groundOf(state)
  return ASIDE.map((aside) => zonePoint(table, edge, Math.min(Math.max(here + aside, r), most), r)).filter((at) =>
    standsFree(ground, r, at, []),
  )
}

/** Free places in contact with the outline, the nearest first. */
function touchPoints(state: GameState, figure: Figure, outline: Outline): readonly Point[] {
  const r = baseRadius(state.rules)
  const ground = groundOf(state)
  if (touchesOutline(outline, baseOf(state, figure))) return []
  const straight = touchPoint(outline, figure.position, middleOf(outline), r)
  return [...(straight ? [straight] : []), ...rimPlaces(outline, r)]
    .filter((at) => standsFree(ground, r, at, []))
    .sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position))
}

/** Everybody asks for the way to the same objective. */
const aroundRims = new WeakMap<Outline, { readonly r: number; readonly places: readonly Point[] }>()

/** Where a base touches the outline that comes upon its corners and sides from without. */
function rimPlaces(outline: Outline, r: number): readonly Point[] {
  const known = aroundRims.get(outline)
  if (known?.r === r) return known.places
  const middle = middleOf(outline)
  const places = rimOf(outline).flatMap((rim) => touchPoint(outline, outside(rim, middle, r), rim, r) ?? [])
  aroundRims.set(outline, { r, places })
  return places
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
