import { EPSILON, type Ground, type Outline, type Point, polygonOutline } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import { type ElementId, elementId, SIDES, type SideId } from '../state/ids.ts'
import { type Length, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { EDGES, type Edge, type Element } from '../state/table.ts'
import { baseRadius, u } from './figures.ts'
import { groundOf } from './sight.ts'
import { canTouch, regionsAt, roomInZone, walkwaysOf } from './walkways.ts'
import { FACING, reachesZone } from './zone.ts'

/** SETUP-05: editor and generator cut linear pieces into sections of at most this length; LOS-07 removes a longer one whole. */
const SECTION_LENGTH = 4
/** A piece this thin is linear. */
const SECTION_THICKNESS = 1

/** Why this scenery may not be laid out: SETUP-02, SETUP-05, SETUP-06, SETUP-09, SETUP-13. */
export function layoutFault(state: GameState, elements: readonly Element[]): Refusal | undefined {
  return elementsFault(state, elements) ?? sceneryFault(state, elements) ?? groundFault(state, elements)
}

function elementsFault(state: GameState, elements: readonly Element[]): Refusal | undefined {
  const ids = new Set<ElementId>()
  for (const element of elements) {
    if (ids.has(element.id)) return refuse('SETUP-06', 'repeatedElement', { element: element.id })
    ids.add(element.id)
    if (!liesOn(state, element.outline)) return refuse('SETUP-02', 'offTable', { element: element.id })
    const fault = scenicBaseFault(state, element)
    if (fault) return fault
  }
  return undefined
}

function liesOn({ table }: GameState, outline: Outline): boolean {
  if (outline.kind === 'polygon') {
    return outline.points.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.height)
  }
  const { x, y, r } = outline
  return x >= r && y >= r && x <= table.width - r && y <= table.height - r
}

/** SETUP-06, LOS-09: round, 60 mm and always Partial. */
function scenicBaseFault(state: GameState, element: Element): Refusal | undefined {
  if (!element.scenicBase) return undefined
  const params = { element: element.id }
  if (element.cover !== 'partial') return refuse('SETUP-06', 'scenicBaseIsPartial', params)
  const { outline } = element
  const round = outline.kind === 'disc' && outline.r === Math.round(state.rules.scenicBaseMm * 20)
  return round ? undefined : refuse('SETUP-06', 'scenicBaseSize', params)
}

const coverGiving = (elements: readonly Element[]): number =>
  elements.filter((element) => element.cover !== 'none').length

function sceneryFault(state: GameState, elements: readonly Element[]): Refusal | undefined {
  const need = Math.ceil(state.rules.minCoverPerCharacter * state.figures.length)
  const have = coverGiving(elements)
  return have < need ? refuse('SETUP-05', 'tooLittleScenery', { need, have }) : undefined
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
})

const lengthOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

/**
 * SETUP-05: a linear piece cut into sections of at most 4 u with the same cover; any other piece, and a bent one that has no straight
 * sections, as it is.
 */
export function sectionsOf(element: Element): readonly Element[] {
  const { outline, id, name } = element
  if (outline.kind === 'disc' || !outline.convex || !isLongSection(outline)) return [element]
  const sections = outline.points.length === 4 ? quarters(outline.points) : strips(outline.points)
  return sections.map((points, i): Element => {
    return { ...element, id: elementId(`${id}-${i + 1}`), name: `${name} ${i + 1}`, outline: polygonOutline(points) }
  })
}

/** Both long edges of four corners cut into equal parts. */
function quarters(points: readonly Point[]): readonly (readonly Point[])[] {
  const [p, q, r, s] = points as readonly [Point, Point, Point, Point]
  const [a, b, c, d] = lengthOf(p, q) >= lengthOf(q, r) ? [p, q, r, s] : [q, r, s, p]
  const count = Math.ceil(Math.max(lengthOf(a, b), lengthOf(c, d)) / u(SECTION_LENGTH))
  return Array.from({ length: count }, (_, i) => {
    const from = i / count
    const to = (i + 1) / count
    return [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)]
  })
}

/** A convex piece of any number of corners cut across its longest edge. */
function strips(points: readonly Point[]): readonly (readonly Point[])[] {
  const edges = points.map((a, i) => [a, points[(i + 1) % points.length] ?? a] as const)
  const [a, b] = edges.reduce((best, edge) => (lengthOf(edge[0], edge[1]) > lengthOf(best[0], best[1]) ? edge : best))
  const length = lengthOf(a, b)
  const along = ({ x, y }: Point): number => ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length
  const first = Math.min(...points.map(along))
  const whole = Math.max(...points.map(along)) - first
  const count = Math.ceil(whole / u(SECTION_LENGTH))
  const parts = Array.from({ length: count }, (_, i) => {
    const from = first + (whole * i) / count
    const to = first + (whole * (i + 1)) / count
    return distinct(
      clipped(
        clipped(points, (point) => along(point) - from),
        (point) => to - along(point),
      ),
    )
  })
  return parts.filter((part) => part.length > 2)
}

/** What lies on the positive side of a line, with corners where the line cuts an edge. */
function clipped(points: readonly Point[], side: (point: Point) => number): readonly Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    const [p, q] = [side(a), side(b)]
    const kept = p >= 0 ? [a] : []
    return p >= 0 === q >= 0 ? kept : [...kept, between(a, b, p / (p - q))]
  })
}

const distinct = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, i) => points.findIndex((other) => other.x === x && other.y === y) === i)

function isLongSection(outline: Outline): boolean {
  if (outline.kind === 'disc') return false
  let longest = 0
  let twiceArea = 0
  outline.points.forEach((a, i) => {
    const b = outline.points[(i + 1) % outline.points.length] ?? a
    longest = Math.max(longest, Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)))
    twiceArea += a.x * b.y - b.x * a.y
  })
  const thickness = Math.abs(twiceArea) / 2 / longest
  return longest > u(SECTION_LENGTH) + EPSILON && thickness <= u(SECTION_THICKNESS)
}

function groundFault(state: GameState, elements: readonly Element[]): Refusal | undefined {
  const ground = groundWith(state, elements)
  const wanted = Math.max(...SIDES.map((side) => state.figures.filter((figure) => figure.side === side).length))
  for (const edge of EDGES) {
    if (roomInZone(ground, state.rules, edge, wanted) < wanted) return refuse('SETUP-09', 'noRoom', { edge })
  }
  if (state.setup.gameType !== 'mission') return undefined
  for (const edge of EDGES) {
    if (eligible(state, ground, elements, edge).length === 0) return refuse('SETUP-13', 'noObjective', { edge })
  }
  return undefined
}

const groundWith = ({ table: { width, height } }: GameState, elements: readonly Element[]): Ground =>
  groundOf({ table: { width, height, elements } })

/** SETUP-13: elements in the zone of this edge to which a base from the facing one finds a way. */
function eligible(state: GameState, ground: Ground, elements: readonly Element[], edge: Edge): readonly Element[] {
  const { rules } = state
  const r = baseRadius(rules)
  const ways = walkwaysOf(ground, r)
  const regions = regionsAt(ground, rules, ways, FACING[edge])
  return elements.filter(
    ({ outline }) => reachesZone(rules, ground, edge, outline) && canTouch(ways, r, regions, outline),
  )
}

/** SETUP-13: what may be named by the side that deploys on this edge. */
export const objectivesAt = (state: GameState, edge: Edge): readonly Element[] =>
  eligible(state, groundOf(state), state.table.elements, edge)

/** What the players should know before they go on; nothing here is forbidden. */
export type Warning = { readonly rule: Atom } & (
  | { readonly code: 'littleScenery'; readonly params: { readonly have: number; readonly advised: number } }
  | { readonly code: 'longSection'; readonly params: { readonly element: ElementId; readonly limit: Length } }
  | { readonly code: 'idleAidStation'; readonly params: { readonly element: ElementId } }
  | { readonly code: 'objectiveInReach'; readonly params: { readonly side: SideId; readonly element: ElementId } }
)

/** AID-01: those that reach no deployment zone, whichever edges are chosen. */
const idleStations = ({ rules, table }: GameState): readonly Element[] =>
  rules.company
    ? table.elements.filter(
        ({ aidStation, outline }) => aidStation && !EDGES.some((edge) => reachesZone(rules, table, edge, outline)),
      )
    : []

export function layoutWarnings(state: GameState): readonly Warning[] {
  const warnings: Warning[] = []
  const have = coverGiving(state.table.elements)
  const advised = state.figures.length
  if (have < advised) warnings.push({ rule: 'SETUP-05', code: 'littleScenery', params: { have, advised } })
  for (const { id, cover, outline } of state.table.elements) {
    if (cover === 'none' || !isLongSection(outline)) continue
    warnings.push({ rule: 'SETUP-05', code: 'longSection', params: { element: id, limit: { u: SECTION_LENGTH } } })
  }
  for (const { id } of idleStations(state)) {
    warnings.push({ rule: 'AID-01', code: 'idleAidStation', params: { element: id } })
  }
  for (const side of SIDES) {
    const id = state.table.objectives?.[side]
    const own = state.table.edges?.[side]
    const element = state.table.elements.find((one) => one.id === id)
    if (!element || !own || state.rules.objectiveFromRound > 1) continue
    if (gapToZone(state, own, element) <= firstTurnReach(state)) {
      warnings.push({ rule: 'SETUP-13', code: 'objectiveInReach', params: { side, element: element.id } })
    }
  }
  return warnings
}

/** Between the element of the zone at `edge` and the nearest base deployed opposite. */
function gapToZone(state: GameState, edge: Edge, element: Element): number {
  const { table, rules } = state
  const across = edge === 'north' || edge === 'south' ? table.height : table.width
  return across - u(rules.deployDepth) - farthest(state, edge, element.outline) - 2 * baseRadius(rules)
}

function farthest({ table }: GameState, edge: Edge, outline: Outline): number {
  const points = outline.kind === 'polygon' ? outline.points : corners(outline)
  return Math.max(
    ...points.map(({ x, y }) => {
      if (edge === 'north') return y
      if (edge === 'south') return table.height - y
      return edge === 'west' ? x : table.width - x
    }),
  )
}

const corners = ({ x, y, r }: Extract<Outline, { kind: 'disc' }>) => [
  { x: x - r, y },
  { x: x + r, y },
  { x, y: y - r },
  { x, y: y + r },
]

const firstTurnReach = (state: GameState): number =>
  Math.max(0, ...Object.values(state.cards.characters).map(({ healthy }) => u(healthy.move ?? 0))) *
  state.rules.moveCapAt
