import {
  discOutline,
  GeometryError,
  type Outline,
  type Point,
  polygonOutline,
  rectangleOutline,
  wallOutline,
} from '@tactic48/geometry'
import { type Element, elementId } from '@tactic48/rules'
import type { ElementsText, ElementText } from './schema/scenario.ts'
import type { Coordinates, Place } from './schema/terms.ts'
import { StepFailure } from './script.ts'
import { ScenarioError } from './source.ts'

/** u as written to the table's integers. */
export const toTable = (length: number): number => Math.round(length * 1000)

export const pointOf = ([x, y]: Coordinates): Point => ({ x: toTable(x), y: toTable(y) })

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
    if (!own) throw new StepFailure(`'${place}' does not say of whom`)
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

export function elementsOf(texts: ElementsText | undefined): readonly Element[] {
  return Object.entries(texts ?? {}).map(([name, text]) => ({
    id: elementId(name),
    name,
    look: text.scenicBase ? 'scenicBase' : text.cover === 'total' ? 'wall' : 'hedge',
    outline: checkedOutline(name, text),
    cover: text.cover ?? 'partial',
    ...(text.passable === undefined ? {} : { passable: text.passable }),
    ...(text.elevated === undefined ? {} : { elevated: text.elevated }),
    ...(text.obstacle === undefined ? {} : { obstacle: text.obstacle }),
    ...(text.scenicBase === undefined ? {} : { scenicBase: true }),
  }))
}
