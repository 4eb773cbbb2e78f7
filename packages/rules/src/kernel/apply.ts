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

/** A Map, because an object with so many fields is searched more slowly. */
export const APPLIER_OF: ReadonlyMap<EventType, Applier> = new Map(Object.entries(APPLIERS) as [EventType, Applier][])

/** State = fold of events: the only place where a state changes. A game that is over knows no further events. */
export function apply(state: GameState, event: GameEvent): GameState {
  const draft = draftOf(state)
  write(draft, event, APPLIER_OF.get(event.type))
  return draft
}

/** Writes one fact more into a draft that nobody else holds, for somebody who has looked the applier up. */
export function write(draft: Draft, event: GameEvent, applier: Applier | undefined): void {
  draft.clock += 1
  applier?.(draft, event as never)
}

export const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(apply, state)
