import { ADVANCE, AT_TURN_STEP, REACTORS, ruleOf } from '../families/order.ts'
import type { Verb } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { TaskKind, TaskOf } from '../state/task.ts'
import { apply } from './apply.ts'
import type { Chance } from './chance.ts'
import { check } from './check.ts'
import type { Plan, TurnStep } from './family.ts'
import type { Flow } from './flow.ts'

/** What a command came to: the state now and the facts that lead to it. */
export interface Step {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** Runaway guard: the longest legal Action stays far below (100 rounds of H2H take some 600 events). */
const EVENT_LIMIT = 20_000

class Working implements Flow {
  state: GameState
  readonly chance: Chance
  readonly events: GameEvent[] = []

  constructor(state: GameState, chance: Chance) {
    this.state = state
    this.chance = chance
  }

  emit(event: GameEvent): void {
    if (this.state.phase === 'over') return
    this.state = apply(this.state, event)
    this.events.push(event)
    const reactors = REACTORS.get(event.type)
    if (reactors) for (let i = 0; i < reactors.length; i++) reactors[i]?.react?.(this, event)
  }

  atTurnStep(step: TurnStep): void {
    for (const act of AT_TURN_STEP[step]) act(this)
  }
}

/** check → resolve → apply → react, until somebody must decide. */
export function execute(state: GameState, command: unknown, chance: Chance): Step | Refusal {
  const plan = check(state, command)
  if (isRefusal(plan)) return plan
  const working = new Working(state, chance)
  resolve(working, plan)
  settle(working)
  return { state: working.state, events: working.events }
}

/** Moves a state on whose top is a task: a game just created. */
export function begin(state: GameState, chance: Chance): Step {
  const working = new Working(state, chance)
  settle(working)
  return { state: working.state, events: working.events }
}

function resolve<V extends Verb>(flow: Flow, plan: Plan<V>): void {
  ruleOf<V>(plan.command.verb)?.resolve(flow, plan)
}

function settle(flow: Working): void {
  for (;;) {
    const { stack, phase } = flow.state
    const frame = stack[stack.length - 1]
    if (phase === 'over' || frame?.frame !== 'task') return
    const before = flow.events.length
    advance(flow, frame.task)
    if (flow.events.length === before) throw new Error(`task ${frame.task.kind} does not move on`)
    if (flow.events.length > EVENT_LIMIT) throw new Error(`task ${frame.task.kind} runs on without end`)
  }
}

function advance<K extends TaskKind>(flow: Flow, task: TaskOf<K>): void {
  const step = ADVANCE[task.kind] as ((flow: Flow, task: TaskOf<K>) => void) | undefined
  if (!step) throw new Error(`no family moves task ${task.kind}`)
  step(flow, task)
}
