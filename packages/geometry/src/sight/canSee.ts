import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { corridor } from './corridor.ts'
import { someLineIsFree } from './existence.ts'
import { inTouch } from './frame.ts'
import { addTotalCover, clearForGround, findTotalCover } from './totalCover.ts'

/** LOS-01 … LOS-03, LOS-12: some segment from base to base crosses no Total Cover. Mutual to the last bit. */
export function canSee(ground: Ground, a: Disc, b: Disc): boolean {
  if (inTouch(a, b)) return true
  findTotalCover(ground, a, b)
  if (corridor.sparesCentreLine) return true
  clearForGround(ground, 0)
  addTotalCover(ground)
  return someLineIsFree()
}
