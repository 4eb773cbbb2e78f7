import type { Camera, Viewport } from './camera.ts'

/** Bottom to top. */
export const SHEETS = ['table-world', 'table-figures', 'table-above'] as const
export type SheetId = (typeof SHEETS)[number]

/** A sheet is painted this far beyond the window at least, in px. */
const PAINTED = 1500

type Follow = (camera: Camera, viewport: Viewport, resting: boolean) => void

/**
 * Keeps what lies on the table where the camera sees it. While the ground is only shifted, the painted sheets are shifted as
 * they are; they are drawn anew when the scale changes and at rest.
 */
export function followCamera(table: HTMLElement): Follow {
  let drawn: { readonly x: number; readonly y: number; readonly scale: number } | undefined
  let sheets = 0
  return ({ x, y, scale }, { width, height }, resting) => {
    const left = width / 2 - x * scale
    const top = height / 2 - y * scale
    const svgs = table.querySelectorAll<SVGSVGElement>('.table-svg')
    const far = drawn ? Math.max(Math.abs(left - drawn.x), Math.abs(top - drawn.y)) : 0
    if (!drawn || resting || drawn.scale !== scale || far > PAINTED || sheets !== svgs.length) {
      drawn = { x: left, y: top, scale }
      sheets = svgs.length
      for (const svg of svgs) {
        svg.firstElementChild?.setAttribute('transform', `translate(${left} ${top}) scale(${scale / 1000})`)
      }
      table.style.setProperty('--zoom', `${scale}`)
    }
    shift(table.querySelector<HTMLElement>('.table-sheets'), left - drawn.x, top - drawn.y)
    shift(table.querySelector<HTMLElement>('.table-tags'), left, top)
    table.style.setProperty('--camera-x', `${left}px`)
    table.style.setProperty('--camera-y', `${top}px`)
  }
}

function shift(layer: HTMLElement | null, x: number, y: number): void {
  if (layer) layer.style.transform = `translate(${x}px, ${y}px)`
}
