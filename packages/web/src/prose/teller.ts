import type { EventOf, EventType, FigureId, GameEvent, GameState, SideId } from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'

/** What one fact says: `state` is what it met, `all` the facts that came with it. */
type Teller<T extends EventType> = (
  event: EventOf<T>,
  state: GameState,
  all: readonly GameEvent[],
) => Sentence | readonly Sentence[]

/** Facts that another sentence tells, or that only the table shows. */
export const SILENT = [
  ...(['orderEnded', 'executorCalled', 'effectBegan', 'effectSpent', 'effectsLapsed', 'cardsRevealed'] as const),
  ...(['restockBegun', 'taskOpened', 'taskAdvanced', 'taskClosed', 'questionOpened', 'questionClosed'] as const),
  ...(['turnEnded', 'reckoningHeld', 'reckoningDue', 'opportunityFireSpent', 'moved', 'scheduleCounted'] as const),
  'questionRestored',
] as const satisfies readonly EventType[]

export type Silent = (typeof SILENT)[number]

/** One for each of these facts; one that is missing does not compile. */
export type Tellers<T extends EventType> = { readonly [K in T]: Teller<K> }

export const NOTHING: readonly Sentence[] = []

export const dice = (...rolled: readonly (readonly number[])[]): Said => ({ dice: rolled.flat() })

type Rule = string | readonly string[]

/** A sentence about the Character whom a fact names; by its own rule, if it brings one. */
export function ofFigure(telling: Telling, rule: Rule): (event: { readonly figure: FigureId }) => Sentence
export function ofFigure(telling: Telling): (event: { readonly figure: FigureId; readonly rule: string }) => Sentence
export function ofFigure(telling: Telling, rule?: Rule) {
  return (event: { readonly figure: FigureId; readonly rule?: string }): Sentence =>
    sentence(telling, rule ?? event.rule ?? [], { figure: { figure: event.figure } })
}

export const ofSide =
  (telling: Telling, rule: Rule = []) =>
  ({ side }: { readonly side: SideId }): Sentence =>
    sentence(telling, rule, { side: { side } })
