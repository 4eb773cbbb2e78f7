import type { Point } from '../../point.ts'

/** How far a point that is left out may lie from the line that replaces it, in 1/1000 u. */
const SLACK = 8

/** So many points at most are replaced by one line: the search stays short. */
const LONGEST = 200

/** Leaves out the points of a ring that lie on straight stretches of it. */
export function straighten(ring: readonly Point[]): Point[] {
  const kept: Point[] = []
  let anchor = 0
  while (anchor < ring.length) {
    const from = ring[anchor] as Point
    const last = kept[kept.length - 1]
    if (last === undefined || last.x !== from.x || last.y !== from.y) kept.push(from)
    let end = anchor + 1
    while (end + 1 < ring.length && end - anchor < LONGEST && isStraight(ring, anchor, end + 1)) end += 1
    anchor = end
  }
  return kept
}

function isStraight(ring: readonly Point[], from: number, to: number): boolean {
  const a = ring[from] as Point
  const b = ring[to] as Point
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  for (let i = from + 1; i < to; i += 1) {
    const p = ring[i] as Point
    const aside = dx * (p.y - a.y) - dy * (p.x - a.x)
    if (aside * aside > SLACK * SLACK * square) return false
    // A thin spike runs back along itself; its point must stay.
    const along = dx * (p.x - a.x) + dy * (p.y - a.y)
    if (along < 0 || along > square) return false
  }
  return true
}
