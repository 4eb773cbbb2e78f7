import type { GameEvent, GameState, MarkerId } from '@tactic48/rules'
import { markerNamed } from '../phrase.ts'
import type { EventText } from '../scenario.ts'
import { matches } from './matches.ts'

/** The events that must have happened, in this order, others between them allowed. */
export function* eventFaults(
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

export function* unwantedEvents(
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
export function tell(events: readonly GameEvent[]): string {
  const loud = events.filter((event) => !QUIET.includes(event.type))
  if (loud.length === 0) return 'none'
  return loud.map((event) => `\n      ${JSON.stringify(event)}`).join('')
}
