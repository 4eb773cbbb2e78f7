import { canSee, type Ground } from '../../src/index.ts'
import { type Disc, EPSILON, type Outline, type Point } from '../../src/shapes.ts'
import { closerThan, withinReach } from './closest.ts'

/** GEN-11 to the letter: every point of the path, one after the other. */

export function pointsOf(path: readonly Point[]): Point[] {
  const first = path[0]
  if (first === undefined) return []
  const all: Point[] = [first]
  let a = first
  for (const b of path.slice(1)) {
    const dx = b.x - a.x
    const dy = b.y - a.y
    const n = Math.ceil(Math.sqrt(dx * dx + dy * dy))
    for (let k = 1; k <= n; k++) {
      // round(a + d·k/n) over one denominator, halves upward
      all.push({
        x: Math.floor((2 * (a.x * n + dx * k) + n) / (2 * n)),
        y: Math.floor((2 * (a.y * n + dy * k) + n) / (2 * n)),
      })
    }
    a = b
  }
  return all
}

export function scanFirst(points: readonly Point[], from: number, to: number, holds: (at: Point) => boolean): number {
  for (let k = from; k <= to; k++) {
    const at = points[k]
    if (at !== undefined && holds(at)) return k
  }
  return -1
}

export function scanLast(points: readonly Point[], from: number, holds: (at: Point) => boolean): number {
  for (let k = from; k >= 0; k--) {
    const at = points[k]
    if (at !== undefined && holds(at)) return k
  }
  return -1
}

/** MOVE-07, MOVE-08: over the table's edge or more than ε inside something impassable. */
export function isBlocked(ground: Ground, x: number, y: number, r: number): boolean {
  if (x - r < 0 || y - r < 0 || x + r > ground.width || y + r > ground.height) return true
  return ground.pieces.some((piece) => !piece.passable && closerThan(piece.outline, x, y, r - EPSILON))
}

/** GEN-06: contact or more. */
export function isTouching(target: Outline, x: number, y: number, r: number): boolean {
  return withinReach(target, x, y, r + EPSILON)
}

export function isOverlapping(target: Disc, x: number, y: number, r: number): boolean {
  return closerThan({ ...target, kind: 'disc' }, x, y, r - EPSILON)
}

export function isInside(x: number, y: number, area: Disc): boolean {
  const dx = x - area.x
  const dy = y - area.y
  return dx * dx + dy * dy <= area.r * area.r
}

/** OF-03: inside the area and in sight of the observer. */
export function isSeenInside(ground: Ground, at: Point, r: number, area: Disc, observer: Disc): boolean {
  return isInside(at.x, at.y, area) && canSee(ground, observer, { x: at.x, y: at.y, r })
}
