import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { characterOnCentreLine, isOneOf } from './centreLine.ts'
import { circleMeetsCone, standInFront } from './cone.ts'
import { corridor, searchCorridor } from './corridor.ts'
import { addBase } from './discObstacle.ts'
import { someLineIsFree } from './existence.ts'
import { inTouch, lookAlong } from './frame.ts'
import { isNearCharacter, isNearPiece } from './near.ts'
import { clearObstacles, obstacles, reserveObstacles } from './obstacles.ts'
import { addArea, addOutline } from './pieceObstacle.ts'
import { containsBoth, isShared } from './sharedArea.ts'
import type { SightClass, SightRules } from './sightRules.ts'
import { E_HIDE } from './tolerance.ts'
import { findTotalCover, gatherTotalCover, met } from './totalCover.ts'
import { onePointSeesWholeBase } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase } from './wholeBaseFromUnion.ts'

/**
 * LOS-14: how the base `a` sees the base `b`; `others` are all bases on the table, `a` and `b` among them or not. What
 * gives cover is asked in the order of cost: the answer is the same.
 */
export function sightClass(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightClass {
  if (inTouch(a, b)) return 'open'
  findTotalCover(ground, a, b)
  const centreLineIsFree = corridor.sparesCentreLine
  if (!centreLineIsFree) {
    gatherTotalCover(ground, others.length)
    if (!someLineIsFree()) return 'none'
  }
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    if (characterOnCentreLine(a, b, rules, others, 0) >= 0) return 'partial'
  }
  if (isBehindPartialCover(ground, a, b, rules, others, centreLineIsFree)) return 'partial'
  return isPartlyHidden(ground, a, b, rules) ? 'partial' : 'open'
}

/** LOS-05, LOS-10 and §7: whether the Partial Cover that counts leaves no line free, together with all Total Cover. */
function isBehindPartialCover(
  ground: Ground,
  a: Disc,
  b: Disc,
  rules: SightRules,
  others: readonly Disc[],
  totalSparesCentreLine: boolean,
): boolean {
  const { index } = ground
  const layer = index.partial
  searchCorridor(layer)
  const { count, entries } = corridor
  const bodies = rules.charactersGiveCover && rules.characterTest === 'wholeBase' ? others.length : 0
  const centreLineIsFree = totalSparesCentreLine && corridor.sparesCentreLine && bodies === 0
  let isGathered = !totalSparesCentreLine
  let added = false
  for (let k = 0; k < count; k += 1) {
    const piece = layer.piece[entries[k] as number] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    const shared = isShared(ground, piece, a, b)
    if (shared && rules.sharedAreaCovers) return true
    if (centreLineIsFree && !shared) continue
    if (shared && containsBoth(ground, piece, a, b)) continue
    if (!isGathered) gatherTotalCover(ground, bodies)
    isGathered = true
    addArea(index, piece, shared)
    if (obstacles.closed) return true
    added = true
  }
  for (let i = 0; i < bodies; i += 1) {
    const other = others[i]
    if (other === undefined || isOneOf(other, a, b) || isNearCharacter(other, a, b, rules)) continue
    if (!isGathered) gatherTotalCover(ground, bodies)
    isGathered = true
    addBase(other)
    if (obstacles.closed) return true
    added = true
  }
  return added && !someLineIsFree()
}

/** LOS-04, LOS-06: looks from `a` to `b` past the Total Cover that LOS-07 leaves. */
function isPartlyHidden(ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  // What is seen of a point is all of it.
  if (met.count === 0 || b.r <= E_HIDE) return false
  lookAlong(a, b)
  const left = keepWhatMayHide(ground, a, b, rules)
  if (left === 0) return false
  const { index } = ground
  clearObstacles()
  reserveObstacles(index.count, index.count, index.vertexX.length)
  for (let i = 0; i < met.count; i += 1) addOutline(index, met.pieces[i] as number)
  return !(rules.openTest === 'union' ? allPointsSeeWholeBase() : onePointSeesWholeBase())
}

/** Drops near pieces from `met`; answers how many of the others reach, with their circles, into the view from the front. */
function keepWhatMayHide(ground: Ground, a: Disc, b: Disc, rules: SightRules): number {
  const { index } = ground
  standInFront()
  let kept = 0
  let inView = 0
  for (let i = 0; i < met.count; i += 1) {
    const piece = met.pieces[i] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    met.pieces[kept] = piece
    kept += 1
    if (circleMeetsCone(index, piece)) inView += 1
  }
  met.count = kept
  return inView
}
