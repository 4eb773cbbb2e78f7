import type { GameEvent } from '../state/event.ts'
import type { GameState } from '../state/state.ts'
import type { Chance } from './chance.ts'
import type { TurnStep } from './family.ts'

/**
 * One command being worked: `emit` applies a fact at once and lets the families react to it,
 * so `state` is always what the table shows now. It lives no longer than the command.
 */
export interface Flow {
  readonly state: GameState
  readonly chance: Chance
  emit(event: GameEvent): void
  /** Lets every family do its part at a step of the turn, in the order of `families/order.ts`. */
  atTurnStep(step: TurnStep): void
}
