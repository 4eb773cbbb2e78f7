import type { Family, TurnStep, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Verb } from '../state/command.ts'
import type { EventType } from '../state/event.ts'
import type { TaskKind, TaskOf } from '../state/task.ts'

/** The explicit order in which families react to a fact and act at a step of the turn. */
export const FAMILIES: readonly Family[] = []

type Verbs = { readonly [V in Verb]?: VerbRule<V> }
type Advances = { readonly [K in TaskKind]?: (flow: Flow, task: TaskOf<K>) => void }

export const VERBS: Verbs = Object.assign({}, ...FAMILIES.map((family) => family.verbs))

export const ADVANCE: Advances = Object.assign({}, ...FAMILIES.map((family) => family.advance))

export const REACTORS: { readonly [T in EventType]?: readonly Family[] } = reactors()

function reactors(): { readonly [T in EventType]?: readonly Family[] } {
  const table: { [T in EventType]?: Family[] } = {}
  for (const family of FAMILIES) {
    for (const type of family.reactsTo ?? []) {
      const list = table[type] ?? []
      list.push(family)
      table[type] = list
    }
  }
  return table
}

/** Lets every family do what it has to do at this step of the turn. */
export function atTurnStep(flow: Flow, step: TurnStep): void {
  for (const family of FAMILIES) family.turn?.[step]?.(flow)
}
