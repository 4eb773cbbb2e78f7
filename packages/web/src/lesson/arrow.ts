import type { Point } from '@tactic48/geometry'
import type { Box } from '../board/papers.ts'

const HEAD = 620
const SPREAD = 0.55
/** Half of the stroke with its dark edge, which keeps off the names, too. */
const BREADTH = 170
const STEPS = 60
/** How far an arrow swings out, as a share of its length; the first that crosses no name is taken. */
const SWINGS = [0.06, -0.06, 0.14, -0.14, 0.24, -0.24] as const

interface Stroke {
  readonly from: Point
  readonly to: Point
  /** A spot that it must pass. */
  readonly bend: Point | undefined
  /** Free ground round its ends. */
  readonly gap: number
  readonly stop: number
}

/** A quadratic curve. */
type Curve = readonly [Point, Point, Point]

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
const pointOn = ([a, b, c]: Curve, t: number): Point => mix(mix(a, b, t), mix(b, c, t), t)
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const liesOn = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  x > left - BREADTH && x < right + BREADTH && y > top - BREADTH && y < bottom + BREADTH

/** Both wings of the head and what lies between them and its tip. */
function headOf(curve: Curve, t: number): readonly [Point, Point, Point] {
  const tip = pointOn(curve, t)
  const before = pointOn(curve, Math.max(0, t - 0.02))
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const wing = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  })
  return [wing(SPREAD), tip, wing(-SPREAD)]
}

/** The stretch of a curve that keeps off both ends and the names that stand there, and how often it crosses another name. */
function stretchOf(names: readonly Box[], curve: Curve, { from, to, gap, stop }: Stroke) {
  const isFree = (point: Point): boolean => !names.some((name) => liesOn(point, name))
  const times = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const begins = times.find((t) => apart(pointOn(curve, t), from) >= gap && isFree(pointOn(curve, t))) ?? 0
  const ends =
    times.findLast((t) => apart(pointOn(curve, t), to) >= stop && headOf(curve, t).every((point) => isFree(point))) ?? 1
  const crossed = times.filter((t) => t > begins && t < ends && !isFree(pointOn(curve, t))).length
  return { begins, ends, crossed }
}

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** A stroke with a little swing from rim to rim, which covers no name: it swings farther or to the other side, or ends before one. */
export function arrowPast(names: readonly Box[], stroke: Stroke): { readonly path: string; readonly head: string } {
  const { from, to, bend } = stroke
  const middle = mix(from, to, 0.5)
  const bends = bend
    ? [bend]
    : SWINGS.map((swing) => ({ x: middle.x + (to.y - from.y) * swing, y: middle.y - (to.x - from.x) * swing }))
  const curves = bends.map((by): Curve => [from, { x: 2 * by.x - middle.x, y: 2 * by.y - middle.y }, to])
  const strokes = curves.map((curve) => ({ curve, ...stretchOf(names, curve, stroke) }))
  const least = Math.min(...strokes.map(({ crossed }) => crossed))
  const { curve, begins, ends } = strokes.find(({ crossed }) => crossed === least) as (typeof strokes)[number]
  const start = pointOn(curve, begins)
  const end = pointOn(curve, ends)
  const control = mix(mix(curve[0], curve[1], begins), mix(curve[1], curve[2], begins), ends)
  const [left, tip, right] = headOf(curve, ends)
  return { path: `M${at(start)}Q${at(control)} ${at(end)}`, head: `M${at(left)}L${at(tip)}L${at(right)}` }
}
