import type { Point } from '@tactic48/geometry'
import { FRAME } from '../paint/frame.ts'
import { type Camera, type Extent, fit, keepInside, toTable, type Viewport } from './camera.ts'

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

const EDGE = FRAME + 0.1

/** The whole of a table, with its rim. */
export const tableLens = (
  { width, height }: { readonly width: number; readonly height: number },
  opening?: (viewport: Viewport) => Extent | undefined,
): Lens => createLens({ left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }, opening)

/** What shows these points, with room around them, in 1/1000 u. */
export function extentOf(points: readonly Point[], room: number): Extent {
  const xs = points.map(({ x }) => x / 1000)
  const ys = points.map(({ y }) => y / 1000)
  const [wide, deep] = [room / 1000, (room / 1000) * 0.7]
  return {
    left: Math.min(...xs) - wide,
    right: Math.max(...xs) + wide,
    top: Math.min(...ys) - deep,
    bottom: Math.max(...ys) + deep,
  }
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

interface Pointer {
  readonly clientX: number
  readonly clientY: number
}

/** The spot of the table under a pointer, in 1/1000 u; the box is where the table lies in the window. */
export function spotUnder(
  { clientX, clientY }: Pointer,
  lens: Pick<Lens, 'camera' | 'viewport'>,
  box: Pick<DOMRect, 'left' | 'top'>,
): Point {
  const { x, y } = toTable(lens.camera(), lens.viewport(), clientX - box.left, clientY - box.top)
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) }
}
