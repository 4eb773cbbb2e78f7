import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { nextInCorridor, startSearch } from './corridor.ts'
import { addDiscPiece } from './discObstacle.ts'
import { someLineIsFree } from './existence.ts'
import { comesFirst, inTouch, lookAlong } from './frame.ts'
import { clearObstacles, obstacles, reserveObstacles } from './obstacles.ts'
import { addPolygonPiece } from './polygonObstacle.ts'

/** LOS-01 … LOS-03, LOS-12: some segment from base to base crosses no Total Cover. Mutual to the last bit. */
export function canSee(ground: Ground, a: Disc, b: Disc): boolean {
  if (inTouch(a, b)) return true
  if (comesFirst(a, b)) lookAlong(a, b)
  else lookAlong(b, a)
  const { index } = ground
  clearObstacles()
  reserveObstacles(index.count, index.count, index.vertexX.length)
  const layer = index.total
  startSearch(layer)
  for (let i = nextInCorridor(layer); i >= 0; i = nextInCorridor(layer)) {
    const piece = layer.piece[i] as number
    if (index.isDisc[piece] === 1) addDiscPiece(index, piece, false)
    else addPolygonPiece(index, piece, false)
    if (obstacles.closed) return false
  }
  return someLineIsFree()
}
