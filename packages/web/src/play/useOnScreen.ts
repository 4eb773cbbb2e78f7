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

/** Where a spot of the table lies in its window, kept up while the camera moves. */
export function useOnScreen(lens: Lens, at: Point): OnScreen {
  const read = useCallback((): string => {
    const { width, height } = lens.viewport()
    const { x, y } = toScreen(lens.camera(), lens.viewport(), at.x / 1000, at.y / 1000)
    return [x, y, width, height, lens.camera().scale].map((value) => Math.round(value * 10) / 10).join(' ')
  }, [lens, at.x, at.y])
  const [x = 0, y = 0, width = 0, height = 0, scale = 1] = useSyncExternalStore(lens.subscribe, read)
    .split(' ')
    .map(Number)
  return { x, y, width, height, scale }
}

const narrow = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 820px)')

function listen(onChange: () => void): () => void {
  narrow?.addEventListener('change', onChange)
  return () => narrow?.removeEventListener('change', onChange)
}

/** A phone: the sheet below takes what stands beside the figure elsewhere. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow?.matches ?? false)
