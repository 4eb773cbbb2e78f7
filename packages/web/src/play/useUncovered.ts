import type { Point } from '@tactic48/geometry'
import { type RefObject, useLayoutEffect } from 'react'
import { toScreen } from '../table/camera.ts'
import type { Lens } from '../table/lens.ts'
import { usePlay } from './playContext.ts'
import { useSmall } from './useOnScreen.ts'

/** Pixels round a figure that stay free. */
const MARGIN = 56
const AROUND = 2

/** Paper over the table never lies on those whom it is about: the camera moves, and goes back when the paper is gone. */
export function useUncovered(paper: RefObject<HTMLElement | null>, spots: readonly Point[]): void {
  const { lens } = usePlay()
  const small = useSmall()
  const about = spots.map(({ x, y }) => `${x} ${y}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places, not the list of them
  useLayoutEffect(() => {
    const element = paper.current
    if (!element || small) return undefined
    const before = lens.camera()
    let moved = before
    const clear = (): void => {
      const covered = coveredBy(element)
      lens.cover(covered)
      const now = lens.camera()
      uncover(lens, spots, covered)
      // Where the table was moved by hand meanwhile it stays so.
      if (now === moved) moved = lens.camera()
    }
    const observer = new ResizeObserver(clear)
    observer.observe(element)
    return () => {
      observer.disconnect()
      const back = lens.camera() === moved
      lens.cover(0)
      if (back) lens.look(before)
    }
  }, [lens, paper, small, about])
}

/** How much of the table's room the paper takes, from below; what lies beyond it covers nothing. */
function coveredBy(paper: HTMLElement): number {
  const room = paper.closest('.table-holder')?.querySelector('.table')?.getBoundingClientRect()
  return room ? Math.max(0, room.bottom - paper.getBoundingClientRect().top + 4) : paper.offsetHeight + 14
}

function uncover(lens: Lens, spots: readonly Point[], covered: number): void {
  const { width, height } = lens.viewport()
  const [first] = spots
  if (!first || width === 0) return
  const camera = lens.camera()
  const seen = spots.map(({ x, y }) => toScreen(camera, lens.viewport(), x / 1000, y / 1000))
  const box = (axis: 'x' | 'y') => ({
    low: Math.min(...seen.map((s) => s[axis])),
    high: Math.max(...seen.map((s) => s[axis])),
  })
  const shift = (low: number, high: number, room: number): number | undefined => {
    if (low >= MARGIN && high <= room - MARGIN) return 0
    if (high - low > room - 2 * MARGIN) return undefined
    return low < MARGIN ? low - MARGIN : high - room + MARGIN
  }
  const across = shift(box('x').low, box('x').high, width)
  const down = shift(box('y').low, box('y').high, height - covered)
  if (across === 0 && down === 0) return
  if (across !== undefined && down !== undefined) {
    lens.look({ ...camera, x: camera.x + across / camera.scale, y: camera.y + down / camera.scale })
    return
  }
  const xs = spots.map(({ x }) => x / 1000)
  const ys = spots.map(({ y }) => y / 1000)
  lens.show({
    left: Math.min(...xs) - AROUND,
    right: Math.max(...xs) + AROUND,
    top: Math.min(...ys) - AROUND,
    bottom: Math.max(...ys) + AROUND,
  })
}
