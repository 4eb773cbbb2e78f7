import { draw, undo } from '../families/agreement/agreement.ts'
import { aid } from '../families/aid/aid.ts'
import { armour } from '../families/armour/armour.ts'
import { arrivals } from '../families/call/arrivals.ts'
import { barrages } from '../families/call/barrage.ts'
import { calls } from '../families/call/call.ts'
import { takeCover } from '../families/cover/takeCover.ts'
import { evacuation } from '../families/evacuation/evacuation.ts'
import { aim, fire } from '../families/fire/fire.ts'
import { shots } from '../families/fire/shot.ts'
import { grenade } from '../families/grenade/grenade.ts'
import { handToHand } from '../families/handToHand/handToHand.ts'
import { initiative } from '../families/initiative/initiative.ts'
import { medics } from '../families/medic/medic.ts'
import { morale } from '../families/morale/morale.ts'
import { move } from '../families/movement/move.ts'
import { moveAndFire } from '../families/movement/moveAndFire.ts'
import { opportunityFire } from '../families/opportunityFire/opportunityFire.ts'
import { orders } from '../families/order/order.ts'
import { planning } from '../families/planning/planning.ts'
import { radio } from '../families/radio/radio.ts'
import { runners } from '../families/runner/runner.ts'
import { sealed } from '../families/sealed/sealed.ts'
import { setup } from '../families/setup/setup.ts'
import { suppression } from '../families/suppression/suppression.ts'
import { tactics } from '../families/tactic/tactic.ts'
import { clock } from '../families/turn/clock.ts'
import { heldActions } from '../families/turn/heldAction.ts'
import { turn } from '../families/turn/turn.ts'
import { window } from '../families/turn/window.ts'
import { vehicles } from '../families/vehicle/vehicle.ts'
import { victory } from '../families/victory/victory.ts'
import { victim } from '../families/wound/victim.ts'
import { wounds } from '../families/wound/wound.ts'
import type { ActionRule, Family, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import type { ActionVerb, Verb } from '../state/command.ts'
import type { EventType } from '../state/event.ts'
import { tableOf } from '../state/ids.ts'
import type { Question, QuestionKind } from '../state/question.ts'
import type { GameState } from '../state/state.ts'
import { type TaskKind, type TaskResult, TURN_STEPS, type TurnStep } from '../state/task.ts'

/**
 * The explicit order in which families react to a fact and act at a step of the turn: first what a wound ends,
 * then areas that fall with it, and victory when the table is in order; nerves are tested where the game goes on.
 */
export const FAMILIES: readonly Family[] = [
  setup,
  tactics,
  turn,
  planning,
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
  armour,
  handToHand,
  orders,
  medics,
  radio,
  evacuation,
  aid,
  vehicles,
  calls,
  arrivals,
  barrages,
  runners,
  initiative,
  victim,
  heldActions,
  sealed,
  draw,
  undo,
  clock,
  victory,
  morale,
]

const VERBS = tableOf<string, unknown>(FAMILIES.flatMap(({ verbs }) => Object.entries(verbs ?? {})))

export const ruleOf = <V extends Verb>(verb: V): VerbRule<V> | undefined => VERBS[verb] as VerbRule<V> | undefined

export const actionOf = <V extends ActionVerb>(verb: V): ActionRule<V> | undefined =>
  VERBS[verb] as ActionRule<V> | undefined

/** Typed by the kind of task, which the compiler cannot follow through a map. */
export type Advance = (flow: Flow, task: never, returned: TaskResult | undefined) => void

export const ADVANCE = tableOf<TaskKind, Advance>(
  FAMILIES.flatMap(({ advance }) => Object.entries(advance ?? {}) as [TaskKind, Advance][]),
)

/** What the families do at the steps of a turn, in their order. */
export const AT_TURN_STEP: ReadonlyMap<TurnStep, readonly ((flow: Flow) => void)[]> = new Map(
  TURN_STEPS.map((step) => [step, FAMILIES.flatMap(({ turn: acts }) => acts?.[step] ?? [])]),
)

/** Typed by event type, which the compiler cannot follow through a map. */
export type Reaction = (flow: Flow, event: never) => void

/** What the families do when a fact happens, in their order. A Map, because most facts have no reaction. */
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
export function stands(state: GameState, question: Question): boolean {
  const judge = STANDS[question.kind]
  return judge === undefined || judge(state, question as never)
}

type Stands = (state: GameState, question: never) => boolean

const STANDS = tableOf<QuestionKind, Stands>(
  FAMILIES.flatMap((family) => Object.entries(family.stands ?? {}) as [QuestionKind, Stands][]),
)
