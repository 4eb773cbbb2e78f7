import type { Disc } from '../disc.ts'
import { isNearCharacter } from './near.ts'
import type { SightRules } from './sightRules.ts'
import { E_GAP } from './tolerance.ts'

/** The shooter and the target are on the list of all bases too. */
export function isOneOf(other: Disc, a: Disc, b: Disc): boolean {
  return (other.x === a.x && other.y === a.y) || (other.x === b.x && other.y === b.y)
}

/** LOS-08: the first Character from `start` on whose base crosses the segment between the two centres, or −1. */
export function characterOnCentreLine(
  from: Disc,
  to: Disc,
  rules: SightRules,
  others: readonly Disc[],
  start: number,
): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const length = Math.sqrt(square)
  for (let i = start; i < others.length; i += 1) {
    const other = others[i]
    if (other === undefined) continue
    const px = other.x - from.x
    const py = other.y - from.y
    const reach = other.r + E_GAP
    const aside = px * dy - py * dx
    if (aside > reach * length || aside < -reach * length) continue
    const along = px * dx + py * dy
    if (along < 0 && px * px + py * py > reach * reach) continue
    if (along > square && (px - dx) * (px - dx) + (py - dy) * (py - dy) > reach * reach) continue
    if (isOneOf(other, from, to) || isNearCharacter(other, from, to, rules)) continue
    return i
  }
  return -1
}
