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
import type { Appliers, Draft } from './draft.ts'

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
export const apply = (state: GameState, event: GameEvent): GameState =>
  written(state, event, APPLIER_OF.get(event.type))

/** The same for somebody who has looked the applier up. */
export function written(state: GameState, event: GameEvent, write: Applier | undefined): GameState {
  const draft: Draft = {
    rules: state.rules,
    cards: state.cards,
    seats: state.seats,
    phase: state.phase,
    setup: state.setup,
    table: state.table,
    sides: state.sides,
    turn: state.turn,
    figures: state.figures,
    sheets: state.sheets,
    markers: state.markers,
    vehicles: state.vehicles,
    leftWeapons: state.leftWeapons,
    fixtures: state.fixtures,
    smoke: state.smoke,
    schedule: state.schedule,
    effects: state.effects,
    goals: state.goals,
    stack: state.stack,
    reckoningHeld: state.reckoningHeld,
    clock: state.clock + 1,
    outcome: state.outcome,
  }
  write?.(draft, event as never)
  return draft
}

export const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(apply, state)
