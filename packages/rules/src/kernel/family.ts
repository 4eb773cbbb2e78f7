import type { Raw } from '../input/raw.ts'
import type { ActionVerb, Command, CommandOf, Payer, Price, Verb } from '../state/command.ts'
import type { EventOf, EventType } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { SeatId, SideId } from '../state/ids.ts'
import type { QuestionKind, QuestionOf } from '../state/question.ts'
import type { Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { TaskKind, TaskOf, TaskResult, TurnStep } from '../state/task.ts'
import type { Chance } from './chance.ts'
import type { Flow } from './flow.ts'

/** A command that passed `check`. */
export interface Plan<V extends Verb = Verb> {
  readonly refused?: undefined
  readonly command: CommandOf<V>
  /** Present for paid Actions. */
  readonly price?: Price
  /** SF-09: what each joiner pays, in the order of the declaration. */
  readonly joinerPrices?: readonly Price[]
}

/** All that the engine knows of a verb: "may it happen" beside "make it happen". */
export interface VerbRule<V extends Verb> {
  /** The questions that it answers, or that it is legal at any time before the end. */
  readonly answers: readonly QuestionKind[] | 'anytime'
  /** Reads input from outside into a new command; throws `Malformed` at the first field of a wrong shape. */
  read(raw: Raw, seat: SeatId): CommandOf<V>
  /** Called after the gate: the seat is asked and the verb answers the question on top. Total over hostile input. */
  check(state: GameState, command: CommandOf<V>): Plan<V> | Refusal
  resolve(flow: Flow, plan: Plan<V>): void
  /** For Actions that may draw fire before they take effect: what they do once it has been dealt with. */
  effect?(flow: Flow, command: CommandOf<V>, reaction: boolean): void
}

export interface ActionRule<V extends ActionVerb> extends VerbRule<V> {
  /** `payer`: without it the actor's own side pays, as in its turn. */
  check(state: GameState, command: CommandOf<V>, payer?: Payer): Plan<V> | Refusal
  /** Could this figure do it at all now, with any target? Its least price, or the first reason why not. */
  able(state: GameState, figure: Figure): Price | Refusal
}

type RuleOf<V extends Verb> = V extends ActionVerb ? ActionRule<V> : VerbRule<V>

export type Advances = {
  readonly [K in TaskKind]?: (flow: Flow, task: TaskOf<K>, returned: TaskResult | undefined) => void
}

export type Reactions = { readonly [T in EventType]?: (flow: Flow, event: EventOf<T>) => void }

export interface Family {
  readonly name: string
  readonly verbs?: { readonly [V in Verb]?: RuleOf<V> }
  /** Moves the task on top one step on: advances or closes it, opens others or asks. `returned`: what came of the last it opened. */
  readonly advance?: Advances
  /** What this family does when a fact happens, in the order of `engine/families.ts`. */
  readonly reactions?: Reactions
  /** What this family does at a step of the turn (TURN-02, TURN-14), in the order of `engine/families.ts`. */
  readonly turn?: { readonly [S in TurnStep]?: (flow: Flow) => void }
  /** Whether a question that lay under a task still has to be answered when it comes up again; absent = yes. */
  readonly stands?: { readonly [K in QuestionKind]?: (state: GameState, question: QuestionOf<K>) => boolean }
  /** The answers that are a list: who, with what, yes or no. Places are ideas of those who play. */
  candidates?(state: GameState, side: SideId): Iterable<Command>
  /** §33: what is answered for a side that does not answer. */
  readonly defaults?: {
    readonly [K in QuestionKind]?: (
      state: GameState,
      question: QuestionOf<K>,
      side: SideId,
      chance: Chance,
    ) => Command | undefined
  }
}
