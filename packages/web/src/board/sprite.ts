import { HARMED, LOCKED, ON_DUTY, RANKED, STANDING } from './badge.ts'
import { baseOf, shadowOf, WOUND } from './base.ts'
import type { FigureLook } from './figureState.ts'
import { soldierOf } from './soldier.ts'

/** From the middle of the base to each edge of the picture, in the units of the drawings. */
export const HALF = 30

const known = new Map<string, string>()

/**
 * The address of a figure's picture. The marks keep their clock places. Two hundred figures drawn part by part are ten thousand
 * pieces that the browser looks through for each frame; as pictures they are two hundred.
 */
export function spriteOf(look: FigureLook, lifted: boolean): string {
  const { side, arms, wounded, stance, harm, rank, duty, locked, actions } = look
  const name = [side, arms, wounded, stance, harm, rank, duty, locked, actions?.slots, actions?.spent, lifted].join()
  const address = known.get(name) ?? `data:image/svg+xml,${encodeURIComponent(drawingOf(look, lifted))}`
  known.set(name, address)
  return address
}

function drawingOf(look: FigureLook, lifted: boolean): string {
  const { side, wounded, stance, harm, rank, duty, locked, actions } = look
  const parts = [
    baseOf(side),
    wounded ? WOUND : '',
    soldierOf(look),
    rank ? at(0, -18, RANKED[rank]) : '',
    stance ? at(-14.4, -11.8, STANDING[stance]) : '',
    harm ? at(14.4, -11.8, HARMED[harm]) : '',
    duty ? at(16, 11, ON_DUTY[duty]) : '',
    locked ? at(-16, 10.5, LOCKED) : '',
    actions ? slotsOf(actions) : '',
  ]
  const figure = lifted ? `<g transform="translate(-1.4 -2) scale(1.04)">${parts.join('')}</g>` : parts.join('')
  const box = `width="${2 * HALF}" height="${2 * HALF}" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shadowOf(lifted)}${figure}</svg>`.replace(/\s*\n\s*/g, '')
}

const at = (x: number, y: number, drawing: string): string => `<g transform="translate(${x} ${y})">${drawing}</g>`

/** At 6 o'clock: an empty slot is a free Action, brass a spent one. */
function slotsOf({ slots, spent }: { readonly slots: number; readonly spent: number }): string {
  return Array.from({ length: slots }, (_, i) => {
    const angle = Math.PI / 2 - (i - (slots - 1) / 2) * 0.36
    const place = `cx="${(Math.cos(angle) * 22).toFixed(2)}" cy="${(Math.sin(angle) * 22).toFixed(2)}" r="3.2"`
    const paint = i < spent ? 'fill="#f0c95c" stroke="#2a1f05"' : 'fill="#2a2e1e" stroke="#fffdf2"'
    return `<circle ${place} ${paint} stroke-width="1.3" />`
  }).join('')
}
