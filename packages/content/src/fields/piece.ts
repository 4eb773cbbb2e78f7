import type { Outline } from '@tactic48/geometry'
import { type Chance, type Element, isPassable } from '@tactic48/rules'
import { elementsOf } from '../battlefield.ts'
import type { ElementFile } from '../battlefieldFile.ts'
import {
  between,
  direction,
  exact,
  type Frame,
  gapBetween,
  onFrame,
  opposite,
  type Polygon,
  rectangle,
  type Size,
  type Spot,
  STEPS,
} from './plane.ts'

/** One piece of scenery: as a file says it, as the table has it. */
export interface Piece {
  readonly file: ElementFile
  readonly element: Element
  readonly middle: Spot
  /** How far it reaches from its middle. */
  readonly reach: number
  readonly passable: boolean
  /** Pieces of one group are built to join (a hedge in sections, a wall with its corner): they may touch each other. */
  readonly group?: number
}

/** What is built or stands alone keeps off the edge of the table; nothing is cut by it. */
export const MARGIN = 0.3

/** What bounds a field or grows may reach the edge: nobody looks past its end. */
export const REACHES_EDGE: ReadonlySet<string> = new Set([
  'hedge',
  'wall',
  'fence',
  'bocage',
  'firs',
  'jungle',
  'knoll',
  'dune',
  'heap',
  'ruin',
])

/** Uniform in steps of 0.05 u. */
export const within = (chance: Chance, least: number, most: number): number =>
  least + chance.int(Math.round((most - least) * 20) + 1) / 20

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.int(list.length)] as T

/** `share` of 100. */
export const isLucky = (chance: Chance, share: number): boolean => chance.int(100) < share

const place = ({ x, y }: Spot): [number, number] => [exact(x), exact(y)]

/** `tags` go over what the look says. */
export type Tags = Pick<ElementFile, 'cover' | 'passable' | 'obstacle' | 'elevated' | 'dressing' | 'name'>

export const shape = (look: string, polygon: Polygon, tags: Tags = {}): ElementFile => ({
  look,
  polygon: polygon.map(place),
  ...tags,
})

export const disc = (look: string, at: Spot, r: number, tags: Tags = {}): ElementFile => ({
  look,
  at: place(at),
  r: exact(r),
  ...tags,
})

/** A 60 mm scenic base (LOS-09). */
export const post = (at: Spot, dressing: string): ElementFile => ({ look: 'scenicBase', at: place(at), dressing })

/** An uneven round: half as long as `a`, half as deep as `b`. */
export function blob(look: string, frame: Frame, a: number, b: number, chance: Chance, tags: Tags = {}): ElementFile {
  const corners = 12
  const polygon = Array.from({ length: corners }, (_, i) => {
    const { ux, uy } = direction((i * STEPS) / corners)
    const out = 0.84 + chance.int(17) / 100
    return onFrame(frame, ux * a * out, uy * b * out)
  })
  return shape(look, polygon, tags)
}

/** SETUP-05: linear pieces are laid as sections of at most 4 u. */
const SECTION = 3.9

/** A straight line of a frame in sections that share their ends. */
export function straight(
  look: string,
  frame: Frame,
  from: number,
  to: number,
  at: number,
  thickness: number,
): readonly ElementFile[] {
  const count = Math.max(1, Math.ceil((to - from) / SECTION))
  const cutAt = (i: number): number => from + ((to - from) * i) / count
  return Array.from({ length: count }, (_, i) =>
    shape(look, rectangle(frame, cutAt(i), cutAt(i + 1), at - thickness / 2, at + thickness / 2)),
  )
}

/** A bent line in sections, mitred where it bends. */
export function bent(look: string, points: readonly Spot[], thickness: number): readonly ElementFile[] {
  const left = besideLine(points, thickness / 2)
  const right = besideLine(points, -thickness / 2)
  return points.slice(1).flatMap((_, i) => {
    const [a, b, c, d] = [left[i], left[i + 1], right[i + 1], right[i]] as [Spot, Spot, Spot, Spot]
    const count = Math.max(1, Math.ceil(Math.max(gapBetween(a, b), gapBetween(c, d)) / SECTION))
    return Array.from({ length: count }, (_, j) =>
      shape(look, [
        between(a, b, j / count),
        between(a, b, (j + 1) / count),
        between(d, c, (j + 1) / count),
        between(d, c, j / count),
      ]),
    )
  })
}

/** The corners of a line that runs beside another, `off` to its right. */
function besideLine(points: readonly Spot[], off: number): readonly Spot[] {
  const normals = points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    const length = gapBetween(from, to)
    return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  })
  return points.map(({ x, y }, i) => {
    const a = normals[i - 1] ?? normals[i] ?? { x: 0, y: 0 }
    const b = normals[i] ?? a
    const share = off / (1 + a.x * b.x + a.y * b.y)
    return { x: x + (a.x + b.x) * share, y: y + (a.y + b.y) * share }
  })
}

/** The piece on a table of this size; absent where it would come too near to the edge. */
export function pieceOf(file: ElementFile, size: Size, group?: number): Piece | undefined {
  const spots = cornersOf(file)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const margin = REACHES_EDGE.has(file.look) ? 0 : MARGIN
  if (left < margin || top < margin || right > size.width - margin || bottom > size.height - margin) return undefined
  const [element] = elementsOf(file, ['elements', 0], new Map())
  if (!element) return undefined
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const reach = file.at ? (right - left) / 2 : Math.max(...spots.map((spot) => gapBetween(spot, middle)))
  return { file, element, middle, reach, passable: isPassable(element), ...(group !== undefined && { group }) }
}

function cornersOf({ at, r = 1.2, polygon = [] }: ElementFile): readonly Spot[] {
  if (!at) return polygon.map(([x, y]) => ({ x, y }))
  const [x, y] = at
  return [
    { x: x - r, y: y - r },
    { x: x + r, y: y + r },
  ]
}

/** Moved to the edge of the table where it is meant to be near one. */
export function snapped(file: ElementFile, { x, y }: Spot, { width, height }: Size): ElementFile {
  const spots = cornersOf(file)
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
  const dx = x < NEAR ? -Math.min(...xs) : x > width - NEAR ? width - Math.max(...xs) : 0
  const dy = y < NEAR ? -Math.min(...ys) : y > height - NEAR ? height - Math.max(...ys) : 0
  const move = ([px, py]: readonly [number, number]): [number, number] => [exact(px + dx), exact(py + dy)]
  const { at, polygon } = file
  return { ...file, ...(at && { at: move(at) }), ...(polygon && { polygon: polygon.map(move) }) }
}

const NEAR = 1.1

/** The same on the other half of the table: turned around its middle by half a circle. */
export function facing(file: ElementFile, size: Size): ElementFile {
  const turn = ([x, y]: readonly [number, number]): [number, number] => place(opposite({ x, y }, size))
  const { at, polygon } = file
  return { ...file, ...(at && { at: turn(at) }), ...(polygon && { polygon: polygon.map(turn) }) }
}

export const outlineOf = ({ element }: Piece): Outline => element.outline
