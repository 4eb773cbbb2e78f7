import type { EventType, GameEvent } from '../state/event.ts'
import type { GameState } from '../state/state.ts'
import { applyArrivals, applyCalls } from './apply/arrivals.ts'
import { applyBattle } from './apply/battle.ts'
import {
  applyArmour,
  applyFight,
  applyFire,
  applyGrenade,
  applyMedic,
  applyMove,
  applyOpportunityFire,
  applySuppression,
  applyWound,
} from './apply/combat.ts'
import { applySetup } from './apply/setup.ts'
import { applyStack } from './apply/stack.ts'
import { applyTactic } from './apply/tactic.ts'
import { applyTurn } from './apply/turn.ts'
import { applyEvacuation, applyVehicles } from './apply/vehicles.ts'
import { type Appliers, type Draft, draftOf } from './draft.ts'

const APPLIERS: Appliers<EventType> = {
  ...applyStack,
  ...applySetup,
  ...applyTurn,
  ...applyFire,
  ...applySuppression,
  ...applyOpportunityFire,
  ...applyMove,
  ...applyGrenade,
  ...applyArmour,
  ...applyFight,
  ...applyWound,
  ...applyMedic,
  ...applyCalls,
  ...applyArrivals,
  ...applyTactic,
  ...applyEvacuation,
  ...applyVehicles,
  ...applyBattle,
}

/** Typed by event type, which the compiler cannot follow through a table. */
export type Applier = (draft: Draft, event: never) => void

export const APPLIER_OF: ReadonlyMap<EventType, Applier> = new Map(Object.entries(APPLIERS) as [EventType, Applier][])

/** Whether a fact from outside is one that a state can be changed by. */
export const isEventType = (type: unknown): type is EventType => APPLIER_OF.has(type as EventType)

/** State = fold of events: the only place where a state changes. A game that is over knows no further events. */
export function apply(state: GameState, event: GameEvent): GameState {
  const draft = draftOf(state)
  draft.clock += 1
  APPLIER_OF.get(event.type)?.(draft, event as never)
  return draft
}

export const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(apply, state)
