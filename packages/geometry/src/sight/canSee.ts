import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { someLineIsFree } from './existence.ts'
import { inTouch } from './frame.ts'
import { gatherTotalCover } from './totalCover.ts'

/** LOS-01 … LOS-03, LOS-12: some segment from base to base crosses no Total Cover. Mutual to the last bit. */
export function canSee(ground: Ground, a: Disc, b: Disc): boolean {
  if (inTouch(a, b)) return true
  gatherTotalCover(ground, a, b, 0)
  return someLineIsFree()
}
