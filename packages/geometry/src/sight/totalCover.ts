import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { corridor, searchCorridor } from './corridor.ts'
import { comesFirst, lookAlong } from './frame.ts'
import { clearObstacles, obstacles, reserveObstacles } from './obstacles.ts'
import { addOutline } from './pieceObstacle.ts'

/** The Total Cover that the last look between two bases met in its corridor. */
export const met = { count: 0, pieces: new Int32Array(64) }

/** LOS-12: looks from the base that comes first to the other one and finds the Total Cover in the corridor between. */
export function findTotalCover(ground: Ground, a: Disc, b: Disc): void {
  if (comesFirst(a, b)) lookAlong(a, b)
  else lookAlong(b, a)
  const layer = ground.index.total
  searchCorridor(layer)
  const { count, entries } = corridor
  if (met.pieces.length < count) met.pieces = new Int32Array(2 * count)
  for (let k = 0; k < count; k += 1) met.pieces[k] = layer.piece[entries[k] as number] as number
  met.count = count
  // What lies deepest over the line of centres most often closes the view alone.
  const { deepest } = corridor
  const first = met.pieces[0] as number
  met.pieces[0] = met.pieces[deepest] as number
  met.pieces[deepest] = first
}

/** Empties the corridor; there is room for all pieces and so many other bases. */
export function clearForGround({ index }: Ground, characters: number): void {
  clearObstacles()
  reserveObstacles(index.count + characters, index.count, index.vertexX.length)
}

/** Puts the Total Cover found before into the way, until one piece closes the view. */
export function addTotalCover({ index }: Ground): void {
  for (let k = 0; k < met.count && !obstacles.closed; k += 1) addOutline(index, met.pieces[k] as number)
}
