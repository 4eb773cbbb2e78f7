import { discOutline, rectangleOutline } from '@tactic48/geometry'
import { type Element, elementId } from '@tactic48/rules'

const u = (length: number): number => Math.round(length * 1000)

/** Lengths in u. */
export const disc = (id: string, x: number, y: number, r: number, cover: Element['cover'] = 'partial'): Element => ({
  id: elementId(id),
  name: id,
  look: 'thicket',
  outline: discOutline(u(x), u(y), u(r)),
  cover,
})

export const rectangle = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  cover: Element['cover'] = 'partial',
): Element => ({
  id: elementId(id),
  name: id,
  look: cover === 'total' ? 'wall' : 'hedge',
  outline: rectangleOutline(u(x), u(y), u(width), u(height)),
  cover,
})
