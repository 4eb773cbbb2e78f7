import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { characterOnCentreLine, isOneOf } from './centreLine.ts'
import { nextInCorridor, startSearch } from './corridor.ts'
import { addBase } from './discObstacle.ts'
import { someLineIsFree } from './existence.ts'
import { inTouch, lookAlong } from './frame.ts'
import { isNearCharacter, isNearPiece } from './near.ts'
import { clearObstacles, obstacles } from './obstacles.ts'
import { addArea, addOutline } from './pieceObstacle.ts'
import { containsBoth, isShared } from './sharedArea.ts'
import type { SightClass, SightRules } from './sightRules.ts'
import { E_HIDE } from './tolerance.ts'
import { gatherTotalCover, met } from './totalCover.ts'
import { onePointSeesWholeBase } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase } from './wholeBaseFromUnion.ts'

/** LOS-14: how the base `a` sees the base `b`; `others` are all bases on the table, `a` and `b` among them or not. */
export function sightClass(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightClass {
  if (inTouch(a, b)) return 'open'
  const bodies = rules.charactersGiveCover && rules.characterTest === 'wholeBase' ? others.length : 0
  gatherTotalCover(ground, a, b, bodies)
  if (!someLineIsFree()) return 'none'
  if (isBehindPartialCover(ground, a, b, rules, others)) return 'partial'
  if (isPartlyHidden(ground, a, b, rules)) return 'partial'
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    if (characterOnCentreLine(a, b, rules, others, 0) >= 0) return 'partial'
  }
  return 'open'
}

/** LOS-05, LOS-10 and §7: adds Partial Cover that counts to the Total Cover gathered before. */
function isBehindPartialCover(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): boolean {
  const { index } = ground
  const layer = index.partial
  let added = false
  startSearch(layer)
  for (let i = nextInCorridor(layer); i >= 0; i = nextInCorridor(layer)) {
    const piece = layer.piece[i] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    const shared = isShared(ground, piece, a, b)
    if (shared && rules.sharedAreaCovers) return true
    if (shared && containsBoth(ground, piece, a, b)) continue
    addArea(index, piece, shared)
    if (obstacles.closed) return true
    added = true
  }
  if (rules.charactersGiveCover && rules.characterTest === 'wholeBase') {
    for (const other of others) {
      if (isOneOf(other, a, b) || isNearCharacter(other, a, b, rules)) continue
      addBase(other)
      if (obstacles.closed) return true
      added = true
    }
  }
  return added && !someLineIsFree()
}

/** LOS-04, LOS-06: looks from `a` to `b` past the Total Cover that LOS-07 leaves. */
function isPartlyHidden(ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  // What is seen of a point is all of it.
  if (met.count === 0 || b.r <= E_HIDE) return false
  lookAlong(a, b)
  clearObstacles()
  for (let i = 0; i < met.count; i += 1) {
    const piece = met.pieces[i] as number
    if (!isNearPiece(ground, piece, a, b, rules)) addOutline(ground.index, piece)
  }
  return !(rules.openTest === 'union' ? allPointsSeeWholeBase() : onePointSeesWholeBase())
}
