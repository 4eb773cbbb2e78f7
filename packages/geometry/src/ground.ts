import type { Outline } from './outline.ts'

export const COVERS = ['total', 'partial', 'none'] as const
export type Cover = (typeof COVERS)[number]

/** One scenic element as geometry sees it; its place in `Ground.pieces` is its name in every answer. */
export interface Piece {
  readonly outline: Outline
  readonly cover: Cover
  readonly passable: boolean
}
