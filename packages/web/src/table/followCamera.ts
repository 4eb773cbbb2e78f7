import type { Camera, Viewport } from './camera.ts'
import { MARGIN } from './drawTerrain.ts'

/** Bottom to top. */
export const SHEETS = ['table-world', 'table-figures', 'table-above'] as const
export type SheetId = (typeof SHEETS)[number]

/** Answers whether the ground must be drawn again. */
type Follow = (camera: Camera, viewport: Viewport, resting: boolean) => boolean

/**
 * Keeps what lies on the table where the camera sees it. While the camera only pans, ground and sheets are shifted as they are;
 * they are drawn again when the scale changes, when the margin is used up, and at rest.
 */
export function followCamera(table: HTMLElement): Follow {
  let drawn: { readonly x: number; readonly y: number } | undefined
  let drawnFor = ''
  return ({ x, y, scale }, { width, height }, resting) => {
    const left = width / 2 - x * scale
    const top = height / 2 - y * scale
    const svgs = table.querySelectorAll<SVGSVGElement>('.table-svg')
    const far = drawn ? Math.max(Math.abs(left - drawn.x), Math.abs(top - drawn.y)) : 0
    const now = `${scale} ${width} ${height} ${svgs.length}`
    const isDue = resting || far > MARGIN || now !== drawnFor
    if (!drawn || isDue) {
      drawn = { x: left, y: top }
      drawnFor = now
      for (const svg of svgs) {
        const corner = `${left + MARGIN} ${top + MARGIN}`
        svg.firstElementChild?.setAttribute('transform', `translate(${corner}) scale(${scale / 1000})`)
      }
      table.style.setProperty('--zoom', `${scale}`)
    }
    shift(table.querySelector('canvas'), left - drawn.x, top - drawn.y)
    shift(table.querySelector<HTMLElement>('.table-sheets'), left - drawn.x, top - drawn.y)
    shift(table.querySelector<HTMLElement>('.table-tags'), left, top)
    table.style.setProperty('--camera-x', `${left}px`)
    table.style.setProperty('--camera-y', `${top}px`)
    return isDue
  }
}

function shift(layer: HTMLElement | null, x: number, y: number): void {
  if (layer) layer.style.transform = `translate(${x}px, ${y}px)`
}

/** Pixels between a tag and the edge of the window. */
const FREE = 4

const nudges = new WeakMap<HTMLElement, readonly [x: number, y: number]>()

/** How far a stretch must go to lie between two ends; not at all where it lies outside altogether, and so does its spot. */
export function nudgeOf(from: number, to: number, least: number, most: number): number {
  if (to <= least || from >= most) return 0
  if (from < least + FREE) return least + FREE - from
  return to > most - FREE ? Math.max(most - FREE - to, least + FREE - from) : 0
}

/** A tag is cut by no edge of the window: the part of it that would lie outside is shifted in. */
export function keepTagsInside(table: HTMLElement): void {
  const frame = table.getBoundingClientRect()
  const tags = [...table.querySelectorAll<HTMLElement>('.table-tags .tag')]
  const wanted = tags.map((tag) => {
    const { left, right, top, bottom } = tag.getBoundingClientRect()
    const [x, y] = nudges.get(tag) ?? [0, 0]
    const isSeen = right - x > frame.left && left - x < frame.right && bottom - y > frame.top && top - y < frame.bottom
    if (!isSeen) return [0, 0] as const
    return [
      Math.round(nudgeOf(left - x, right - x, frame.left, frame.right)),
      Math.round(nudgeOf(top - y, bottom - y, frame.top, frame.bottom)),
    ] as const
  })
  for (const [i, tag] of tags.entries()) {
    const [x, y] = wanted[i] ?? [0, 0]
    const [wasX, wasY] = nudges.get(tag) ?? [0, 0]
    if (x === wasX && y === wasY) continue
    nudges.set(tag, [x, y])
    tag.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`
  }
}
