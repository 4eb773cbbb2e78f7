import { discOutline, type Outline, type Point, polygonOutline } from '@tactic48/geometry'
import type { Bunker, Element, Gap } from '@tactic48/rules'

/** A piece of scenery being laid out: its outline around its own middle, where it lies and how it is turned. */
export interface Laid {
  readonly element: Omit<Element, 'outline'>
  readonly shape:
    | { readonly kind: 'disc'; readonly r: number }
    | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly angle: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

function turned({ x, y }: Point, angle: number): Point {
  const sin = Math.sin((angle * Math.PI) / 180)
  const cos = Math.cos((angle * Math.PI) / 180)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** How far a turned piece reaches from its middle, to each side. */
export function reach({ shape, angle }: Laid): { left: number; right: number; top: number; bottom: number } {
  if (shape.kind === 'disc') return { left: shape.r, right: shape.r, top: shape.r, bottom: shape.r }
  const points = shape.points.map((point) => turned(point, angle))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: -Math.min(...xs), right: Math.max(...xs), top: -Math.min(...ys), bottom: Math.max(...ys) }
}

export const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** SETUP-02: on the table, wholly. */
export function keptOn(laid: Laid, { width, height }: Size): Laid {
  const { left, right, top, bottom } = reach(laid)
  return {
    ...laid,
    x: Math.round(between(Math.ceil(left), laid.x, width - Math.ceil(right))),
    y: Math.round(between(Math.ceil(top), laid.y, height - Math.ceil(bottom))),
  }
}

/** How far the piece reaches from its middle at most. */
const radiusOf = ({ shape }: Laid): number =>
  shape.kind === 'disc' ? shape.r : Math.max(...shape.points.map(({ x, y }) => Math.hypot(x, y)))

/** At the free place nearest to where it was meant, else there. */
export function nearestFree<T extends Point>(meant: T, keptOn: (there: T) => T, isFree: (there: T) => boolean): T {
  for (let ring = 0; ring < 14; ring++)
    for (let i = 0; i < Math.max(1, ring * 6); i++) {
      const angle = (i * 2 * Math.PI) / Math.max(1, ring * 6)
      const x = meant.x + Math.cos(angle) * ring * 1000
      const y = meant.y + Math.sin(angle) * ring * 1000
      const there = keptOn({ ...meant, x, y })
      if (isFree(there)) return there
    }
  return keptOn(meant)
}

/** The piece where it touches no other. */
export const besideOthers = (laid: Laid, others: readonly Laid[], size: Size): Laid =>
  nearestFree(
    laid,
    (piece) => keptOn(piece, size),
    (piece) =>
      others.every((other) => Math.hypot(piece.x - other.x, piece.y - other.y) > radiusOf(piece) + radiusOf(other)),
  )

/** The lowest number with which this name is not taken yet. */
export function freeNumber(name: string, taken: readonly { readonly id: string }[]): number {
  let number = 1
  while (taken.some(({ id }) => id === `${name}-${number}`)) number += 1
  return number
}

export function outlineOf({ shape, x, y, angle }: Laid): Outline {
  if (shape.kind === 'disc') return discOutline(Math.round(x), Math.round(y), shape.r)
  return polygonOutline(
    shape.points.map((point) => {
      const spot = turned(point, angle)
      return { x: Math.round(x + spot.x), y: Math.round(y + spot.y) }
    }),
  )
}

export const elementOf = (laid: Laid): Element => ({ ...laid.element, outline: outlineOf(laid) })

/** Takes a piece of a ready table into the hand. */
export function laidOf({ outline, ...element }: Element): Laid {
  if (outline.kind === 'disc') {
    return { element, shape: { kind: 'disc', r: outline.r }, x: outline.x, y: outline.y, angle: 0 }
  }
  const xs = outline.points.map((point) => point.x)
  const ys = outline.points.map((point) => point.y)
  const x = Math.round((Math.min(...xs) + Math.max(...xs)) / 2)
  const y = Math.round((Math.min(...ys) + Math.max(...ys)) / 2)
  const points = outline.points.map((point) => ({ x: point.x - x, y: point.y - y }))
  return { element, shape: { kind: 'polygon', points }, x, y, angle: 0 }
}

/** HOUSE-18: how wide a slit and a door are where nobody says otherwise, and how much wall stands beside each; 1/1000 u. */
const SLIT = 1600
const DOOR = 1400
const PILLAR = 250

const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
type Facing = (typeof FACINGS)[number]

/** One wall of a bunker as it lies now, and what it leaves open. */
export interface BunkerWall {
  readonly wall: number
  /** Where its outer face looks. */
  readonly facing: Facing
  readonly length: number
  readonly slits: number
  readonly doors: number
}

const on = (gaps: readonly Gap[], wall: number): number => gaps.filter((gap) => gap.wall === wall).length

export function bunkerWalls({ element, shape, angle }: Laid): readonly BunkerWall[] {
  const { bunker } = element
  if (!bunker || shape.kind === 'disc') return []
  const { points } = shape
  return points.map((a, wall) => {
    const b = points[(wall + 1) % points.length] ?? a
    // The outline runs so that its inside is on the left of every wall.
    const bearing = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + angle
    const eighth = Math.round((bearing + 720) / 45) % FACINGS.length
    return {
      wall,
      facing: FACINGS[eighth] ?? 'n',
      length: Math.floor(Math.hypot(b.x - a.x, b.y - a.y)),
      slits: on(bunker.slits, wall),
      doors: on(bunker.doors, wall),
    }
  })
}

/** Is there room for so many openings in a wall of this length? */
export const hasRoom = (length: number, slits: number, doors: number): boolean =>
  slits * SLIT + doors * DOOR + (slits + doors + 1) * PILLAR <= length

/** The bunker with so many openings in one of its walls, evenly spread; the other walls stay as they are. */
export function withOpenings(bunker: Bunker, { wall, length }: BunkerWall, slits: number, doors: number): Bunker {
  const widths = [...Array<number>(slits).fill(SLIT), ...Array<number>(doors).fill(DOOR)]
  const pillar = Math.floor((length - widths.reduce((sum, width) => sum + width, 0)) / (widths.length + 1))
  let from = pillar
  const gaps = widths.map((width): Gap => {
    const gap = { wall, from, to: from + width }
    from = gap.to + pillar
    return gap
  })
  const others = (list: readonly Gap[]): readonly Gap[] => list.filter((gap) => gap.wall !== wall)
  return {
    ...bunker,
    slits: [...others(bunker.slits), ...gaps.slice(0, slits)],
    doors: [...others(bunker.doors), ...gaps.slice(slits)],
  }
}
