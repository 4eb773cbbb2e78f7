import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { corridor, searchCorridor } from './corridor.ts'
import { lookAlong } from './frame.ts'
import { obstacles } from './obstacles.ts'
import { addOutline } from './pieceObstacle.ts'
import { clearForGround } from './totalCover.ts'
import { onePointSeesWholeBase } from './wholeBaseFromPoint.ts'

/** Whether one point of `a` sees all of `b` past Total Cover; the two do not touch. */
export function seesAllFromOnePoint(ground: Ground, a: Disc, b: Disc): boolean {
  const { index } = ground
  lookAlong(a, b)
  clearForGround(ground, 0)
  const layer = index.total
  searchCorridor(layer)
  for (let k = 0; k < corridor.count; k += 1) {
    addOutline(index, layer.piece[corridor.entries[k] as number] as number)
    if (obstacles.closed || obstacles.cutsTarget) return false
  }
  return onePointSeesWholeBase()
}
