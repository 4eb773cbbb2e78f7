import { APPLIER_OF, type Applier } from '../kernel/apply.ts'
import type { Chance } from '../kernel/chance.ts'
import { type Draft, draftOf } from '../kernel/draft.ts'
import type { Plan } from '../kernel/family.ts'
import type { Flow, Unasked, Waiting } from '../kernel/flow.ts'
import { topQuestion } from '../kernel/stack.ts'
import type { ActionCommand, ActionVerb, Payer, Verb } from '../state/command.ts'
import type { EventType, GameEvent } from '../state/event.ts'
import { ofSide, perSide, SIDES, type SideId, tableOf } from '../state/ids.ts'
import type { Question, QuestionKind } from '../state/question.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import type { Frame, GameState } from '../state/state.ts'
import type { Task, TaskKind, TaskResult, TurnStep } from '../state/task.ts'
import { defaultAnswer } from './candidates.ts'
import { check, checkAs, checkParsed } from './check.ts'
import { ADVANCE, AT_EVENT, AT_TURN_STEP, type Reaction, ruleOf, stands } from './families.ts'

/** What a command came to: the state now and the facts that lead to it. */
export interface Step {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** Runaway guard: the longest legal Action stays far below (100 rounds of H2H take some 600 events). */
const EVENT_LIMIT = 20_000

/** What a fact writes and who reacts to it. */
interface Consequence {
  readonly write: Applier
  readonly reactions: readonly Reaction[]
}

const consequence = (type: EventType, write: Applier): Consequence => ({ write, reactions: AT_EVENT.get(type) ?? [] })

const CONSEQUENCES = tableOf([...APPLIER_OF].map(([type, write]) => [type, consequence(type, write)] as const))

function known(type: EventType): Consequence {
  const found = CONSEQUENCES[type]
  if (!found) throw new Error(`no applier for event ${type}`)
  return found
}

const TASK_OPENED = known('taskOpened')
const TASK_ADVANCED = known('taskAdvanced')
const TASK_CLOSED = known('taskClosed')
const QUESTION_OPENED = known('questionOpened')
const QUESTION_CLOSED = known('questionClosed')

const TURN_ACTS = tableOf(AT_TURN_STEP)

/** Never written: what waits first gets a list of its own. */
const NOTHING: Waiting[] = []

/** One command at work, on a copy of the state that it was given. */
export class CommandRun implements Flow {
  state: GameState
  readonly chance: Chance
  readonly events: GameEvent[] = []
  #waiting: Waiting[] = NOTHING
  #draft: Draft | undefined

  constructor(state: GameState, chance: Chance) {
    this.state = state
    this.chance = chance
  }

  emit(event: GameEvent): void {
    const { type } = event
    if (type === 'gameEnded' && this.state.phase !== 'over') this.#revealCards()
    this.#happen(event, known(type))
  }

  advanceTask(task: Task): void {
    this.#happen({ type: 'taskAdvanced', task }, TASK_ADVANCED)
  }

  closeTask(kind: TaskKind, returns?: TaskResult): void {
    this.#happen(returns ? { type: 'taskClosed', kind, returns } : { type: 'taskClosed', kind }, TASK_CLOSED)
  }

  closeQuestion(kind: QuestionKind): void {
    this.#happen({ type: 'questionClosed', kind }, QUESTION_CLOSED)
  }

  #happen(event: GameEvent, { write, reactions }: Consequence): void {
    if (this.state.phase === 'over') return
    if (this.#draft === undefined) {
      this.#draft = draftOf(this.state)
      this.state = this.#draft
    }
    this.#draft.clock += 1
    write(this.#draft, event as never)
    this.events.push(event)
    for (let i = 0; i < reactions.length; i++) reactions[i]?.(this, event as never)
  }

  /** TACTIC-07: with the end of the game nothing is hidden any more. */
  #revealCards(): void {
    const { sides } = this.state
    if (SIDES.every((side) => ofSide(sides, side).deck.size + ofSide(sides, side).hand.size === 0)) return
    this.emit({
      type: 'cardsRevealed',
      piles: perSide((side) => ({ deck: ofSide(sides, side).deck.cards, hand: ofSide(sides, side).hand.cards })),
    })
  }

  wait(frame: Waiting): void {
    // Mostly it is the only one: a list made for it is smaller than one that grows.
    if (this.#waiting.length === 0) this.#waiting = [frame]
    else this.#waiting.push(frame)
  }

  act(command: ActionCommand, payer: Payer): Refusal | undefined {
    const plan = checkAs(this.state, command, payer)
    if (isRefusal(plan)) return plan
    resolve(this, plan)
    return undefined
  }

  takeEffect(command: ActionCommand, reaction: boolean): void {
    ruleOf<ActionVerb>(command.verb)?.effect?.(this, command, reaction)
  }

  answerFor(side: SideId): void {
    const answer = defaultAnswer(this.state, side, this.chance)
    const plan = answer && checkParsed(this.state, answer)
    if (!plan || isRefusal(plan)) throw new Error(`no legal answer to ${topQuestion(this.state)?.kind} for ${side}`)
    resolve(this, plan)
  }

  atTurnStep(step: TurnStep): void {
    const acts = TURN_ACTS[step]
    if (acts) for (let i = 0; i < acts.length; i++) acts[i]?.(this)
  }

  get interrupted(): boolean {
    return this.#waiting.length > 0
  }

  /** What waits is not opened. */
  protected drop(): void {
    this.#waiting = NOTHING
  }

  /** The step is done: what it opened goes onto the stack, the first on top. */
  finishStep(): void {
    while (this.#waiting.length > 0) {
      const frames = this.#waiting
      this.#waiting = NOTHING
      for (let i = frames.length - 1; i >= 0; i--) this.#place(frames[i] as Waiting)
    }
  }

  #place(waiting: Waiting): void {
    if (waiting.frame === 'question') {
      const question = dated(waiting.question, this.state.clock)
      this.#happen({ type: 'questionOpened', question }, QUESTION_OPENED)
      return
    }
    const { task, returnsTo } = waiting
    const isThere = returnsTo !== undefined && this.state.stack[returnsTo]?.frame === 'task'
    this.#happen(isThere ? { type: 'taskOpened', task, returnsTo } : { type: 'taskOpened', task }, TASK_OPENED)
  }
}

/** In place: a question that is asked was made for it alone, and a copy would cost as much as the step itself. */
function dated(question: Unasked, since: number): Question {
  question.since = since
  return question as Question
}

/** check → carryOut. */
export function execute(state: GameState, command: unknown, chance: Chance): Step | Refusal {
  const plan = check(state, command)
  return plan.refused ? plan : carryOut(state, plan, chance)
}

/** resolve → apply → react, step by step until somebody must decide. For plans that `check` made of this very state. */
export function carryOut(state: GameState, plan: Plan, chance: Chance): Step {
  const run = new CommandRun(state, chance)
  resolve(run, plan)
  run.finishStep()
  return settled(run)
}

/** Moves a state on whose top is a task: a game just created. */
export const begin = (state: GameState, chance: Chance): Step => settled(new CommandRun(state, chance))

export function resolve<V extends Verb>(flow: Flow, plan: Plan<V>): void {
  ruleOf<V>(plan.command.verb)?.resolve(flow, plan)
}

function settled(flow: CommandRun): Step {
  for (;;) {
    const { stack, phase } = flow.state
    const frame = stack[stack.length - 1]
    if (phase === 'over' || frame === undefined) break
    if (frame.frame === 'question') {
      if (stands(flow.state, frame.question)) break
      flow.closeQuestion(frame.question.kind)
      continue
    }
    stepOn(flow, frame)
  }
  return { state: flow.state, events: flow.events }
}

/** One step of the task on top. */
export function stepOn(flow: CommandRun, { task, returned }: Extract<Frame, { readonly frame: 'task' }>): void {
  const before = flow.events.length
  advance(flow, task, returned)
  flow.finishStep()
  if (flow.events.length === before) throw new Error(`task ${task.kind} made no progress`)
  if (flow.events.length > EVENT_LIMIT) throw new Error(`task ${task.kind} exceeded the event limit`)
}

function advance(flow: Flow, task: Task, returned: TaskResult | undefined): void {
  const step = ADVANCE[task.kind]
  if (!step) throw new Error(`no handler for task ${task.kind}`)
  step(flow, task as never, returned)
}
