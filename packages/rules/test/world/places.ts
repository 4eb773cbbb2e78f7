import { discOutline, type Point, rectangleOutline } from '@tactic48/geometry'
import { type Bunker, type Element, elementId, type Gap } from '@tactic48/rules'

export const u = (length: number): number => Math.round(length * 1000)
export const at = (x: number, y: number): Point => ({ x: u(x), y: u(y) })

/** A piece of scenery that is Total Cover unless told otherwise. */
export const piece = (id: string, outline: Element['outline'], rest: Partial<Element> = {}): Element => ({
  id: elementId(id),
  name: id,
  look: 'wall',
  outline,
  cover: 'total',
  ...rest,
})

/** Lengths in u. */
export const disc = (id: string, x: number, y: number, r: number, cover: Element['cover'] = 'partial'): Element =>
  piece(id, discOutline(u(x), u(y), u(r)), { look: 'thicket', cover })

export const rectangle = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  cover: Element['cover'] = 'partial',
): Element =>
  piece(id, rectangleOutline(u(x), u(y), u(width), u(height)), { look: cover === 'total' ? 'wall' : 'hedge', cover })

/** Walls along a rectangle: a slit 1 u wide in the middle of the north wall and a door 1.4 u wide in the south one, unless told otherwise. */
export const bunker = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  change: Partial<Bunker> = {},
): Element => {
  const gap = (wall: number, middle: number, half: number): Gap => ({
    wall,
    from: u(middle - half),
    to: u(middle + half),
  })
  return piece(id, rectangleOutline(u(x), u(y), u(width), u(height)), {
    look: 'bunker',
    terrainClass: 'sheltering',
    bunker: { slits: [gap(0, width / 2, 0.5)], doors: [gap(2, width / 2, 0.7)], ...change },
  })
}
