import type { GroundIndex } from '../groundIndex.ts'
import { addDiscPiece } from './discObstacle.ts'
import { addPolygonPiece } from './polygonObstacle.ts'

/** §7: Total Cover stands in the way with its outline alone. */
export function addOutline(index: GroundIndex, piece: number): void {
  if (index.isDisc[piece] === 1) addDiscPiece(index, piece, false)
  else addPolygonPiece(index, piece, false)
}

/** §7: Partial Cover stands in the way with all of its area, which differs only when it reaches under both bases. */
export function addArea(index: GroundIndex, piece: number, reachesUnderBoth: boolean): void {
  if (index.isDisc[piece] === 1) addDiscPiece(index, piece, true)
  else addPolygonPiece(index, piece, reachesUnderBoth)
}
