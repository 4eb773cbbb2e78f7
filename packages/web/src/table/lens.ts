import { type Camera, type Extent, fit, keepInside, type Viewport } from './camera.ts'

/** The camera outside React: gestures move it at the rate of the screen, and only painters listen. */
export interface Lens {
  readonly camera: () => Camera
  readonly viewport: () => Viewport
  readonly look: (next: Camera) => void
  readonly resize: (viewport: Viewport) => void
  readonly show: (extent: Extent, padding?: number) => void
  readonly showAll: () => void
  /** So many pixels at the bottom of the window lie under paper: what is shown is shown above it. */
  readonly cover: (bottom: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `opening` says what a window of that size shows first; without an answer it is the whole table. */
export function createLens(
  extent: Extent,
  opening: (viewport: Viewport) => Extent | undefined = () => undefined,
): Lens {
  let viewport: Viewport = { width: 0, height: 0 }
  let camera: Camera = fit(extent, { width: 800, height: 600 })
  let whole = true
  let covered = 0
  const listeners = new Set<() => void>()
  const free = (): Viewport => ({ width: viewport.width, height: Math.max(1, viewport.height - covered) })
  /** From the middle of what is free to the middle of the window, and back. */
  const lowered = (at: Camera, by = covered): Camera => ({ ...at, y: at.y + by / 2 / at.scale })
  const look = (next: Camera): void => {
    if (viewport.width > 0) {
      camera = lowered(keepInside(lowered(next, -covered), extent, free()))
      whole = camera.scale <= fit(extent, viewport).scale * 1.001
    }
    for (const listener of listeners) listener()
  }
  return {
    camera: () => camera,
    viewport: () => viewport,
    look,
    resize: (next) => {
      const first = viewport.width === 0
      viewport = next
      const part = first ? opening(next) : undefined
      if (part) look(fit(part, viewport, 8))
      else look(whole ? fit(extent, viewport) : camera)
    },
    show: (part, padding = 24) => look(lowered(fit(part, free(), padding))),
    showAll: () => look(lowered(fit(extent, free()))),
    cover: (bottom) => {
      const all = whole
      covered = bottom
      if (bottom === 0 && viewport.width > 0) look(all ? fit(extent, viewport) : camera)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
