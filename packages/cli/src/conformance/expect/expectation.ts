import type { GameEvent, GameState } from '@tactic48/rules'
import type { Expectation } from '../scenario.ts'
import { eventFaults, unwantedEvents } from './events.ts'
import { figureFaults } from './figures.ts'
import { legalFaults } from './legal.ts'
import { needFaults } from './need.ts'
import { markerFaults, outcomeFaults, questionFaults, ruleSetFaults, sightFaults, tokenFaults } from './table.ts'

/** What a step came to. */
export interface Result {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly rolled: readonly number[]
}

/** Everything in which a result is not as the scenario says. */
export function* expectationFaults(said: Expectation, { state, events, rolled }: Result): Iterable<string> {
  if (said.need !== undefined) yield* needFaults(events, said.need)
  if (said.rolled !== undefined && said.rolled !== rolled.length) {
    yield `rolled: expected ${said.rolled} dice, ${rolled.length} were rolled`
  }
  if (said.events) yield* eventFaults(state, events, said.events)
  if (said.noEvents) yield* unwantedEvents(state, events, said.noEvents)
  if (said.figures) yield* figureFaults(state, said.figures)
  if (said.tokens) yield* tokenFaults(state, said.tokens)
  if (said.markers) yield* markerFaults(state, said.markers)
  if (said.sight) yield* sightFaults(state, said.sight)
  if (said.question !== undefined) yield* questionFaults(state, said.question)
  if (said.legal) yield* legalFaults(state, said.legal)
  if (said.turn && state.turn.active !== said.turn) yield `turn: expected ${said.turn}, is ${state.turn.active}`
  if (said.turnNumber !== undefined && state.turn.number !== said.turnNumber) {
    yield `turnNumber: expected ${said.turnNumber}, is ${state.turn.number}`
  }
  if (said.ruleSet) yield* ruleSetFaults(state, said.ruleSet)
  if (said.outcome !== undefined) yield* outcomeFaults(state, said.outcome)
}
