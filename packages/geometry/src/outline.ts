import type { Disc } from './disc.ts'
import type { Point } from './point.ts'

export interface DiscOutline extends Disc {
  readonly kind: 'disc'
}

/** A simple polygon, counter-clockwise, without repeated or collinear-overlapping points. */
export interface PolygonOutline {
  readonly kind: 'polygon'
  readonly points: readonly Point[]
  readonly convex: boolean
}

export type Outline = DiscOutline | PolygonOutline
