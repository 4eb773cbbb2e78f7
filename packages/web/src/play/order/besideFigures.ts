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

interface Box {
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
}

/** The side of a figure on which a slip of paper hides the fewest others. */
export function besideFigures({ at, scale, radius, width, height, gap, others }: Paper): Shift {
  const spots = others.map(({ x, y }) => ({ x: ((x - at.x) * scale) / 1000, y: ((y - at.y) * scale) / 1000 }))
  const hidden = (side: Side): number => {
    const { left, right, top, bottom } = boxOf(side, gap, width, height)
    return spots.filter(
      ({ x, y }) => x > left - radius && x < right + radius && y > top - radius && y < bottom + radius,
    ).length
  }
  const counts = SIDES.map(hidden)
  const best = SIDES[counts.indexOf(Math.min(...counts))] ?? 'below'
  return SHIFTS[best](gap)
}
