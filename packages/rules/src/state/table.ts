import type { Outline } from '@tactic48/geometry'
import type { ElementId, PerSide } from './ids.ts'

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** HOUSE-18. One scenic element, with its cover declared (SETUP-06) and what it is for movement (MOVE-07). */
export interface Element {
  readonly id: ElementId
  readonly name: string
  /** What the screen draws: hedge, wall, building … */
  readonly look: string
  readonly outline: Outline
  readonly cover: 'total' | 'partial' | 'none'
  /** MOVE-07: absent = by cover (Total impassable, Partial passable). */
  readonly passable?: boolean
  readonly elevated?: boolean
  readonly obstacle?: boolean
  /** LOS-09: a round 60 mm scenic base, always Partial. */
  readonly scenicBase?: boolean
  /** What the painter puts on it. */
  readonly dressing?: string
}

/** Fields, lanes and the like: paint, no rule. */
export interface Dressing {
  readonly kind: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly width?: number
}

/** x grows to the east, y to the south; (0, 0) is the north-west corner, as on the screen. Integers in 1/1000 u. */
export interface Table {
  readonly width: number
  readonly height: number
  readonly elements: readonly Element[]
  readonly dressing: readonly Dressing[]
  readonly edges?: PerSide<Edge>
  /** SETUP-13: the element of each side that its opponent wants to touch. */
  readonly objectives?: Partial<PerSide<ElementId>>
}
