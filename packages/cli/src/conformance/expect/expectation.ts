import type { GameEvent, GameState, Item, MarkerId, Need, Refusal } from '@tactic48/rules'
import { missingParams, plainParams, refusalText } from '../../refusal.ts'
import { markerNamed } from '../names.ts'
import type { EventText, Expectation } from '../schema/expectation.ts'
import { awaitedFaults } from './awaited.ts'
import { figureFaults } from './figures.ts'
import {
  ableFaults,
  goalFaults,
  legalFaults,
  markerFaults,
  matches,
  outcomeFaults,
  pileFaults,
  questionFaults,
  ruleSetFaults,
  secretFaults,
  sightFaults,
  tokenFaults,
  warningFaults,
} from './table.ts'
import { lossFaults, vehicleFaults } from './vehicles.ts'

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
  yield* pileFaults(state, said)
  if (said.sees) yield* secretFaults(state, said.sees)
  if (said.lost) yield* lossFaults(state, said.lost)
  if (said.vehicles) yield* vehicleFaults(state, said.vehicles)
  yield* awaitedFaults(state, said)
  if (said.markers) yield* markerFaults(state, said.markers)
  if (said.sight) yield* sightFaults(state, said.sight)
  if (said.warnings) yield* warningFaults(state, said.warnings)
  if (said.question !== undefined) yield* questionFaults(state, said.question)
  if (said.legal) yield* legalFaults(state, said.legal)
  if (said.able) yield* ableFaults(state, said.able)
  if (said.turn && state.turn.active !== said.turn) yield `turn: expected ${said.turn}, is ${state.turn.active}`
  if (said.turnNumber !== undefined && state.turn.number !== said.turnNumber) {
    yield `turnNumber: expected ${said.turnNumber}, is ${state.turn.number}`
  }
  if (said.goals) yield* goalFaults(state, said.goals)
  if (said.ruleSet) yield* ruleSetFaults(state, said.ruleSet)
  if (said.outcome !== undefined) yield* outcomeFaults(state, said.outcome)
}

export function* refusalFaults(refusal: Refusal, said: NonNullable<Expectation['refused']>): Iterable<string> {
  const { rule, code, params } = typeof said === 'string' ? { rule: said, code: undefined, params: undefined } : said
  if (rule !== undefined && refusal.rule !== rule) {
    yield `refused: expected ${rule}, but refused by ${refusalText(refusal)}`
  }
  if (code !== undefined && refusal.code !== code) {
    yield `refused.code: expected ${code}, is ${refusalText(refusal)}`
  }
  for (const name of missingParams(refusal)) yield `refused.params: ${name} is missing in ${refusalText(refusal)}`
  if (params !== undefined && !matches(params, plainParams(refusal))) {
    yield `refused.params: expected ${JSON.stringify(params)}, is ${refusalText(refusal)}`
  }
}

/** The score that the last shot of this step needed, with its items. */
function* needFaults(events: readonly GameEvent[], said: NonNullable<Expectation['need']>): Iterable<string> {
  const need = lastNeed(events)
  if (!need) {
    yield 'need: no shot was rolled in this step'
    return
  }
  const { score, items } = typeof said === 'number' ? { score: said, items: undefined } : said
  const told = need.items.map(itemText).join(', ')
  if (need.score !== score) yield `need: expected ${score}, was ${need.score} (${told})`
  if (items && !sameItems(items, need.items)) yield `need.items: expected ${items.join(', ')}, were ${told}`
}

function lastNeed(events: readonly GameEvent[]): Need | undefined {
  let need: Need | undefined
  for (const event of events) if (event.type === 'shotResolved') need = event.need
  return need
}

const itemText = ({ rule, code, value }: Item): string => `${rule} ${code} ${value}`

const sameItems = (texts: readonly string[], items: readonly Item[]): boolean =>
  texts.length === items.length && texts.every((text, i) => items[i] && text.replace(' +', ' ') === itemText(items[i]))

/** The events that must have happened, in this order, others between them allowed. */
function* eventFaults(
  state: GameState,
  events: readonly GameEvent[],
  expected: readonly EventText[],
): Iterable<string> {
  let from = 0
  for (const text of expected) {
    const found = events.findIndex((event, i) => i >= from && isEvent(state, text, event))
    if (found < 0) {
      yield `events: ${show(text)} is missing${from > 0 ? ' after the ones before it' : ''}; there were ${tell(events)}`
      return
    }
    from = found + 1
  }
}

function* unwantedEvents(
  state: GameState,
  events: readonly GameEvent[],
  unwanted: readonly EventText[],
): Iterable<string> {
  for (const text of unwanted) {
    const found = events.find((event) => isEvent(state, text, event))
    if (found) yield `noEvents: ${show(text)} happened: ${JSON.stringify(found)}`
  }
}

function isEvent(state: GameState, text: EventText, event: GameEvent): boolean {
  if (typeof text === 'string') return event.type === text
  const [type, details] = Object.entries(text)[0] ?? ['', undefined]
  return event.type === type && matches(named(state, details), event)
}

/** A marker is written by its owner's name. */
function named(state: GameState, details: unknown): unknown {
  if (typeof details !== 'object' || details === null || !('marker' in details)) return details
  const { marker } = details
  const id: MarkerId | undefined = typeof marker === 'string' ? markerNamed(state, marker) : undefined
  return id === undefined ? details : { ...details, marker: id }
}

const show = (text: EventText): string => (typeof text === 'string' ? text : JSON.stringify(text))

const QUIET = ['taskOpened', 'taskAdvanced', 'taskClosed', 'questionOpened', 'questionClosed']

/** The facts of a step, without the bookkeeping of the stack. */
function tell(events: readonly GameEvent[]): string {
  const loud = events.filter((event) => !QUIET.includes(event.type))
  if (loud.length === 0) return 'none'
  return loud.map((event) => `\n      ${JSON.stringify(event)}`).join('')
}
