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
  const { x, y } = from
  const dx = to.x - x
  const dy = to.y - y
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = dx / length
  const uy = dy / length
  for (let i = start; i < others.length; i += 1) {
    const other = others[i]
    if (other === undefined) continue
    const px = other.x - x
    const py = other.y - y
    const reach = other.r + E_GAP
    if (Math.abs(py * ux - px * uy) > reach) continue
    const along = px * ux + py * uy
    if (along < -reach || along > length + reach) continue
    if (along < 0 && px * px + py * py > reach * reach) continue
    if (along > length && (px - dx) * (px - dx) + (py - dy) * (py - dy) > reach * reach) continue
    if (isOneOf(other, from, to) || isNearCharacter(other, from, to, rules)) continue
    return i
  }
  return -1
}
