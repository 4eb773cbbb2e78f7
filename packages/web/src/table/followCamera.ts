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
