import type { Point } from '@tactic48/geometry'
import { useCallback, useSyncExternalStore } from 'react'
import type { Lens } from '../../table/lens.ts'

/** Pixels per u, without following a camera that only pans. */
export function useScale(lens: Lens): number {
  const read = useCallback(() => Math.round(lens.camera().scale), [lens])
  return useSyncExternalStore(lens.subscribe, read)
}

export interface Shift {
  readonly x: string
  readonly y: string
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const SIDES = ['below', 'above', 'right', 'left'] as const
type Side = (typeof SIDES)[number]

/** In pixels, seen from the figure. */
function boxOf(side: Side, gap: number, width: number, height: number): Box {
  if (side === 'right') return { left: gap, right: gap + width, top: -height / 2, bottom: height / 2 }
  if (side === 'left') return { left: -gap - width, right: -gap, top: -height / 2, bottom: height / 2 }
  const across = { left: -width / 2, right: width / 2 }
  return side === 'below'
    ? { ...across, top: gap, bottom: gap + height }
    : { ...across, top: -gap - height, bottom: -gap }
}

const SHIFTS: { readonly [S in Side]: (gap: number) => Shift } = {
  below: (gap) => ({ x: '-50%', y: `${gap}px` }),
  above: (gap) => ({ x: '-50%', y: `calc(-100% - ${gap}px)` }),
  right: (gap) => ({ x: `${gap}px`, y: '-50%' }),
  left: (gap) => ({ x: `calc(-100% - ${gap}px)`, y: '-50%' }),
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
  readonly others: readonly Point[]
  /** Papers that lie there already. */
  readonly papers: readonly Box[]
}

interface Laid {
  readonly shift: Shift
  /** On the table, in pixels. */
  readonly box: Box
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const SPACE = 3
/** A paper on a paper cannot be read, however many figures another place hides. */
const UNREADABLE = 1000
/** Beside the figure rather than a line further, where both hide as many. */
const FURTHER = 0.5

/** The place beside a figure where a slip of paper lies on no other, and hides the fewest figures. */
export function besideFigures({ at, scale, radius, width, height, gap, others, papers }: Paper): Laid {
  const [x, y] = [(at.x * scale) / 1000, (at.y * scale) / 1000]
  const spots = others.map((other) => ({ x: (other.x * scale) / 1000, y: (other.y * scale) / 1000 }))
  const places = [gap, gap + height + SPACE].flatMap((away) =>
    SIDES.map((side) => {
      const { left, right, top, bottom } = boxOf(side, away, width, height)
      const box = { left: x + left, right: x + right, top: y + top, bottom: y + bottom }
      const hidden = spots.filter(
        (spot) =>
          spot.x > box.left - radius &&
          spot.x < box.right + radius &&
          spot.y > box.top - radius &&
          spot.y < box.bottom + radius,
      ).length
      const worse = (papers.some((paper) => meets(paper, box)) ? UNREADABLE : 0) + (away > gap ? FURTHER : 0)
      return { shift: SHIFTS[side](away), box, cost: hidden + worse }
    }),
  )
  return places.reduce((best, one) => (one.cost < best.cost ? one : best))
}
