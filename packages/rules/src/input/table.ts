import {
  checkOutline,
  type DiscOutline,
  GeometryError,
  isPolygon,
  type Outline,
  type Point,
  type PolygonOutline,
} from '@tactic48/geometry'
import { u } from '../query/figures.ts'
import { gapsOverlap, isOnWall } from '../query/walls.ts'
import type { ElementId } from '../state/ids.ts'
import { type PerSide, SIDES } from '../state/ids.ts'
import type { BareTable, ReadyTable } from '../state/spec.ts'
import {
  type Bunker,
  type Dressing,
  EDGES,
  type Edge,
  type Element,
  type Gap,
  TERRAIN_CLASSES,
} from '../state/table.ts'
import { repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'
import { BUNKER_LIMITS, LIMITS } from './limits.ts'
import {
  type Fields,
  id,
  list,
  object,
  oneOf,
  optional,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'

const COORDINATE = whole(-1_000_000, 1_000_000)
const EXTENT = whole(1, 1_000_000)
const COVER = ['total', 'partial', 'none'] as const

export const pointShape: Shape<Point> = object<Point>({ x: COORDINATE, y: COORDINATE })
const pointsShape = list(pointShape, LIMITS.outlinePoints)

const outlineShape: Shape<Outline> = where(
  tagged<Outline, 'kind'>('kind', {
    disc: object<DiscOutline>({ kind: oneOf(['disc']), x: COORDINATE, y: COORDINATE, r: EXTENT }),
    polygon: object<PolygonOutline>({ kind: oneOf(['polygon']), points: pointsShape, convex: truth }),
  }),
  outlineFault,
)

function outlineFault(outline: Outline): Fault | undefined {
  try {
    checkOutline(outline, 'outline')
    return undefined
  } catch (error) {
    return new Fault('badOutline', error instanceof GeometryError ? { why: error.code } : {})
  }
}

const HIGHEST_LEVEL = 3

const gapsShape: Shape<readonly Gap[]> = list(
  object<Gap>({ wall: whole(0, LIMITS.outlinePoints), from: whole(0, 1_000_000), to: EXTENT }),
  BUNKER_LIMITS.gaps,
)

/** HOUSE-18: a piece in the hand, before it has a place. */
export const pieceFields: Fields<Omit<Element, 'outline'>> = {
  id: id<ElementId>(),
  name: text(),
  look: text(),
  cover: oneOf(COVER),
  passable: optional(truth),
  elevated: optional(truth),
  obstacle: optional(truth),
  scenicBase: optional(truth),
  dressing: optional(text()),
  enterable: optional(truth),
  terrainClass: optional(oneOf(TERRAIN_CLASSES)),
  level: optional(whole(0, HIGHEST_LEVEL)),
  hqLine: optional(truth),
  aidStation: optional(truth),
  bunker: optional(
    object<Bunker>({ slits: gapsShape, doors: gapsShape, armour: optional(whole(1, BUNKER_LIMITS.armour)) }),
  ),
  owner: optional(oneOf(SIDES)),
}

/** In the order in which saved games have them: read and saved again, a file keeps its bytes. */
const { id: elementName, name, look, ...ofPiece } = pieceFields
const elementShape: Shape<Element> = where(
  object<Element>({ id: elementName, name, look, outline: outlineShape, ...ofPiece }),
  shelterFault,
)

/** HOUSE-05, HOUSE-18: what shelters has walls all round, and every gap of them lies on one, beside the others. */
export function shelterFault({ outline, cover, terrainClass, bunker }: Element): Fault | undefined {
  if (!bunker) return terrainClass === 'sheltering' ? new Fault('noShelter', {}, ['terrainClass']) : undefined
  if (!isPolygon(outline) || cover !== 'total') return new Fault('noShelter', {}, ['bunker'])
  if (terrainClass === 'protective') return new Fault('noShelter', {}, ['terrainClass'])
  const before: Gap[] = []
  for (const kind of ['slits', 'doors'] as const) {
    for (const [i, gap] of bunker[kind].entries()) {
      const stands = isOnWall(outline, gap) && !before.some((other) => gapsOverlap(gap, other))
      if (!stands) return new Fault('notOnWall', {}, ['bunker', kind, i])
      before.push(gap)
    }
  }
  return undefined
}

export const elementsShape: Shape<readonly Element[]> = where(list(elementShape, LIMITS.pieces), cornersFault)

/** The cost of sight and paths grows with the corners of the whole table; a disc counts as one. */
export function cornersFault(elements: readonly Pick<Element, 'outline'>[]): Fault | undefined {
  let corners = 0
  for (const { outline } of elements) corners += isPolygon(outline) ? outline.points.length : 1
  return corners > LIMITS.tableCorners ? new Fault('tooManyCorners', { limit: LIMITS.tableCorners }) : undefined
}

export const dressingShape: Shape<readonly Dressing[]> = list(
  object<Dressing>({ kind: text(), points: pointsShape, width: optional(whole(0, 1_000_000)) }),
  LIMITS.pieces,
)

export const bothSides = <T>(shape: Shape<T>): Shape<PerSide<T>> => object<PerSide<T>>({ blue: shape, ember: shape })

const LENGTH = whole(u(1), u(LIMITS.table))
export const bareTableShape: Shape<BareTable> = object<BareTable>({ width: LENGTH, height: LENGTH })

export const readyTableShape: Shape<ReadyTable> = where(
  object<ReadyTable>({
    width: LENGTH,
    height: LENGTH,
    elements: elementsShape,
    dressing: optional(dressingShape),
    edges: optional(bothSides<Edge>(oneOf(EDGES))),
    objectives: optional(bothSides(id<ElementId>())),
  }),
  sceneryFault,
)

/** What `elements` of a ready table must be: each once and on it, the objectives among them. */
export function sceneryFault(table: ReadyTable): Fault | undefined {
  const { elements, objectives } = table
  const repeated = repeatedIn(elements)
  if (repeated) return repeated.in('elements')
  const outside = elements.findIndex(({ outline }) =>
    isPolygon(outline) ? outline.points.some((point) => !liesOn(table, point, 0)) : !liesOn(table, outline, outline.r),
  )
  if (outside >= 0) return new Fault('offTable', {}, ['elements', outside, 'outline'])
  const lost = SIDES.find((side) => objectives && !elements.some((element) => element.id === objectives[side]))
  return lost && new Fault('noSuchElement', {}, ['objectives', lost])
}

export const liesOn = ({ width, height }: BareTable, { x, y }: Point, r: number): boolean =>
  x >= r && y >= r && x <= width - r && y <= height - r
