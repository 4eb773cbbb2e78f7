import {
  discOutline,
  EPSILON,
  GeometryError,
  type Outline,
  type Point,
  polygonOutline,
  rectangleOutline,
  wallOutline,
} from '@tactic48/geometry'
import { type Bunker, type Element, elementId, type Gap, gapOnWall } from '@tactic48/rules'
import type { ElementsText, ElementText } from './schema/pieces.ts'
import type { Coordinates, Place } from './schema/terms.ts'
import { StepFailure } from './script.ts'
import { ScenarioError } from './source.ts'

/** u as written to the table's integers. */
export const toTable = (length: number): number => Math.round(length * 1000)

export const pointOf = ([x, y]: Coordinates): Point => ({ x: toTable(x), y: toTable(y) })

/** GEN-06: contact has a tolerance of 0.005 u, which nobody at a table would write; to the thousandth it is meant exactly. */
export function isWhere(point: Point, [x, y]: Coordinates): boolean {
  const agrees = (said: number, is: number): boolean => Math.abs(said - is) <= (said % 10 === 0 ? EPSILON : 0)
  return agrees(toTable(x), point.x) && agrees(toTable(y), point.y)
}

/** y grows to the south. */
const DIRECTIONS: { readonly [name: string]: Coordinates } = {
  north: [0, -1],
  south: [0, 1],
  east: [1, 0],
  west: [-1, 0],
}

export interface Anchor {
  readonly at: Point
  readonly radius: number
}

/**
 * Coordinates; or `10.1 east of A`, measured from edge to edge (GEN-04) for something of the given radius;
 * or `4 east`, measured from `own`.
 */
export function placeOf(
  place: Place,
  radius: number,
  anchorOf: (name: string) => Anchor | undefined,
  own?: Point,
): Point {
  if (typeof place !== 'string') return pointOf(place)
  const [distance = '', direction = '', , name] = place.split(' ')
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0]
  if (name === undefined) {
    if (!own) throw new StepFailure(`'${place}' does not name a figure`)
    const length = toTable(Number(distance))
    return { x: own.x + dx * length, y: own.y + dy * length }
  }
  const anchor = anchorOf(name)
  if (!anchor) throw new StepFailure(`'${place}' names ${name}, who has no place yet`)
  const length = toTable(Number(distance)) + anchor.radius + radius
  return { x: anchor.at.x + dx * length, y: anchor.at.y + dy * length }
}

/** LOS-09: 60 mm across, 2.5 cm to the u. */
const SCENIC_BASE_RADIUS = 1200
const WALL_THICKNESS = 0.2

function outlineOf(name: string, text: ElementText): Outline {
  if (text.scenicBase) {
    const { x, y } = pointOf(text.scenicBase)
    return discOutline(x, y, SCENIC_BASE_RADIUS)
  }
  if (text.disc) {
    const { x, y } = pointOf(text.disc)
    return discOutline(x, y, toTable(text.radius ?? 1))
  }
  if (text.polygon) return polygonOutline(text.polygon.map(pointOf))
  if (text.rectangle) {
    const [x, y, width, height] = text.rectangle
    return rectangleOutline(toTable(x), toTable(y), toTable(width), toTable(height))
  }
  if (text.wall) {
    const [from, to] = text.wall
    return wallOutline(pointOf(from), pointOf(to), toTable(text.thickness ?? WALL_THICKNESS))
  }
  throw new ScenarioError(`element ${name} needs one of disc, scenicBase, polygon, rectangle, wall`)
}

function checkedOutline(name: string, text: ElementText): Outline {
  try {
    return outlineOf(name, text)
  } catch (error) {
    throw error instanceof GeometryError ? new ScenarioError(`element ${name}: ${error.message}`) : error
  }
}

/** A point on no wall is left to the rules to refuse. */
const NO_WALL: Gap = { wall: 99, from: 0, to: 1 }

function bunkerOf(outline: Outline, { slits = [], doors = [], armour }: NonNullable<ElementText['bunker']>): Bunker {
  const gapOf = ([from, to]: readonly [Coordinates, Coordinates]): Gap =>
    gapOnWall(outline, pointOf(from), pointOf(to)) ?? NO_WALL
  return { slits: slits.map(gapOf), doors: doors.map(gapOf), ...(armour === undefined ? {} : { armour }) }
}

const lookOf = ({ scenicBase, bunker, cover }: ElementText): string => {
  if (scenicBase) return 'scenicBase'
  if (bunker) return 'bunker'
  return cover === 'total' ? 'wall' : 'hedge'
}

export const elementsOf = (texts: ElementsText | undefined): readonly Element[] =>
  Object.entries(texts ?? {}).map(([name, text]) => elementOf(name, text))

function elementOf(name: string, text: ElementText): Element {
  const outline = checkedOutline(name, text)
  const terrainClass = text.terrainClass ?? (text.bunker ? 'sheltering' : undefined)
  return {
    id: elementId(name),
    name,
    look: lookOf(text),
    outline,
    cover: text.cover ?? (text.bunker ? 'total' : 'partial'),
    ...(text.passable === undefined ? {} : { passable: text.passable }),
    ...(text.elevated === undefined ? {} : { elevated: text.elevated }),
    ...(text.obstacle === undefined ? {} : { obstacle: text.obstacle }),
    ...(text.aidStation === undefined ? {} : { aidStation: text.aidStation }),
    ...(text.scenicBase === undefined ? {} : { scenicBase: true }),
    ...(text.enterable === undefined ? {} : { enterable: text.enterable }),
    ...(terrainClass === undefined ? {} : { terrainClass }),
    ...(text.level === undefined ? {} : { level: text.level }),
    ...(text.hqLine === undefined ? {} : { hqLine: text.hqLine }),
    ...(text.owner === undefined ? {} : { owner: text.owner }),
    ...(text.bunker === undefined ? {} : { bunker: bunkerOf(outline, text.bunker) }),
  }
}
