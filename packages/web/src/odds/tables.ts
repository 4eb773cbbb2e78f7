import { type Outline, rectangleOutline } from '@tactic48/geometry'
import { elementId, type Table } from '@tactic48/rules'
import type { FigureLook } from '../board/figureState.ts'

export const SIZE = { width: 16_000, height: 5000 } as const
export const MIDDLE = SIZE.height / 2
/** Where the one who rolls stands, and the one who is rolled for. */
export const LEFT = 2600
export const RIGHT = 13_000
export const BASE = 700

const wall = (outline: Outline): Table['elements'][number] => ({
  id: elementId('wall'),
  name: '',
  look: 'wall',
  cover: 'partial',
  outline,
})

/** The ground on which a roll is shown: in the open, or with a wall before the target. */
export const ODDS_TABLES = {
  open: { ...SIZE, elements: [], dressing: [] },
  partial: { ...SIZE, elements: [wall(rectangleOutline(11_200, MIDDLE - 1600, 700, 3200))], dressing: [] },
} as const satisfies { readonly [cover: string]: Table }

export interface Standing extends FigureLook {
  readonly x: number
  readonly y?: number
  readonly r?: number
}

interface Hit {
  readonly wounded: boolean
}

/** Men around a point, as close as there is room for them. */
export function around<T extends Hit>(men: readonly T[], at: number): readonly Standing[] {
  const ring = 1400
  const r = Math.min(BASE * 0.85, ring * Math.sin(Math.PI / Math.max(3, men.length)) * 0.92)
  return men.map(({ wounded }, i) => {
    const angle = (2 * Math.PI * i) / men.length
    const [x, y] = [Math.round(at + ring * Math.cos(angle)), Math.round(MIDDLE + ring * Math.sin(angle))]
    return { side: 'ember', arms: 'rifle', wounded, x, y, r }
  })
}

/** Men on both sides of a point, each as far from it as he is. */
export function beside<T extends Hit & { readonly away: number; readonly own: boolean }>(
  men: readonly T[],
  at: number,
): readonly Standing[] {
  const farthest = Math.max(7, ...men.map(({ away }) => away))
  const scale = (SIZE.width / 2 - 2 * BASE) / farthest
  return men.map(({ wounded, away, own }, i) => ({
    side: own ? 'blue' : 'ember',
    arms: 'rifle',
    wounded,
    x: at + Math.round(away * scale) * (i % 2 === 0 ? 1 : -1),
    // Those who stand at the same distance stand one below the other.
    y: MIDDLE + ((Math.floor(i / 2) % 3) - 1) * BASE * 1.9 * (men.length > 2 ? 1 : 0),
    r: BASE * 0.85,
  }))
}
