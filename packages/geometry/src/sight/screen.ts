import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { isOneOf } from './centreLine.ts'
import { corridor, searchCorridor } from './corridor.ts'
import { addBase } from './discObstacle.ts'
import { someLineIsFree } from './existence.ts'
import { comesFirst, lookAlong, worldX, worldY } from './frame.ts'
import { isNearCharacter } from './near.ts'
import { nearestOnOutline } from './nearestOnOutline.ts'
import { addArea, addOutline } from './pieceObstacle.ts'
import { containsBoth, isShared } from './sharedArea.ts'
import type { OpenTest, SightRules } from './sightRules.ts'
import { E_HIDE } from './tolerance.ts'
import { clearForGround } from './totalCover.ts'
import { onePointSeesWholeBase } from './wholeBaseFromPoint.ts'
import { allPointsSeeWholeBase, findHiddenPoint, hidden } from './wholeBaseFromUnion.ts'

/** A choice of what stands between two bases: pieces by their place on the ground, Characters by theirs in a list. */
export interface Screen {
  readonly total: readonly number[]
  readonly partial: readonly number[]
  readonly characters: readonly number[]
}

/** The pieces whose bounding circles meet the hull of the two bases. */
export function coverInWay(ground: Ground, a: Disc, b: Disc): { total: number[]; partial: number[] } {
  lookAlong(a, b)
  const found = { total: [] as number[], partial: [] as number[] }
  for (const cover of ['total', 'partial'] as const) {
    const layer = ground.index[cover]
    searchCorridor(layer)
    for (let k = 0; k < corridor.count; k += 1) {
      found[cover].push(layer.piece[corridor.entries[k] as number] as number)
    }
  }
  return found
}

/** LOS-08, wholeBase: the Characters that stand in the way with their bases. */
export function bystanders(a: Disc, b: Disc, rules: SightRules, others: readonly Disc[]): number[] {
  if (!rules.charactersGiveCover || rules.characterTest === 'centreLine') return []
  const counts = (other: Disc): boolean => !isOneOf(other, a, b) && !isNearCharacter(other, a, b, rules)
  return others.flatMap((other, i) => (counts(other) ? [i] : []))
}

/** What the screen is made of, as it lies on the table. */
export function bodiesOf(ground: Ground, screen: Screen, others: readonly Disc[]): (Disc | Outline)[] {
  return [
    ...[...screen.total, ...screen.partial].flatMap((piece) => ground.pieces[piece]?.outline ?? []),
    ...screen.characters.flatMap((character) => others[character] ?? []),
  ]
}

/** Whether some line between the bases is free of the screen, which stays gathered. */
export function leavesLine(ground: Ground, a: Disc, b: Disc, screen: Screen, others: readonly Disc[]): boolean {
  if (comesFirst(a, b)) lookAlong(a, b)
  else lookAlong(b, a)
  const { index } = ground
  clearForGround(ground, others.length)
  for (const piece of screen.total) addOutline(index, piece)
  for (const piece of screen.partial) {
    if (containsBoth(ground, piece, a, b)) continue
    addArea(index, piece, isShared(ground, piece, a, b))
  }
  for (const character of screen.characters) {
    const other = others[character]
    if (other) addBase(other)
  }
  return someLineIsFree()
}

/** LOS-04: whether the screen's Total Cover hides something of `b` from `a`. */
export function hidesPartOf(ground: Ground, a: Disc, b: Disc, screen: Screen, openTest: OpenTest): boolean {
  if (b.r <= E_HIDE) return false
  lookAlong(a, b)
  clearForGround(ground, 0)
  for (const piece of screen.total) addOutline(ground.index, piece)
  return !(openTest === 'union' ? allPointsSeeWholeBase() : onePointSeesWholeBase())
}

/** A point of `b` that the screen's Total Cover hides from all of `a`, if there is one. */
export function hidesPoint(ground: Ground, a: Disc, b: Disc, screen: Screen): Point | undefined {
  if (!hidesPartOf(ground, a, b, screen, 'union')) return undefined
  for (const piece of screen.total) {
    const outline = ground.pieces[piece]?.outline
    const point = outline && nearestOnOutline(outline, b)
    if (point && point.distance < b.r - E_HIDE) return { x: point.x, y: point.y }
  }
  if (Number.isNaN(hidden.x)) findHiddenPoint()
  if (Number.isNaN(hidden.x)) return undefined
  return { x: worldX(hidden.x, hidden.y), y: worldY(hidden.x, hidden.y) }
}
