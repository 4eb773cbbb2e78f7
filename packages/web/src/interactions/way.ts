import {
  containsDisc,
  createTrack,
  type Disc,
  type Ground,
  type Point,
  shortestPath,
  standsFree,
  touchesOutline,
  trackLength,
  trackPoint,
} from '@tactic48/geometry'
import { baseOf, cutAt, enemiesOf, type Figure, type GameState, radiusOf, wayGroundOf } from '@tactic48/rules'
import type { Way } from './interaction.ts'

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const onTable = ({ table }: GameState, r: number, at: Point): Point => {
  return whole({
    x: Math.max(r, Math.min(table.width - r, at.x)),
    y: Math.max(r, Math.min(table.height - r, at.y)),
  })
}

/** GEN-06: contact is never an accident; a spot that only grazes an enemy is moved off it. */
const GRAZE = 40

function offEnemies(state: GameState, figure: Figure, at: Point): Point {
  for (const enemy of enemiesOf(state, figure.side)) {
    const { position } = enemy
    const reach = radiusOf(state, figure) + radiusOf(state, enemy) + GRAZE
    const dx = at.x - position.x
    const dy = at.y - position.y
    const apart = Math.hypot(dx, dy)
    if (apart === 0 || apart >= reach) continue
    return whole({ x: position.x + (dx * reach) / apart, y: position.y + (dy * reach) / apart })
  }
  return at
}

/** Longer ways round are not worth the search. */
const DETOUR = 4

const STEP_BACK = 100
const TRIES = 6

/** A goal where no base can come ends as near to it as one can, on the line from where it is looked for. */
function nearTo(
  ground: Ground,
  r: number,
  from: Point,
  to: Point,
  limit: number,
  avoid: readonly Disc[],
): readonly Point[] | undefined {
  const away = Math.hypot(to.x - from.x, to.y - from.y)
  let tries = 0
  for (let left = away - STEP_BACK; left > 0 && tries < TRIES; left -= STEP_BACK) {
    const at = whole({ x: from.x + ((to.x - from.x) * left) / away, y: from.y + ((to.y - from.y) * left) / away })
    if (left > limit || !standsFree(ground, r, at, avoid)) continue
    const found = shortestPath(ground, r, from, at, limit, avoid)
    if (found) return found
    tries += 1
  }
  return undefined
}

function legs(
  state: GameState,
  figure: Figure,
  stops: readonly Point[],
  limit: number,
  avoid: readonly Disc[],
): readonly Point[] {
  const { position: from } = figure
  const r = radiusOf(state, figure)
  const ground = wayGroundOf(state, figure)
  const points: Point[] = [from]
  let here = from
  for (const stop of stops) {
    const found =
      shortestPath(ground, r, here, stop, limit * DETOUR, avoid) ?? nearTo(ground, r, here, stop, limit * DETOUR, avoid)
    points.push(...(found ? found.slice(1) : [stop]))
    here = points.at(-1) ?? stop
  }
  return points.filter((point, i) => i === 0 || point.x !== points[i - 1]?.x || point.y !== points[i - 1]?.y)
}

/** The way over the bends to the goal, round what is in the way, cut where one Action ends. */
export function wayTo(
  state: GameState,
  figure: Figure,
  bends: readonly Point[],
  goal: Point,
  stride: number,
): Way | undefined {
  const avoid = enemiesOf(state, figure.side).map((enemy) => baseOf(state, enemy))
  const to = offEnemies(state, figure, onTable(state, radiusOf(state, figure), goal))
  const points = legs(state, figure, [...bends, to], stride, avoid)
  if (points.length < 2) return undefined
  const step = freeStep(state, radiusOf(state, figure), points, to, stride)
  return step ?? { path: cutAt(points, stride).slice(1) }
}

/** MOVE-11: a scenic base that is reached but not entered by the way itself. */
function freeStep(state: GameState, r: number, points: readonly Point[], to: Point, stride: number): Way | undefined {
  if (!state.rules.scenicBaseFreeStep) return undefined
  const element = state.table.elements.find((one) => one.scenicBase && containsDisc(one.outline, { ...to, r }))
  if (!element) return undefined
  const track = createTrack(points)
  if (trackLength(track) <= stride) return undefined
  for (let k = 0; k <= Math.min(stride, track.steps); k += 20) {
    const at = trackPoint(track, k)
    if (!touchesOutline(element.outline, { ...at, r })) continue
    const path = cutAt(points, k + 20).slice(1)
    return path.length > 0 ? { path, stepInto: to } : undefined
  }
  return undefined
}

const AROUND = 24

/** Into contact with an enemy, from the side that is nearest along the way. */
export function chargeAt(
  state: GameState,
  figure: Figure,
  bends: readonly Point[],
  enemy: Figure,
  stride: number,
): Way | undefined {
  const r = radiusOf(state, figure)
  const reach = r + radiusOf(state, enemy)
  const from = bends.at(-1) ?? figure.position
  const others = enemiesOf(state, figure.side).filter((other) => other.id !== enemy.id)
  const avoid = others.map((other) => baseOf(state, other))
  const bearing = Math.atan2(from.y - enemy.position.y, from.x - enemy.position.x)
  let best: { readonly points: readonly Point[]; readonly length: number } | undefined
  for (let i = 0; i < AROUND; i++) {
    // Alternately to the left and to the right of the straight line.
    const angle = bearing + (Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * 2 * Math.PI) / AROUND
    const touch = whole({
      x: enemy.position.x + Math.cos(angle) * reach,
      y: enemy.position.y + Math.sin(angle) * reach,
    })
    const found = shortestPath(wayGroundOf(state, figure), r, from, touch, stride * 2, avoid)
    if (!found) continue
    const head = legs(state, figure, bends, stride, avoid)
    const points = [...head, ...found.slice(1)]
    const length = points.length < 2 ? 0 : trackLength(createTrack(points))
    if (!best || length < best.length) best = { points, length }
    if (i === 0) break
  }
  // Out of reach: as far towards him as one Action goes.
  return best ? { path: cutAt(best.points, stride).slice(1) } : wayTo(state, figure, bends, enemy.position, stride)
}
