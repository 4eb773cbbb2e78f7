import type { Point } from '@tactic48/geometry'
import type { CSSProperties } from 'react'

/** The style that puts a paper beside a spot of the table. */
export const place = (at: Point, shiftX: string, shiftY: string): CSSProperties =>
  ({ '--x': at.x / 1000, '--y': at.y / 1000, '--shift-x': shiftX, '--shift-y': shiftY }) as CSSProperties

interface Shift {
  readonly x: string
  readonly y: string
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Side = 'below' | 'above' | 'right' | 'left'
const CORNERS = ['aboveLeft', 'aboveRight', 'belowLeft', 'belowRight'] as const
type Place = Side | (typeof CORNERS)[number]

/** How far a paper at a corner reaches over its spot. */
const LAP = 10

/** In pixels, seen from the figure. */
function boxOf(place: Place, gap: number, width: number, height: number): Box {
  if (place === 'right') return { left: gap, right: gap + width, top: -height / 2, bottom: height / 2 }
  if (place === 'left') return { left: -gap - width, right: -gap, top: -height / 2, bottom: height / 2 }
  const left = place.endsWith('Left') ? LAP - width : place.endsWith('Right') ? -LAP : -width / 2
  const top = place.startsWith('below') ? gap : -gap - height
  return { left, right: left + width, top, bottom: top + height }
}

/** The same for a paper whose size the browser knows better. */
function shiftOf(place: Place, gap: number): Shift {
  if (place === 'right') return { x: `${gap}px`, y: '-50%' }
  if (place === 'left') return { x: `calc(-100% - ${gap}px)`, y: '-50%' }
  return {
    x: place.endsWith('Left') ? `calc(-100% + ${LAP}px)` : place.endsWith('Right') ? `${-LAP}px` : '-50%',
    y: place.startsWith('below') ? `${gap}px` : `calc(-100% - ${gap}px)`,
  }
}

interface Paper {
  readonly at: Point
  /** Pixels per u, and the base in pixels. */
  readonly scale: number
  readonly radius: number
  readonly width: number
  readonly height: number
  /** Free ground round the spot, in pixels. */
  readonly gap: number
  /** The first that will do is taken. */
  readonly sides: readonly Side[]
  /** Beside the figure and nowhere further. */
  readonly near?: boolean | undefined
  readonly others: readonly Point[]
  /** Papers that lie there already. */
  readonly papers: readonly Box[]
  /** The table, in pixels. */
  readonly room: Box
}

export interface Laid {
  readonly shift: Shift
  /** On the table, in pixels. */
  readonly box: Box
  /** On no other paper. */
  readonly readable: boolean
  /** So many figures are under it. */
  readonly hides: number
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom

const SPACE = 3
/** A paper on a paper cannot be read, however many figures another place hides. */
const UNREADABLE = 1000
/** What lies over the edge of the table may be out of the window. */
const OVER_THE_EDGE = 20
/** Beside the figure rather than a line further, where both hide as many; two lines off nobody knows whose it is. */
const FURTHER = 0.5

/** The place beside a figure where a slip of paper lies on no other, and hides the fewest figures. */
export function besideFigures(paper: Paper): Laid {
  const { at, scale, radius, width, height, gap, sides, near, others, papers, room } = paper
  const [x, y] = [(at.x * scale) / 1000, (at.y * scale) / 1000]
  const farthest = gap + 2 * (height + SPACE) + radius
  const spots: Point[] = []
  for (const other of others) {
    const spot = { x: (other.x * scale) / 1000, y: (other.y * scale) / 1000 }
    if (Math.abs(spot.x - x) < farthest + width && Math.abs(spot.y - y) < farthest + height) spots.push(spot)
  }
  let best: (Laid & { readonly cost: number }) | undefined
  for (const lines of near ? [0] : [0, 1, 2]) {
    const away = gap + lines * (height + SPACE)
    for (const side of [...sides, ...CORNERS]) {
      const { left, right, top, bottom } = boxOf(side, away, width, height)
      const box = { left: x + left, right: x + right, top: y + top, bottom: y + bottom }
      const readable = !papers.some((other) => meets(other, box))
      const hides = hiddenUnder(box, radius, spots)
      const cost =
        hides + lines * lines * FURTHER + (readable ? 0 : UNREADABLE) + (within(box, room) ? 0 : OVER_THE_EDGE)
      if (!best || cost < best.cost) best = { shift: shiftOf(side, away), box, readable, hides, cost }
      if (best.cost === 0) return best
    }
  }
  if (!best) throw new Error('a paper has no side to lie at')
  return best
}

function hiddenUnder(box: Box, radius: number, spots: readonly Point[]): number {
  let hidden = 0
  for (const { x, y } of spots) {
    const beside = x <= box.left - radius || x >= box.right + radius
    if (!beside && y > box.top - radius && y < box.bottom + radius) hidden++
  }
  return hidden
}
