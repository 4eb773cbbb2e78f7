import type { Grid } from './grid.ts'
import { type GroundIndex, indexPieces } from './groundIndex.ts'
import type { Outline } from './outline.ts'

export const COVERS = ['total', 'partial', 'none'] as const
export type Cover = (typeof COVERS)[number]

/** One scenic element as geometry sees it; its place in `Ground.pieces` is its name in every answer. */
export interface Piece {
  readonly outline: Outline
  readonly cover: Cover
  readonly passable: boolean
}

export interface GroundPlan {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
}

/** A table with its scenery, checked once and indexed for every later question. */
export interface Ground extends GroundPlan {
  readonly index: GroundIndex
}

export type { Grid, GroundIndex }

export function createGround(plan: GroundPlan): Ground {
  const { width, height, pieces } = plan
  return { width, height, pieces, index: indexPieces(width, height, pieces) }
}
