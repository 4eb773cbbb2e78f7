import type { Point } from '@tactic48/geometry'
import { useCallback, useSyncExternalStore } from 'react'
import { toScreen } from '../table/camera.ts'
import type { Lens } from '../table/lens.ts'

export interface OnScreen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Pixels per u. */
  readonly scale: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function onScreen(lens: Lens, at: Point): OnScreen {
  const { width, height } = lens.viewport()
  const { scale } = lens.camera()
  const { x, y } = toScreen(lens.camera(), lens.viewport(), at.x / 1000, at.y / 1000)
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), scale: rounded(scale) }
}

/** Where a spot of the table lies in its window, kept up while the camera moves. */
export function useOnScreen(lens: Lens, at: Point): OnScreen {
  const read = useCallback((): string => Object.values(onScreen(lens, at)).join(' '), [lens, at])
  const [x = 0, y = 0, width = 0, height = 0, scale = 1] = useSyncExternalStore(lens.subscribe, read)
    .split(' ')
    .map(Number)
  return { x, y, width, height, scale }
}

interface Media {
  readonly listen: (onChange: () => void) => () => void
  readonly matches: () => boolean
}

function mediaOf(query: string): Media {
  const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
  return {
    listen(onChange) {
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    matches: () => list?.matches ?? false,
  }
}

const UPRIGHT = mediaOf('(max-width: 640px), (max-width: 820px) and (min-height: 521px)')
const SMALL = mediaOf('(max-width: 820px), (max-width: 1180px) and (max-height: 520px)')

/** A phone held upright: the rail is a sheet below the table. */
export const useNarrow = (): boolean => useSyncExternalStore(UPRIGHT.listen, UPRIGHT.matches)

/** A phone either way round: the rail takes what stands beside the figure elsewhere. */
export const useSmall = (): boolean => useSyncExternalStore(SMALL.listen, SMALL.matches)
