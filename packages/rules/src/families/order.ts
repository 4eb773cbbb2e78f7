import type { Advances, Family, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Verb } from '../state/command.ts'
import type { EventType } from '../state/event.ts'
import type { QuestionKind, QuestionOf } from '../state/question.ts'
import type { GameState } from '../state/state.ts'
import { TURN_STEPS, type TurnStep } from '../state/task.ts'
import { aim } from './aim.ts'
import { deeds } from './deed.ts'
import { draw } from './draw.ts'
import { fire } from './fire.ts'
import { grenade } from './grenade.ts'
import { handToHand } from './handToHand.ts'
import { move } from './move.ts'
import { moveAndFire } from './moveAndFire.ts'
import { opportunityFire } from './opportunityFire.ts'
import { sealed } from './sealed.ts'
import { setup } from './setup.ts'
import { shots } from './shot.ts'
import { suppression } from './suppression.ts'
import { takeCover } from './takeCover.ts'
import { turn } from './turn.ts'
import { undo } from './undo.ts'
import { victim } from './victim.ts'
import { victory } from './victory.ts'
import { window } from './window.ts'
import { wounds } from './wound.ts'

/**
 * The explicit order in which families react to a fact and act at a step of the turn: first what a wound ends,
 * then areas that fall with it, and victory when the table is in order.
 */
export const FAMILIES: readonly Family[] = [
  setup,
  turn,
  window,
  wounds,
  suppression,
  opportunityFire,
  move,
  moveAndFire,
  fire,
  shots,
  aim,
  takeCover,
  grenade,
  handToHand,
  victim,
  deeds,
  sealed,
  draw,
  undo,
  victory,
]

const VERBS: ReadonlyMap<string, unknown> = new Map(FAMILIES.flatMap(({ verbs }) => Object.entries(verbs ?? {})))

export const ruleOf = <V extends Verb>(verb: V): VerbRule<V> | undefined => VERBS.get(verb) as VerbRule<V> | undefined

export const ADVANCE: Advances = Object.assign({}, ...FAMILIES.map((family) => family.advance))

/** What the families do at the steps of a turn, in their order. */
export const AT_TURN_STEP: { readonly [S in TurnStep]: readonly ((flow: Flow) => void)[] } = Object.fromEntries(
  TURN_STEPS.map((step) => [step, FAMILIES.flatMap(({ turn: acts }) => acts?.[step] ?? [])]),
) as never

/** Typed by event type, which the compiler cannot follow through a map. */
export type Reaction = (flow: Flow, event: never) => void

/** What the families do when a fact happens, in their order. A Map, because most facts have nobody. */
export const AT_EVENT: ReadonlyMap<EventType, readonly Reaction[]> = reactions()

function reactions(): ReadonlyMap<EventType, readonly Reaction[]> {
  const table = new Map<EventType, Reaction[]>()
  for (const family of FAMILIES) {
    for (const [type, react] of Object.entries(family.reactions ?? {})) {
      const sofar = table.get(type as EventType)
      if (sofar) sofar.push(react)
      else table.set(type as EventType, [react])
    }
  }
  return table
}

/** Whether the question on top still has to be answered. */
export function stands<K extends QuestionKind>(state: GameState, question: QuestionOf<K>): boolean {
  const judge = STANDS[question.kind] as ((state: GameState, question: QuestionOf<K>) => boolean) | undefined
  return judge === undefined || judge(state, question)
}

const STANDS: NonNullable<Family['stands']> = Object.assign({}, ...FAMILIES.map((family) => family.stands))
