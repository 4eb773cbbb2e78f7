import type { Point } from '@tactic48/geometry'
import { type GameState, isFigureInside, onTable, type Question, type QuestionOf, topTask } from '@tactic48/rules'
import type { Situation } from '../play/situation.ts'
import { caughtAt } from './hits.ts'

type Drift = QuestionOf<'drift'>

/** GREN-06: the allowed point nearest to the one that was pointed at. */
export function driftTo({ from, distance, exact }: Drift, wanted: Point): Point {
  const dx = wanted.x - from.x
  const dy = wanted.y - from.y
  const apart = Math.hypot(dx, dy)
  const reach = distance * 1000
  if (apart === 0 || Math.abs(apart - reach) <= 1 || (!exact && apart <= reach)) return wanted
  return { x: Math.round(from.x + (dx * reach) / apart), y: Math.round(from.y + (dy * reach) / apart) }
}

/** Everybody whom the blast could come near, wherever it is put. */
export function withinDrift(state: GameState, { from, distance }: Drift): readonly Point[] {
  const task = topTask(state)
  const radius = distance + (task?.kind === 'grenade' ? task.radius : 0)
  return onTable(state)
    .filter((figure) => isFigureInside(state, { at: from, radius }, figure))
    .map(({ position }) => position)
}

const AROUND = 16
/** One's own man is worth a little more than the other's. */
const OWN = 1.25

const proposals = new WeakMap<Question, Point>()

/** The place at which it would hurt the others most and the own least; where it fell, if nothing is better. */
export function proposedDrift({ state, question, side }: Situation): Point | undefined {
  const task = topTask(state)
  if (question?.kind !== 'drift' || !side || task?.kind !== 'grenade' || !state.rules.premeasure) return undefined
  const known = proposals.get(question)
  if (known) return known
  const worth = (at: Point): number =>
    caughtAt(state, task, at).reduce(
      (sum, { figure, chance = 0 }) => sum + (figure.side === side ? -OWN * chance : chance),
      0,
    )
  const { from, distance } = question
  const round = Array.from({ length: AROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / AROUND
    return { x: from.x + Math.cos(angle) * distance * 1000, y: from.y + Math.sin(angle) * distance * 1000 }
  })
  const places = [...withinDrift(state, question), ...round].map((at) => driftTo(question, at))
  let best = { at: from, worth: worth(from) }
  for (const place of places) {
    const at = { x: Math.round(place.x), y: Math.round(place.y) }
    const there = worth(at)
    if (there > best.worth) best = { at, worth: there }
  }
  proposals.set(question, best.at)
  return best.at
}
