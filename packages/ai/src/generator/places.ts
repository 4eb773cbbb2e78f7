import { distance, type Outline, type Point, touchesOutline, UNIT } from '@tactic48/geometry'
import {
  baseRadius,
  type CommandOf,
  type Edge,
  edgeOf,
  enemiesOf,
  FACING,
  type Figure,
  friendsOf,
  type GameState,
  isInReserve,
  radiusOf,
  type SeatId,
  type SideId,
  type Table,
  type Touch,
  zoneGrid,
  zonePoint,
} from '@tactic48/rules'
import { isPressed } from '../errand/goals.ts'

const DEPLOY_STEP = 2 * UNIT
/** How far ahead of a place of the grid cover is looked for, and in what steps. */
const TO_COVER = 2.4 * UNIT
const CLOSER = 0.2 * UNIT
/** Random offset of places in the open, so that figures do not form a grid. */
const UNEVEN = 0.6 * UNIT

export const squareBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

export const lengthBetween = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b))

export function lengthOf(path: readonly Point[]): number {
  let length = 0
  let from: Point | undefined
  for (const to of path) {
    if (from) length += lengthBetween(from, to)
    from = to
  }
  return length
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
})

/** The point on the way from a to b that is `short` before b. */
export function pointShort(a: Point, b: Point, short: number): Point | undefined {
  const length = lengthBetween(a, b)
  return length > short ? between(a, b, (length - short) / length) : undefined
}

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

export function nearestEnemies(state: GameState, { side, position }: Figure, count: number): readonly Figure[] {
  return [...enemiesOf(state, side)]
    .sort((a, b) => squareBetween(a.position, position) - squareBetween(b.position, position))
    .slice(0, count)
}

/** Sixteen directions as thousandths of a unit vector. */
export const COMPASS: readonly Point[] = [
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

export const stepTo = ({ x, y }: Point, direction: Point, length: number): Point => ({
  x: x + Math.trunc((direction.x * length) / 1000),
  y: y + Math.trunc((direction.y * length) / 1000),
})

/** Where a base that comes from `from` touches the outline first on its way to `goal`, a point of it. */
export function touchPoint(outline: Outline, from: Point, goal: Point, r: number): Point | undefined {
  if (touchesOutline(outline, { ...from, r })) return undefined
  let near = 0
  let far = 1
  for (let i = 0; i < 20; i++) {
    const share = (near + far) / 2
    if (touchesOutline(outline, { ...between(from, goal, share), r })) far = share
    else near = share
  }
  return between(from, goal, far)
}

/** What is to be touched, or the edge of the table that is to be reached. */
export type Destination = { readonly outline: Outline; readonly touch: Touch } | { readonly edge: Edge }

/** Where the figure's base comes to it by the straight way. */
export function placeAt(state: GameState, figure: Figure, to: Destination): Point | undefined {
  const { position } = figure
  const r = radiusOf(state, figure)
  if (!('edge' in to)) return touchPoint(to.outline, position, middleOf(to.outline), r)
  const across = to.edge === 'north' || to.edge === 'south'
  return zonePoint(state.table, to.edge, across ? position.x : position.y, r)
}

/** Points on the rim of an outline: its corners and the middles of its sides, or twelve round a disc. */
export function rimOf(outline: Outline): readonly Point[] {
  if (outline.kind === 'disc') return COMPASS.map((direction) => stepTo(outline, direction, outline.r))
  return outline.points.flatMap((point, i) => {
    const next = outline.points[(i + 1) % outline.points.length]
    return next ? [{ x: point.x, y: point.y }, between(point, next, 0.5)] : []
  })
}

/** As many as are weighed against each other; of more the next in the list is put down, so that squads come one by one. */
const WEIGHED = 12

/** SETUP-08: those in reserve on a grid over the own zone. */
export function* deployments(state: GameState, side: SideId, seat: SeatId): Generator<CommandOf<'deploy'>> {
  const waiting = state.figures.filter((figure) => figure.side === side && isInReserve(figure))
  for (const figure of waiting.length > WEIGHED ? waiting.slice(0, 1) : waiting) {
    for (const at of deployPlaces(state, side)) yield { verb: 'deploy', seat, figure: figure.id, at }
  }
}

const placesOf = new WeakMap<Table, Map<SideId, readonly Point[]>>()

/** Each place of the grid brought up to the cover ahead of it, or out of line where there is none. */
function deployPlaces(state: GameState, side: SideId): readonly Point[] {
  const known = placesOf.get(state.table) ?? new Map<SideId, readonly Point[]>()
  placesOf.set(state.table, known)
  const before = known.get(side)
  if (before) return before
  const edge = edgeOf(state.table, side)
  const grid = [...zoneGrid(state, side, DEPLOY_STEP)]
  // Those who must come keep their ways open: cover that they stand up against would bar them.
  const places =
    !edge || isPressed(state, side) ? grid : grid.map((at) => inTheLee(state, FACING[edge], at) ?? outOfLine(state, at))
  known.set(side, places)
  return places
}

/** One step towards an edge. */
export const TOWARDS: { readonly [edge in Edge]: Point } = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
}

/** Ahead of a place, the last one before cover that is there; nothing where the place is in cover or there is none. */
function inTheLee(state: GameState, to: Edge, at: Point): Point | undefined {
  const r = baseRadius(state.rules)
  const { x: dx, y: dy } = TOWARDS[to]
  const near = state.table.elements.filter(
    ({ cover, outline }) => cover !== 'none' && distance(outline, { ...at, r }) <= TO_COVER,
  )
  if (near.length === 0) return undefined
  let free: Point | undefined
  for (let ahead = 0; ahead <= TO_COVER; ahead += CLOSER) {
    const there = { x: at.x + dx * ahead, y: at.y + dy * ahead }
    if (near.some(({ outline }) => distance(outline, { ...there, r }) <= 0)) return free
    free = there
  }
  return undefined
}

function outOfLine({ table, rules }: GameState, { x, y }: Point): Point {
  const r = baseRadius(rules)
  const off = (at: number, seed: number, most: number): number =>
    Math.min(most - r, Math.max(r, at + (seed % (2 * UNEVEN + 1)) - UNEVEN))
  return { x: off(x, x * 7 + y * 13, table.width), y: off(y, x * 11 + y * 3, table.height) }
}

/** FEINT-03: everybody on the table alone, on the same grid. */
export function* feints(state: GameState, side: SideId, seat: SeatId): Generator<CommandOf<'feint'>> {
  for (const { id } of friendsOf(state, side)) {
    for (const at of zoneGrid(state, side, DEPLOY_STEP)) yield { verb: 'feint', seat, moves: [{ figure: id, at }] }
  }
}

/** MOVE-11: the middle of a 60 mm base that the path's end may touch. */
export function scenicBaseAt(state: GameState, path: readonly Point[]): Point | undefined {
  const end = path[path.length - 1]
  if (!end || !state.rules.scenicBaseFreeStep) return undefined
  for (const { scenicBase, outline } of state.table.elements) {
    if (!scenicBase || outline.kind !== 'disc') continue
    const reach = 2 * outline.r
    if (squareBetween(outline, end) <= reach * reach) return { x: outline.x, y: outline.y }
  }
  return undefined
}

/** The point of the line from a to b that is at most `length` from a. */
export function cut(a: Point, b: Point, length: number): Point {
  const whole = lengthBetween(a, b)
  return whole <= length ? { x: b.x, y: b.y } : between(a, b, length / whole)
}
