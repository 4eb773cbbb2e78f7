import { type Disc, type Outline, type Point, touchesOutline } from '@tactic48/geometry'
import { objectiveFor } from '../../query/contact.ts'
import { baseOf, baseRadius, enemiesOf } from '../../query/figures.ts'
import { cutAt, routeToward } from '../../query/reach.ts'
import { groundOf } from '../../query/sight.ts'
import type { Figure } from '../../state/figure.ts'
import type { GameState } from '../../state/state.ts'

/** Sixteen directions as thousandths of a unit vector. */
const COMPASS: readonly Point[] = [
  { x: 1000, y: 0 },
  { x: 924, y: 382 },
  { x: 707, y: 707 },
  { x: 382, y: 924 },
  { x: 0, y: 1000 },
  { x: -382, y: 924 },
  { x: -707, y: 707 },
  { x: -924, y: 382 },
  { x: -1000, y: 0 },
  { x: -924, y: -382 },
  { x: -707, y: -707 },
  { x: -382, y: -924 },
  { x: 0, y: -1000 },
  { x: 382, y: -924 },
  { x: 707, y: -707 },
  { x: 924, y: -382 },
]

const MANY_ENEMIES = 4
const MANY_COVERS = 5
/** Clear of a piece by a hair more than contact. */
const CLEAR = 20

/** Paths worth trying for one figure: round the compass, at enemies and past them, to the objective, behind cover. */
export function* pathsFor(state: GameState, figure: Figure, stride: number): Generator<readonly Point[]> {
  if (stride <= 0) return
  yield* charges(state, figure, stride)
  yield* objectivePath(state, figure, stride)
  yield* behindCover(state, figure, stride)
  const { x, y } = figure.position
  for (let i = 0; i < COMPASS.length; i++) {
    const direction = COMPASS[i]
    if (!direction) continue
    // Every other direction at half a stride, so that the set stays small.
    const length = i % 2 === 0 ? stride : Math.floor(stride / 2)
    yield [{ x: x + trunc(direction.x * length), y: y + trunc(direction.y * length) }]
  }
}

const trunc = (thousandths: number): number => Math.trunc(thousandths / 1000)

const squareBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

export function nearestEnemies(state: GameState, figure: Figure, count: number): readonly Figure[] {
  const { position } = figure
  return [...enemiesOf(state, figure.side)]
    .sort((a, b) => squareBetween(a.position, position) - squareBetween(b.position, position))
    .slice(0, count)
}

/** Straight at the nearest enemies into contact, or as near as the stride goes; round what blocks the line. */
function* charges(state: GameState, figure: Figure, stride: number): Generator<readonly Point[]> {
  const r = baseRadius(state.rules)
  const ground = groundOf(state)
  for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES)) {
    const touch = pointShort(figure.position, enemy.position, 2 * r)
    if (!touch) continue
    const straight = cutAt([figure.position, touch], stride).slice(1)
    if (straight.length > 0) yield straight
    const others = enemiesOf(state, figure.side).filter((other) => other.id !== enemy.id)
    const avoid: readonly Disc[] = others.map((other) => baseOf(state, other))
    if (squareBetween(figure.position, touch) > 4 * stride * stride || ground.pieces.length === 0) continue
    const route = routeToward(state, figure, touch, stride, avoid)
    if (route && route.length > 1) yield route
  }
}

/** The point on the way from a to b that is `short` before b. */
export function pointShort(a: Point, b: Point, short: number): Point | undefined {
  const length = Math.sqrt(squareBetween(a, b))
  if (length <= short) return undefined
  const share = (length - short) / length
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
}

function* objectivePath(state: GameState, figure: Figure, stride: number): Generator<readonly Point[]> {
  const objective = objectiveFor(state, figure)
  if (!objective) return
  const goal = besideOutline(objective.outline, figure.position, baseRadius(state.rules))
  if (!goal) return
  const straight = cutAt([figure.position, goal], stride).slice(1)
  if (straight.length > 0) yield straight
  const route = routeToward(state, figure, goal, stride)
  if (route && route.length > 1) yield route
}

/** Where a base that comes from `from` touches the outline first, going for its middle. */
function besideOutline(outline: Outline, from: Point, r: number): Point | undefined {
  const middle = middleOf(outline)
  let near = 0
  let far = 1
  if (touchesOutline(outline, { ...from, r })) return undefined
  for (let i = 0; i < 20; i++) {
    const share = (near + far) / 2
    if (touchesOutline(outline, { ...between(from, middle, share), r })) far = share
    else near = share
  }
  return between(from, middle, far)
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
})

export function middleOf(outline: Outline): Point {
  if (outline.kind === 'disc') return { x: outline.x, y: outline.y }
  let x = 0
  let y = 0
  for (const point of outline.points) {
    x += point.x
    y += point.y
  }
  return { x: Math.round(x / outline.points.length), y: Math.round(y / outline.points.length) }
}

/** Behind the nearest pieces that give cover, seen from the nearest enemy. */
function* behindCover(state: GameState, figure: Figure, stride: number): Generator<readonly Point[]> {
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
    if (spot.x !== figure.position.x || spot.y !== figure.position.y) yield [spot]
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
