import type { Family, TurnStep, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Verb } from '../state/command.ts'
import type { EventType } from '../state/event.ts'
import type { TaskKind, TaskOf } from '../state/task.ts'
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

type Advances = { readonly [K in TaskKind]?: (flow: Flow, task: TaskOf<K>) => void }

const VERBS: ReadonlyMap<string, unknown> = new Map(FAMILIES.flatMap(({ verbs }) => Object.entries(verbs ?? {})))

export const ruleOf = <V extends Verb>(verb: V): VerbRule<V> | undefined => VERBS.get(verb) as VerbRule<V> | undefined

export const ADVANCE: Advances = Object.assign({}, ...FAMILIES.map((family) => family.advance))

/** What the families do at the steps of a turn, in their order. */
export const AT_TURN_STEP: { readonly [S in TurnStep]: readonly ((flow: Flow) => void)[] } = {
  shockOff: FAMILIES.flatMap(({ turn }) => turn?.shockOff ?? []),
  flags: FAMILIES.flatMap(({ turn }) => turn?.flags ?? []),
  volleys: FAMILIES.flatMap(({ turn }) => turn?.volleys ?? []),
  end: FAMILIES.flatMap(({ turn }) => turn?.end ?? []),
}

/** Who answers a fact, in their order. A Map, because most facts have nobody. */
export const REACTORS: ReadonlyMap<EventType, readonly Family[]> = reactors()

function reactors(): ReadonlyMap<EventType, readonly Family[]> {
  const table = new Map<EventType, Family[]>()
  for (const family of FAMILIES) {
    for (const type of family.reactsTo ?? []) table.set(type, [...(table.get(type) ?? []), family])
  }
  return table
}
