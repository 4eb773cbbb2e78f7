import { turn } from './exact.ts'
import { GeometryError } from './geometryError.ts'
import type { Point } from './point.ts'

/** Refuses repeated points, edges that meet anywhere but at a shared corner, and an empty inside. */
export function checkSimple(points: readonly Point[], field: string): void {
  if (points.length < 3) throw new GeometryError(field, 'tooFewPoints', `must have at least 3, got ${points.length}`)
  checkRepeats(points, field)
  if (points.every((point) => turnOf(points[0], points[1], point) === 0)) {
    throw new GeometryError(field, 'zeroArea', 'all lie on one line')
  }
  for (let i = 0; i < points.length; i += 1) {
    for (let j = i + 1; j < points.length; j += 1) {
      if (edgesMeet(points, i, j)) {
        throw new GeometryError(field, 'selfIntersecting', `edge ${i} meets edge ${j}`)
      }
    }
  }
}

/** Twice the area, positive when the points run counter-clockwise. */
export function twiceArea(points: readonly Point[]): number {
  let area = 0
  for (let i = 1; i + 1 < points.length; i += 1) area += turnOf(points[0], points[i], points[i + 1])
  return area
}

/** For a simple polygon that runs counter-clockwise; corners of 180° are allowed. */
export function isConvex(points: readonly Point[]): boolean {
  const count = points.length
  return points.every((point, i) => turnOf(points[(i + count - 1) % count], point, points[(i + 1) % count]) >= 0)
}

function checkRepeats(points: readonly Point[], field: string): void {
  const seen = new Map<string, number>()
  points.forEach((point, i) => {
    const key = `${point.x},${point.y}`
    const first = seen.get(key)
    if (first !== undefined) {
      throw new GeometryError(`${field}[${i}]`, 'repeatedPoint', `repeats ${field}[${first}] at (${key})`)
    }
    seen.set(key, i)
  })
}

function edgesMeet(points: readonly Point[], i: number, j: number): boolean {
  const count = points.length
  const a = points[i]
  const b = points[(i + 1) % count]
  const c = points[j]
  const d = points[(j + 1) % count]
  if (j === i + 1) return foldsBack(a, b, d)
  if ((j + 1) % count === i) return foldsBack(c, a, b)
  const c1 = Math.sign(turnOf(a, b, c))
  const d1 = Math.sign(turnOf(a, b, d))
  const a2 = Math.sign(turnOf(c, d, a))
  const b2 = Math.sign(turnOf(c, d, b))
  if (c1 !== d1 && a2 !== b2) return true
  return liesOn(a, b, c, c1) || liesOn(a, b, d, d1) || liesOn(c, d, a, a2) || liesOn(c, d, b, b2)
}

/** Whether the edge b→c runs back over the edge a→b. */
function foldsBack(a: Point | undefined, b: Point | undefined, c: Point | undefined): boolean {
  if (!a || !b || !c || turnOf(a, b, c) !== 0) return false
  return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0
}

function liesOn(a: Point | undefined, b: Point | undefined, p: Point | undefined, side: number): boolean {
  if (!a || !b || !p || side !== 0) return false
  return (
    Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y)
  )
}

function turnOf(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  return a && b && c ? turn(a.x, a.y, b.x, b.y, c.x, c.y) : 0
}
