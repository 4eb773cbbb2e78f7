import type { Point } from '@tactic48/geometry'
import type {
  Atom,
  CardId,
  CommandOf,
  ElementId,
  FigureId,
  Marker,
  PerSide,
  PlacedFigure,
  QuestionKind,
  SideId,
  Verb,
} from '@tactic48/rules'
import type { ElementFile } from '../battlefieldFile.ts'
import type { Condition, InLanguages, Line } from '../rulebook/template.ts'
import type { Predicate } from './predicate.ts'

export const COURSES = ['quickStart', 'company'] as const
export type CourseId = (typeof COURSES)[number]

export const GROUNDS = ['lane', 'track', 'crossing', 'fields', 'yard'] as const
export type Ground = (typeof GROUNDS)[number]

/** A command as a step writes it: what is left out is filled in from what may be answered (the id of a marker just placed). */
export type Said = {
  [V in Verb]: { readonly verb: V } & Partial<Omit<CommandOf<V>, 'verb' | 'seat'>>
}[Verb]

/** The table of a step as it begins. */
export interface Scene {
  /** As in a battlefield file, in u; ids are the look and a number: `wall-1`. */
  readonly elements: readonly ElementFile[]
  /** What it lies on, for the eye. */
  readonly ground: Ground
  readonly figures: readonly PlacedFigure[]
  readonly markers?: readonly Marker[]
  readonly tokens: PerSide<number>
  /** TACTIC-07. */
  readonly hand?: readonly CardId[]
  /** Whose turn it is; the learner's unless it is said. */
  readonly active?: SideId
  /** VICT-05: AP that both sides have beside those on the table, so that no loss ends a step that is about something else. */
  readonly reserveAp?: number
  /** What the camera shows, in u. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export type Spot = { readonly figure: FigureId } | { readonly element: ElementId } | { readonly at: Point }

/** Chalk on the table; gone as soon as `until` holds. */
export type Mark = { readonly until?: Predicate } & (
  | { readonly mark: 'arrow'; readonly from: Spot; readonly to: Spot; readonly bend?: Point }
  | { readonly mark: 'ring'; readonly on: Spot; readonly u?: number }
  | { readonly mark: 'note'; readonly on: Spot; readonly text: InLanguages }
)

/** Three tiers: where to look, the idea, and then the command itself, which the solution gives (`shownWay`). */
export interface Hints {
  readonly where: Line
  readonly idea: Line
}

/** What the teacher says when this holds after a command; the first that holds is said. */
export interface Answer {
  readonly if: Predicate
  readonly say: Line
  /** A step on the way, no deviation. */
  readonly good?: true
}

/** Commands that reach the goal; the first whose condition holds under the rules in force. */
export interface Way {
  readonly when?: Condition
  readonly unless?: Condition
  readonly commands: readonly Said[]
}

/** What the other side does: its Actions in each of its turns, and its answers. What is not said or not legal is as the rules have it (§33). */
export interface Conduct {
  readonly turns?: readonly (readonly Said[])[]
  readonly answers?: { readonly [K in QuestionKind]?: Said }
}

/** Scripted dice, told to the learner in the same breath. */
export interface LoadedDice {
  readonly values: readonly number[]
  readonly say: Line
}

export interface Step {
  /** Kept in the learner's progress: never changed. */
  readonly id: string
  readonly course: CourseId
  /** In halves. */
  readonly minutes: number
  readonly title: InLanguages
  /** The goal in words. */
  readonly task: Line
  readonly text: readonly Line[]
  /** Rules met here for the first time. */
  readonly rules: readonly Atom[]
  readonly scene: Scene
  readonly goal: Predicate
  readonly dice?: LoadedDice
  readonly other?: Conduct
  readonly marks: readonly Mark[]
  readonly hints: Hints
  readonly answers: readonly Answer[]
  /** For every deviation that no answer is about. */
  readonly otherwise: Line
  readonly praise: Line
  readonly solution: readonly Way[]
}
