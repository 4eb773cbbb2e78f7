import type { Point } from '@tactic48/geometry'
import { StepFailure } from './failure.ts'
import type { Coordinates, Place } from './scenario.ts'

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
