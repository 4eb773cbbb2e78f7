/** In u, as in battlefield files. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export type Polygon = readonly Spot[]

/** A direction of the table with its origin: `along` it and `across` it, to the right of who looks along. */
export interface Frame extends Spot {
  readonly ux: number
  readonly uy: number
}

/** Positions are in 1/1000 u; `+ 0`: a file has no −0. */
export const exact = (length: number): number => Math.round(length * 1000) / 1000 + 0

export const gapBetween = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The point on the other side of the middle of the table. */
export const opposite = ({ x, y }: Spot, { width, height }: Size): Spot => ({ x: width - x, y: height - y })

export const onFrame = ({ x, y, ux, uy }: Frame, along: number, across: number): Spot => ({
  x: x + ux * along - uy * across,
  y: y + uy * along + ux * across,
})

export function frameFrom(from: Spot, to: Spot): Frame {
  const length = gapBetween(from, to)
  return { ...from, ux: (to.x - from.x) / length, uy: (to.y - from.y) / length }
}

export const frameAt = ({ x, y }: Spot, { ux, uy }: Pick<Frame, 'ux' | 'uy'>): Frame => ({ x, y, ux, uy })

/** A quarter turn to the right. */
export const across = ({ x, y, ux, uy }: Frame): Frame => ({ x, y, ux: -uy, uy: ux })

export const rectangle = (frame: Frame, from: number, to: number, near: number, far: number): Polygon => [
  onFrame(frame, from, near),
  onFrame(frame, to, near),
  onFrame(frame, to, far),
  onFrame(frame, from, far),
]

/** The cosine of 0°, 15° … 90°: trigonometric functions differ between engines. */
const COSINES = [1, 0.9659258262890683, 0.8660254037844386, Math.SQRT1_2, 0.5, 0.25881904510252074, 0] as const
export const STEPS = 24

/** Steps of 15°. */
export function direction(step: number): Pick<Frame, 'ux' | 'uy'> {
  const turn = ((step % STEPS) + STEPS) % STEPS
  const cosine = (s: number): number => {
    const fold = s > 12 ? 24 - s : s
    return fold <= 6 ? (COSINES[fold] ?? 0) : -(COSINES[12 - fold] ?? 0)
  }
  return { ux: cosine(turn), uy: cosine((turn + 18) % STEPS) }
}

/** A frame turned by steps of 15°. */
export function turned(frame: Frame, step: number): Frame {
  const { ux: c, uy: s } = direction(step)
  return { x: frame.x, y: frame.y, ux: frame.ux * c - frame.uy * s, uy: frame.ux * s + frame.uy * c }
}

/** The part of a convex polygon that is on the table. */
export function clipped(polygon: Polygon, { width, height }: Size): Polygon {
  const sides: readonly ((spot: Spot) => number)[] = [
    ({ x }) => x,
    ({ x }) => width - x,
    ({ y }) => y,
    ({ y }) => height - y,
  ]
  return sides.reduce<Polygon>((points, depth) => cut(points, depth), polygon)
}

function cut(points: Polygon, depth: (spot: Spot) => number): Polygon {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    const [p, q] = [depth(a), depth(b)]
    const kept = p >= 0 ? [a] : []
    return p >= 0 === q >= 0 ? kept : [...kept, between(a, b, p / (p - q))]
  })
}

/** From a spot to the nearest point of a straight line between two others. */
export function asideOf(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / square))
  return gapBetween(spot, between(from, to, share))
}
