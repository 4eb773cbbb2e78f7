import type { Point } from '@tactic48/geometry'
import { type ActionVerb, baseRadius, figureOf, isInReserve } from '@tactic48/rules'
import { gripNow, steerAnswer } from './call/placing.ts'
import { useSquads } from './deploy/squadStore.ts'
import { pointingOf as pointingOfOrder } from './order/ordering.ts'
import type { Situation } from './situation.ts'
import { useTable } from './tableStore.ts'
import { entryOf } from './verbs/verbs.ts'

/** A movement that charges the enemy it is pointed at; with a shot on the way the enemy is a target. */
export const charges = (verb: ActionVerb | undefined): boolean =>
  verb !== undefined && entryOf(verb).pointing === 'path' && !entryOf(verb).shoots

/** A place on the table that is being chosen: of a way, a marker, a figure to be put down or an answer. */
export interface PlaceInHand {
  /** From where it is looked for first. */
  readonly origin: Point
  /** Where it is now. */
  readonly at: Point
  readonly put: (at: Point) => void
}

/** What arrows move, and what the table as text puts somewhere; nothing where no place is asked for. */
export function placeInHand(play: Situation): PlaceInHand | undefined {
  const { question, state, mayAct } = play
  const { selected, verb, order, goal, bends, change } = useTable.getState()
  if (verb === 'giveOrder' && pointingOfOrder(order) !== 'point') return undefined
  const grip = gripNow(play)
  if (grip) return { origin: grip, at: grip, put: (at) => steerAnswer(play, () => at) }
  const put = (at: Point): void => change({ goal: at, fixed: true })
  if (question?.kind === 'drift') return { origin: question.from, at: goal ?? question.from, put }
  const figure = selected ? figureOf(state, selected) : undefined
  if (question?.kind === 'deploy') {
    if ((!figure || !isInReserve(figure)) && useSquads.getState().squad === undefined) return undefined
    const origin = zoneMiddle(play)
    return { origin, at: goal ?? origin, put }
  }
  const pointing = verb && entryOf(verb).pointing
  if (!mayAct || !figure || (pointing !== 'path' && pointing !== 'area')) return undefined
  const origin = bends.at(-1) ?? figure.position
  return {
    origin,
    at: goal ?? origin,
    put: (at) => change({ goal: at, fixed: true, ...(charges(verb) ? { target: undefined } : {}) }),
  }
}

/** Where somebody without a pointer begins to look for a place in his zone. */
function zoneMiddle({ state, side }: Situation): Point {
  const { width, height } = state.table
  const edge = (side && state.table.edges?.[side]) ?? 'south'
  const depth = Math.round((state.rules.deployDepth * 1000) / 2) + baseRadius(state.rules)
  if (edge === 'north') return { x: width / 2, y: depth }
  if (edge === 'south') return { x: width / 2, y: height - depth }
  return edge === 'west' ? { x: depth, y: height / 2 } : { x: width - depth, y: height / 2 }
}
