import type { Disc, Point } from '@tactic48/geometry'

/** The two outer tangents of two bases, for the eye alone: the rules ask the exact kernel. */
export function outerTangents(a: Disc, b: Disc): readonly (readonly [Point, Point])[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const apart = Math.hypot(dx, dy)
  if (apart <= Math.abs(a.r - b.r)) return []
  const lean = (a.r - b.r) / apart
  const across = Math.sqrt(1 - lean * lean)
  return [1, -1].map((side) => {
    const nx = (dx * lean - side * dy * across) / apart
    const ny = (dy * lean + side * dx * across) / apart
    return [
      { x: a.x + nx * a.r, y: a.y + ny * a.r },
      { x: b.x + nx * b.r, y: b.y + ny * b.r },
    ] as const
  })
}
