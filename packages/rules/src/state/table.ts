import type { Outline } from '@tactic48/geometry'
import type { ElementId, PerSide, SideId } from './ids.ts'

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export const TERRAIN_CLASSES = ['none', 'protective', 'sheltering'] as const
/** HOUSE-05. */
export type TerrainClass = (typeof TERRAIN_CLASSES)[number]

/** HOUSE-18: a slit or a door, said by its place on a wall, so that it moves and turns with its bunker. */
export interface Gap {
  /** The edge of the outline from its point of this number to the next. */
  readonly wall: number
  /** Along that edge from its first point, 1/1000 u. */
  readonly from: number
  readonly to: number
}

/** HOUSE-18: what the walls along an outline leave open. */
export interface Bunker {
  readonly slits: readonly Gap[]
  readonly doors: readonly Gap[]
  /** BUNKER-06: the rating of a fully enclosed position. */
  readonly armour?: number
}

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
  /** MOVE-07: may be gone into although it is Total Cover. */
  readonly enterable?: boolean
  readonly terrainClass?: TerrainClass
  /** HOUSE-12: 0 to 3; absent = 0. */
  readonly level?: number
  /** HOUSE-15: a telephone or fixed line to HQ. */
  readonly hqLine?: boolean
  /** AID-01. */
  readonly aidStation?: boolean
  /** BUNKER-01: walls along its outline, with an inside. */
  readonly bunker?: Bunker
  /** HOUSE-15, AID-01: who alone uses its line or its aid station; absent = by where it lies. */
  readonly owner?: SideId
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
