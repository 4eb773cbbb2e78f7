import type { Point } from '@tactic48/geometry'
import { toTable } from './camera.ts'
import type { Lens } from './lens.ts'

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
