import type { ActionCommand, Payer } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import type { FigureId, SideId } from '../state/ids.ts'
import type { Question, QuestionKind } from '../state/question.ts'
import type { Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Task, TaskKind, TaskResult, TurnStep } from '../state/task.ts'
import type { Chance } from './chance.ts'

/** Opened by the running step; goes on the stack when the step is done. */
export type Waiting =
  | {
      readonly frame: 'task'
      readonly task: Task
      /** Index of the frame that is told what came of it. */
      readonly returnsTo: number | undefined
    }
  | { readonly frame: 'question'; readonly question: Unasked }

/** The kernel says since when it is asked. */
export type Unasked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'since'> & Undated : never) : never

interface Undated {
  since?: number
}

/**
 * One command at work, step by step: a step is the `resolve` of its verb or one `advance` of the task on top. `emit` applies
 * a fact at once and lets the families react, so `state` is always what the table shows now; what a step or a reaction
 * opens waits until the step is done, and then runs in the order in which it was opened.
 */
export interface Flow {
  readonly state: GameState
  readonly chance: Chance
  emit(event: GameEvent): void
  wait(frame: Waiting): void
  /** The facts of the stack, of which every command has several: emitted like all others, but never looked up. */
  advanceTask(task: Task): void
  closeTask(kind: TaskKind, returns?: TaskResult): void
  closeQuestion(kind: QuestionKind): void
  /** Lets a Character do an Action within another's: judged by the same `check`, paid for by another. */
  act(command: ActionCommand, payer: Payer): Refusal | undefined
  /** Lets a paid Action do what it does. */
  takeEffect(command: ActionCommand, reaction: boolean): void
  /** HOUSE-17: answers the question on top for a side that does not, as §33 has it. */
  answerFor(side: SideId): void
  /** Lets every family do its part at a step of the turn, in the order of `engine/families.ts`. */
  atTurnStep(step: TurnStep): void
  /** ORDER-03: a recipient cannot do it. The fact names a rule only; a preview keeps the whole reason. */
  passOver?(figure: FigureId, why: Refusal): void
  /** Something waits to run first: a step that would go on by itself stops here. */
  readonly interrupted: boolean
}
