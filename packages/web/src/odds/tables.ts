import { type Outline, rectangleOutline } from '@tactic48/geometry'
import { elementId, type Table } from '@tactic48/rules'

export const SIZE = { width: 16_000, height: 5000 } as const
export const MIDDLE = SIZE.height / 2

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
