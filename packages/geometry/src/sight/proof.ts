import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import type { Point } from '../point.ts'
import { characterOnCentreLine } from './centreLine.ts'
import { comesFirst, inTouch } from './frame.ts'
import { type FreeSegment, roomiestFreeSegment } from './freeSegment.ts'
import { isNearPiece } from './near.ts'
import { bodiesOf, bystanders, coverInWay, hidesPartOf, hidesPoint, leavesLine, type Screen } from './screen.ts'
import { isShared } from './sharedArea.ts'
import { sightClass } from './sightClass.ts'
import type { SightClass, SightRules } from './sightRules.ts'

export const SIGHT_REASONS = [
  'contact',
  'clear',
  'hidden',
  'partlyHidden',
  'behindPartial',
  'sharedArea',
  'character',
] as const
export type SightReason = (typeof SIGHT_REASONS)[number]

/** Why a base sees another one as it does; pieces are places in `Ground.pieces`. */
export interface SightProof {
  readonly sight: SightClass
  readonly reason: SightReason
  /** A segment that is free of all Total Cover and, when nothing else gives cover, of Partial Cover too. */
  readonly free?: FreeSegment
  /** No piece of these can be left out without changing the reason. */
  readonly blockers: readonly number[]
  /** A point of the target that no point of the shooter sees. */
  readonly hiddenPoint?: Point
  /** The Character that gives cover, as a place in `others`. */
  readonly character?: number
  /** The pieces in the way that LOS-07 ignores. */
  readonly near: readonly number[]
}

/** LOS-14 with reasons that can be drawn. Allocates: for screens and logs. */
export function explainSight(ground: Ground, a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): SightProof {
  if (inTouch(a, b)) return { sight: 'open', reason: 'contact', blockers: [], near: [] }
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
  const free = roomiestFreeSegment(bodiesOf(ground, screen, others))
  if (free === undefined) return {}
  return { free: comesFirst(a, b) ? free : { from: free.to, to: free.from, gap: free.gap } }
}

/** Whatever can be left out while the screen still does its work is left out, Total Cover first and Partial Cover last. */
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
