import type { Cover, Outline, Point } from '@tactic48/geometry'

export const LOOKS = [
  'hedge',
  'wall',
  'fence',
  'building',
  'ruin',
  'wood',
  'tree',
  'bush',
  'scenicBase',
  'crater',
  'rubble',
  'rock',
  'haystack',
  'bunker',
  'trench',
  'bocage',
  'firs',
  'jungle',
  'palm',
  'knoll',
  'dune',
  'heap',
  'drift',
  'hedgehog',
  'wreck',
] as const
export type Look = (typeof LOOKS)[number]

export const SCENIC_BASE_DRESSINGS = ['sandbags', 'crates', 'logs', 'rubble', 'bushes', 'foxhole'] as const
export type ScenicBaseDressing = (typeof SCENIC_BASE_DRESSINGS)[number]

/** What the walls of a bunker leave open: places on a wall in 1/1000 u, from its first corner. */
export interface Gaps {
  readonly slits: readonly { readonly wall: number; readonly from: number; readonly to: number }[]
  readonly doors: Gaps['slits']
  readonly armoured: boolean
}

/** One scenic element as the painter sees it. Everything random about it follows from its id. */
export interface ScenePiece {
  readonly id: string
  readonly name: string
  readonly look: Look
  readonly outline: Outline
  readonly cover: Cover
  /** What a 60 mm scenic base carries; without it the id decides. */
  readonly dressing?: ScenicBaseDressing
  readonly gaps?: Gaps
}

/** What the whole table is covered with; a dressing of such a kind says so. */
export const GROUNDS = ['meadow', 'steppe', 'sand', 'jungle', 'snow', 'cinders'] as const
export type GroundKind = (typeof GROUNDS)[number]

export const FIELDS = ['wheat', 'plough', 'yard', 'planks', 'flagstones', 'sea', 'ice'] as const
export type Field = (typeof FIELDS)[number]

/** What lies flat on the ground and concerns no rule. */
export type Dressing =
  | { readonly kind: Field; readonly points: readonly Point[] }
  | { readonly kind: 'lane'; readonly points: readonly Point[]; readonly width: number }

export interface Scene {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly ground: GroundKind
  readonly pieces: readonly ScenePiece[]
  readonly dressing: readonly Dressing[]
}
