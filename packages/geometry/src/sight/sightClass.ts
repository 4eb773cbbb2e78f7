import { inContact } from '../distance.ts'
import type { Ground } from '../ground.ts'
import type { Disc } from '../shapes.ts'
import {
  addArea,
  addBase,
  addOutline,
  addTotalCover,
  clearForGround,
  containsBoth,
  findTotalCover,
  isShared,
  searchCorridor,
} from './cover.ts'
import { lineIsFreeOf, someLineIsFree } from './existence.ts'
import { drawLine, E_HIDE, lookAlong } from './frame.ts'
import {
  characterOnCentreLine,
  isNearCharacter,
  isNearPiece,
  isOneOf,
  type SightClass,
  type SightRules,
} from './sightRules.ts'
import { circleMeetsCone, frontSeesWholeBase, onePointSeesWholeBase, standInFront } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase } from './wholeBaseFromUnion.ts'
import { type Workspace, workspace } from './workspace.ts'

/**
 * LOS-01 to LOS-03, LOS-12: whether some segment from base to base crosses no Total Cover. Exact over all points of both
 * bases and mutual to the last bit.
 */
export function canSee(ground: Ground, a: Disc, b: Disc): boolean {
  if (ground.index.total.count === 0 || inContact(a, b)) return true
  findTotalCover(workspace, ground, a, b)
  if (workspace.corridor.centreLineIsFree) return true
  clearForGround(workspace, ground, 0)
  addTotalCover(workspace, ground)
  return someLineIsFree(workspace)
}

/** Whether one point of `a` sees all of `b` past Total Cover; the two must not touch. */
export function seesAllFromOnePoint(ground: Ground, a: Disc, b: Disc): boolean {
  const { frame, corridor, obstacles } = workspace
  const { index } = ground
  lookAlong(frame, a, b)
  clearForGround(workspace, ground, 0)
  const layer = index.total
  searchCorridor(corridor, frame, layer)
  for (let k = 0; k < corridor.count; k += 1) {
    addOutline(workspace, index, layer.piece[corridor.entries[k] as number] as number)
    if (obstacles.closed || obstacles.cutsTarget) return false
  }
  return onePointSeesWholeBase(workspace)
}

/**
 * LOS-14: how the base `a` sees the base `b`. `others` are the bases of all Characters on the table; whether `a` and `b`
 * are among them makes no difference.
 */
export function sightClass(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightClass {
  if (inContact(a, b)) return 'open'
  // What gives cover is asked in the order of cost; the answer does not depend on it.
  findTotalCover(workspace, ground, a, b)
  const isGathered = !workspace.corridor.centreLineIsFree
  drawLine(workspace.line, 1, 0, 0)
  if (isGathered) {
    clearForGround(workspace, ground, others.length)
    addTotalCover(workspace, ground)
    if (!someLineIsFree(workspace)) return 'none'
  }
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    if (characterOnCentreLine(a, b, rules, others, 0) >= 0) return 'partial'
  }
  if (isBehindPartialCover(workspace, ground, a, b, rules, others, isGathered)) return 'partial'
  return isPartlyHidden(workspace, ground, a, b, rules) ? 'partial' : 'open'
}

/**
 * LOS-05, LOS-10 and §7: whether the Partial Cover that counts leaves no line free, together with all Total Cover, of
 * which `line` is known to be free.
 */
function isBehindPartialCover(
  work: Workspace,
  ground: Ground,
  a: Disc,
  b: Disc,
  rules: SightRules,
  others: readonly Disc[],
  isGathered: boolean,
): boolean {
  const { frame, corridor, obstacles } = work
  const bodies = rules.charactersGiveCover && rules.characterTest === 'wholeBase' ? others.length : 0
  searchCorridor(corridor, frame, ground.index.partial)
  if (corridor.count === 0 && bodies === 0) return false
  if (!isGathered) clearForGround(work, ground, bodies)
  const { discs, edges } = obstacles
  if (!addPartialCover(work, ground, a, b, rules)) return true
  for (let i = 0; i < bodies; i += 1) {
    const other = others[i]
    if (other !== undefined && !isOneOf(other, a, b) && !isNearCharacter(other, a, b, rules)) addBase(work, other)
  }
  if (obstacles.closed) return true
  if (lineIsFreeOf(work, discs, edges)) return false
  if (!isGathered) addTotalCover(work, ground)
  return !someLineIsFree(work)
}

/** Adds the Partial Cover in the corridor that LOS-07 leaves; returns false when both bases share some of it. */
function addPartialCover(work: Workspace, ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  const layer = ground.index.partial
  const { count, entries } = work.corridor
  for (let k = 0; k < count; k += 1) {
    const piece = layer.piece[entries[k] as number] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    const shared = isShared(ground, piece, a, b)
    if (shared && rules.sharedAreaCovers) return false
    if (!shared || !containsBoth(ground, piece, a, b)) addArea(work, ground.index, piece, shared)
  }
  return true
}

/** LOS-04, LOS-06: looks from `a` to `b` past the Total Cover that LOS-07 leaves. */
function isPartlyHidden(work: Workspace, ground: Ground, a: Disc, b: Disc, rules: SightRules): boolean {
  const { frame, totalCover } = work
  // A target without size is seen whole or not at all.
  if (totalCover.count === 0 || b.r <= E_HIDE) return false
  lookAlong(frame, a, b)
  const inView = sortByView(work, ground, a, b, rules)
  if (inView === 0) return false
  clearForGround(work, ground, 0)
  for (let i = 0; i < inView; i += 1) addOutline(work, ground.index, totalCover.pieces[i] as number)
  if (frontSeesWholeBase(work)) return false
  for (let i = inView; i < totalCover.count; i += 1) addOutline(work, ground.index, totalCover.pieces[i] as number)
  return !(rules.openTest === 'union' ? allPointsSeeWholeBase(work) : onePointSeesWholeBase(work))
}

/**
 * Drops near pieces (LOS-07) from the Total Cover; those whose circles reach into the view from the front come first and
 * are counted.
 */
function sortByView(work: Workspace, ground: Ground, a: Disc, b: Disc, rules: SightRules): number {
  const { frame, totalCover, cone } = work
  const { pieces } = totalCover
  standInFront(cone, frame)
  let kept = 0
  let inView = 0
  for (let i = 0; i < totalCover.count; i += 1) {
    const piece = pieces[i] as number
    if (isNearPiece(ground, piece, a, b, rules)) continue
    pieces[kept] = piece
    if (circleMeetsCone(cone, frame, ground.index, piece)) {
      pieces[kept] = pieces[inView] as number
      pieces[inView] = piece
      inView += 1
    }
    kept += 1
  }
  totalCover.count = kept
  return inView
}
