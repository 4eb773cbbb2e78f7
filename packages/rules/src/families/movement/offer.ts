import type { Track } from '@tactic48/geometry'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, openTask } from '../../kernel/stack.ts'
import { knownFigure, markerOf } from '../../query/figures.ts'
import type { MarkerId } from '../../state/ids.ts'
import type { Opportunity } from '../../state/question.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { offersOf, tellTriggered } from '../opportunity/offer.ts'
import { baseAt, stillWatching } from './stop.ts'

/** OF-05: the movement waits, at the step that it names, until the owner of the markers has decided. */
export function offer(flow: Flow, task: MovementTask): void {
  const { figure, offers, lastOffered } = task
  advanceTask(flow, task)
  tellTriggered(flow, figure, offers)
  openTask(flow, { kind: 'opportunity', offers, last: lastOffered })
}

/** OF-04: markers held before this k that still watch the base here. */
export function secondOffers(
  state: GameState,
  task: MovementTask,
  track: Track,
  first: readonly Opportunity[],
): readonly Opportunity[] {
  if (!state.rules.ofSecondOffer || task.declined.length === 0) return []
  const held = task.declined.filter((marker) => !first.some((offered) => offered.marker === marker))
  const mover = knownFigure(state, task.figure)
  return offersOf(stillWatching(state, mover, baseAt(state, track, task.k), held), mover.id)
}

/** The markers held so far, once the base leaves this k. */
export function heldSoFar(state: GameState, task: MovementTask): readonly MarkerId[] {
  if (task.offers.length === 0) return task.declined
  const held = new Set(task.declined)
  for (const { marker } of task.offers) if (markerOf(state, marker)) held.add(marker)
  return [...held]
}

/** Whether a marker offered at this k shot: it is spent. */
export const wasShotAt = (state: GameState, task: MovementTask): boolean =>
  task.offers.some(({ marker }) => markerOf(state, marker) === undefined)
