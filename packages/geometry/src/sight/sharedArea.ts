import { containsDisc, entersOutline } from '../containment.ts'
import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { E_HIDE } from './tolerance.ts'

/** §7: whether both bases overlap the piece by more than a touch. */
export function isShared(ground: Ground, piece: number, a: Disc, b: Disc): boolean {
  return overlapsPiece(ground, piece, a) && overlapsPiece(ground, piece, b)
}

/** GREN-08: whether both bases lie wholly inside the piece. */
export function containsBoth(ground: Ground, piece: number, a: Disc, b: Disc): boolean {
  const outline = ground.pieces[piece]?.outline
  return outline !== undefined && containsDisc(outline, a) && containsDisc(outline, b)
}

function overlapsPiece(ground: Ground, piece: number, disc: Disc): boolean {
  const { index } = ground
  const dx = (index.centreX[piece] as number) - disc.x
  const dy = (index.centreY[piece] as number) - disc.y
  const reach = (index.radius[piece] as number) + disc.r
  if (dx * dx + dy * dy >= reach * reach) return false
  const outline = ground.pieces[piece]?.outline
  return outline !== undefined && entersOutline(outline, disc.x, disc.y, disc.r - E_HIDE)
}
