import { inContact, nearestOnOutline } from '../distance.ts'
import type { Ground } from '../ground.ts'
import type { Disc, Outline, Point } from '../shapes.ts'
import { addArea, addBase, addOutline, clearForGround, containsBoth, isShared, searchCorridor } from './cover.ts'
import { someLineIsFree } from './existence.ts'
import { comesFirst, E_HIDE, lookAlong, tableX, tableY } from './frame.ts'
import { type FreeSegment, roomiestFreeSegment } from './freeSegment.ts'
import { sightClass } from './sightClass.ts'
import {
  characterOnCentreLine,
  isNearCharacter,
  isNearPiece,
  isOneOf,
  type OpenTest,
  type SightClass,
  type SightRules,
} from './sightRules.ts'
import { onePointSeesWholeBase } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase, findHiddenPoint } from './wholeBaseFromUnion.ts'
import { workspace } from './workspace.ts'

/** Why a base sees another one as it does, as one word. */
export type SightReason = 'contact' | 'clear' | 'hidden' | 'partlyHidden' | 'behindPartial' | 'sharedArea' | 'character'

/** Why a base sees another one as it does; pieces are given by their index in `Ground.pieces`. */
export interface SightProof {
  readonly sight: SightClass
  readonly reason: SightReason
  /** A segment that is free of all Total Cover and, when nothing else gives cover, of Partial Cover too. */
  readonly free?: FreeSegment
  /** The pieces that block; none can be left out without changing the reason. */
  readonly blockers: readonly number[]
  /** A point of the target that no point of the shooter sees. */
  readonly hiddenPoint?: Point
  /** The index in `others` of the Character that gives cover. */
  readonly character?: number
  /** The pieces in the way that LOS-07 ignores. */
  readonly near: readonly number[]
}

/**
 * LOS-14 with its reasons, for screens and logs: how the base `a` sees the base `b` and what decides it. Slower than
 * `sightClass`, which gives the same class.
 */
export function explainSight(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightProof {
  if (inContact(a, b)) return { sight: 'open', reason: 'contact', blockers: [], near: [] }
  const sight = sightClass(ground, a, b, rules, others)
  const inWay = coverInWay(ground, a, b)
  const isNear = (piece: number): boolean => isNearPiece(ground, piece, a, b, rules)
  const near = [...inWay.total, ...inWay.partial].filter(isNear).sort((one, two) => one - two)
  const total: Screen = { total: inWay.total, partial: [], characters: [] }
  if (sight === 'none') {
    const needed = leaveOutNeedless(total, (screen) => !leavesLine(ground, a, b, screen, others))
    return { sight, reason: 'hidden', blockers: piecesOf(needed), near }
  }
  const free = freeSegment(ground, a, b, total, others)
  const covered = (reason: SightReason, blockers: readonly number[], more: Partial<SightProof> = {}): SightProof => ({
    sight: 'partial',
    reason,
    ...free,
    blockers,
    near,
    ...more,
  })

  const farTotal: Screen = { ...total, total: inWay.total.filter((piece) => !isNear(piece)) }
  const hides = (screen: Screen): boolean => hidesPartOf(ground, a, b, screen, rules.openTest)
  if (hides(farTotal)) {
    const needed = leaveOutNeedless(farTotal, hides)
    const point = hidesPoint(ground, a, b, needed)
    return covered('partlyHidden', piecesOf(needed), point ? { hiddenPoint: point } : {})
  }
  const farPartial = inWay.partial.filter((piece) => !isNear(piece))
  const shared = farPartial.find((piece) => isShared(ground, piece, a, b))
  if (shared !== undefined && rules.sharedAreaCovers) return covered('sharedArea', [shared])

  const all: Screen = { ...total, partial: farPartial, characters: bystanders(a, b, rules, others) }
  const closes = (screen: Screen): boolean => !leavesLine(ground, a, b, screen, others)
  if (closes(all)) {
    const needed = leaveOutNeedless(all, closes)
    const character = needed.characters[0]
    if (character === undefined) return covered('behindPartial', piecesOf(needed))
    return covered('character', piecesOf(needed), { character })
  }
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    const character = characterOnCentreLine(a, b, rules, others, 0)
    if (character >= 0) return covered('character', [], { character })
  }
  return { sight, reason: 'clear', ...freeSegment(ground, a, b, all, others), blockers: [], near }
}

function piecesOf({ total, partial }: Screen): number[] {
  return [...total, ...partial].sort((one, two) => one - two)
}

function freeSegment(
  ground: Ground,
  a: Disc,
  b: Disc,
  screen: Screen,
  others: readonly Disc[],
): { free?: FreeSegment } {
  leavesLine(ground, a, b, screen, others)
  const free = roomiestFreeSegment(workspace, bodiesOf(ground, screen, others))
  if (free === undefined) return {}
  return { free: comesFirst(a, b) ? free : { from: free.to, to: free.from, gap: free.gap } }
}

/** Leaves out whatever the screen still works without: Characters first, then Total Cover, Partial Cover last. */
function leaveOutNeedless(screen: Screen, works: (screen: Screen) => boolean): Screen {
  let needed = screen
  for (const part of ['characters', 'total', 'partial'] as const) {
    for (const one of screen[part]) {
      const less = { ...needed, [part]: needed[part].filter((other) => other !== one) }
      if (works(less)) needed = less
    }
  }
  return needed
}

/** Some of what stands between two bases: indices in `Ground.pieces` and in the list of Characters. */
interface Screen {
  readonly total: readonly number[]
  readonly partial: readonly number[]
  readonly characters: readonly number[]
}

/** The pieces whose bounding circles meet the hull of the two bases. */
function coverInWay(ground: Ground, a: Disc, b: Disc): { total: number[]; partial: number[] } {
  const { frame, corridor } = workspace
  lookAlong(frame, a, b)
  const found = { total: [] as number[], partial: [] as number[] }
  for (const cover of ['total', 'partial'] as const) {
    const layer = ground.index[cover]
    searchCorridor(corridor, frame, layer)
    for (let k = 0; k < corridor.count; k += 1) {
      found[cover].push(layer.piece[corridor.entries[k] as number] as number)
    }
  }
  return found
}

/** LOS-08, wholeBase: the Characters that stand in the way with their bases. */
function bystanders(a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): number[] {
  if (!rules.charactersGiveCover || rules.characterTest === 'centreLine') return []
  const counts = (other: Disc): boolean => !isOneOf(other, a, b) && !isNearCharacter(other, a, b, rules)
  return others.flatMap((other, i) => (counts(other) ? [i] : []))
}

/** The bodies of the screen as they lie on the table. */
function bodiesOf(ground: Ground, screen: Screen, others: readonly Disc[]): (Disc | Outline)[] {
  return [
    ...[...screen.total, ...screen.partial].flatMap((piece) => ground.pieces[piece]?.outline ?? []),
    ...screen.characters.flatMap((character) => others[character] ?? []),
  ]
}

/** Whether some line between the bases is free of the screen, whose pieces stay among the obstacles. */
function leavesLine(ground: Ground, a: Disc, b: Disc, screen: Screen, others: readonly Disc[]): boolean {
  if (comesFirst(a, b)) lookAlong(workspace.frame, a, b)
  else lookAlong(workspace.frame, b, a)
  const { index } = ground
  clearForGround(workspace, ground, others.length)
  for (const piece of screen.total) addOutline(workspace, index, piece)
  for (const piece of screen.partial) {
    if (containsBoth(ground, piece, a, b)) continue
    addArea(workspace, index, piece, isShared(ground, piece, a, b))
  }
  for (const character of screen.characters) {
    const other = others[character]
    if (other) addBase(workspace, other)
  }
  return someLineIsFree(workspace)
}

/** LOS-04: whether the screen's Total Cover hides something of `b` from `a`. */
function hidesPartOf(ground: Ground, a: Disc, b: Disc, screen: Screen, openTest: OpenTest): boolean {
  if (b.r <= E_HIDE) return false
  lookAlong(workspace.frame, a, b)
  clearForGround(workspace, ground, 0)
  for (const piece of screen.total) addOutline(workspace, ground.index, piece)
  return !(openTest === 'union' ? allPointsSeeWholeBase(workspace) : onePointSeesWholeBase(workspace))
}

/** A point of `b` that the screen's Total Cover hides from all of `a`, if there is one. */
function hidesPoint(ground: Ground, a: Disc, b: Disc, screen: Screen): Point | undefined {
  if (!hidesPartOf(ground, a, b, screen, 'union')) return undefined
  for (const piece of screen.total) {
    const outline = ground.pieces[piece]?.outline
    const point = outline && nearestOnOutline(outline, b)
    if (point && point.distance < b.r - E_HIDE) return { x: point.x, y: point.y }
  }
  const { frame, hidden } = workspace
  if (Number.isNaN(hidden.x)) findHiddenPoint(workspace)
  if (Number.isNaN(hidden.x)) return undefined
  return { x: tableX(frame, hidden.x, hidden.y), y: tableY(frame, hidden.x, hidden.y) }
}
