import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { characterOnCentreLine, isOneOf } from './centreLine.ts'
import { circleMeetsCone, standInFront } from './cone.ts'
import { corridor, searchCorridor } from './corridor.ts'
import { addBase } from './discObstacle.ts'
import { someLineIsFree } from './existence.ts'
import { inTouch, lookAlong } from './frame.ts'
import { drawLine } from './line.ts'
import { lineIsFreeOf } from './lineIsFree.ts'
import { isNearCharacter, isNearPiece } from './near.ts'
import { obstacles } from './obstacles.ts'
import { addArea, addOutline } from './pieceObstacle.ts'
import { containsBoth, isShared } from './sharedArea.ts'
import type { SightClass, SightRules } from './sightRules.ts'
import { E_HIDE } from './tolerance.ts'
import { addTotalCover, clearForGround, findTotalCover, met } from './totalCover.ts'
import { frontSeesWholeBase, onePointSeesWholeBase } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase } from './wholeBaseFromUnion.ts'

/**
 * LOS-14: how the base `a` sees the base `b`; `others` are all bases on the table, `a` and `b` among them or not. What
 * gives cover is asked in the order of cost: the answer is the same.
 */
export function sightClass(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightClass {
  if (inTouch(a, b)) return 'open'
  findTotalCover(ground, a, b)
  const isGathered = !corridor.sparesCentreLine
  drawLine(1, 0, 0)
  if (isGathered) {
    clearForGround(ground, others.length)
    addTotalCover(ground)
    if (!someLineIsFree()) return 'none'
  }
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    if (characterOnCentreLine(a, b, rules, others, 0) >= 0) return 'partial'
  }
  if (isBehindPartialCover(ground, a, b, rules, others, isGathered)) return 'partial'
  return isPartlyHidden(ground, a, b, rules) ? 'partial' : 'open'
}

/**
 * LOS-05, LOS-10 and §7: whether the Partial Cover that counts leaves no line free, together with all Total Cover, of
 * which `line` is known to be free.
 */
function isBehindPartialCover(
  ground: Ground,
  a: Disc,
  b: Disc,
  rules: SightRules,
  others: readonly Disc[],
  isGathered: boolean,
): boolean {
  const bodies = rules.charactersGiveCover && rules.characterTest === 'wholeBase' ? others.length : 0
  const layer = ground.index.partial
  searchCorridor(layer)
  if (corridor.count === 0 && bodies === 0) return false
  if (!isGathered) clearForGround(ground, bodies)
  const { discs, edges } = obstacles
  if (!addPartialCover(ground, a, b, rules)) return true
  for (let i = 0; i < bodies; i += 1) {
    const other = others[i]
    if (other !== undefined && !isOneOf(other, a, b) && !isNearCharacter(other, a, b, rules)) addBase(other)
  }
  if (obstacles.closed) return true
  if (lineIsFreeOf(discs, edges)) return false
  if (!isGathered) addTotalCover(ground)
  return !someLineIsFree()
}

/** Adds the Partial Cover in the corridor that LOS-07 leaves; answers false when both bases share some of it. */
function addPartialCover(ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  const layer = ground.index.partial
  const { count, entries } = corridor
  for (let k = 0; k < count; k += 1) {
    const piece = layer.piece[entries[k] as number] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    const shared = isShared(ground, piece, a, b)
    if (shared && rules.sharedAreaCovers) return false
    if (!shared || !containsBoth(ground, piece, a, b)) addArea(ground.index, piece, shared)
  }
  return true
}

/** LOS-04, LOS-06: looks from `a` to `b` past the Total Cover that LOS-07 leaves. */
function isPartlyHidden(ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  // What is seen of a point is all of it.
  if (met.count === 0 || b.r <= E_HIDE) return false
  lookAlong(a, b)
  const inView = sortByView(ground, a, b, rules)
  if (inView === 0) return false
  clearForGround(ground, 0)
  for (let i = 0; i < inView; i += 1) addOutline(ground.index, met.pieces[i] as number)
  if (frontSeesWholeBase()) return false
  for (let i = inView; i < met.count; i += 1) addOutline(ground.index, met.pieces[i] as number)
  return !(rules.openTest === 'union' ? allPointsSeeWholeBase() : onePointSeesWholeBase())
}

/** Drops near pieces from `met`; those whose circles reach into the view from the front come first and are counted. */
function sortByView(ground: Ground, a: Disc, b: Disc, rules: SightRules): number {
  standInFront()
  let kept = 0
  let inView = 0
  for (let i = 0; i < met.count; i += 1) {
    const piece = met.pieces[i] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    met.pieces[kept] = piece
    if (circleMeetsCone(ground.index, piece)) {
      met.pieces[kept] = met.pieces[inView] as number
      met.pieces[inView] = piece
      inView += 1
    }
    kept += 1
  }
  met.count = kept
  return inView
}
