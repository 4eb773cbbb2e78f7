import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { nextInCorridor, startSearch } from './corridor.ts'
import { comesFirst, lookAlong } from './frame.ts'
import { clearObstacles, obstacles, reserveObstacles } from './obstacles.ts'
import { addOutline } from './pieceObstacle.ts'

/** The Total Cover that the last look between two bases met in its corridor. */
export const met = { count: 0, pieces: new Int32Array(64) }

/** Looks from the base that comes first to the other one; `characters` other bases may join the obstacles later. */
export function gatherTotalCover(ground: Ground, a: Disc, b: Disc, characters: number): void {
  if (comesFirst(a, b)) lookAlong(a, b)
  else lookAlong(b, a)
  const { index } = ground
  clearObstacles()
  reserveObstacles(index.count + characters, index.count, index.vertexX.length)
  if (met.pieces.length < index.count) met.pieces = new Int32Array(2 * index.count)
  met.count = 0
  const layer = index.total
  startSearch(layer)
  for (let i = nextInCorridor(layer); i >= 0 && !obstacles.closed; i = nextInCorridor(layer)) {
    const piece = layer.piece[i] as number
    addOutline(index, piece)
    met.pieces[met.count] = piece
    met.count += 1
  }
}
