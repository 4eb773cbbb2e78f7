import type { Point } from '@tactic48/geometry'
import {
  type Command,
  type CommandOf,
  canSeeFigure,
  type EventOf,
  type EventType,
  type FigureId,
  figureOf,
  type GameEvent,
  type GameState,
  inShock,
  isOnTable,
  isWounded,
  type QuestionKind,
  type SideId,
  type Standing,
  topQuestion,
  type Verb,
} from '@tactic48/rules'

type Plain = string | number | boolean

/** Those fields of a fact or a command that are one word or number, each with a value that it must have. */
type Fields<T> = { readonly [K in keyof T as NonNullable<T[K]> extends Plain ? K : never]?: T[K] }

/** Numbers, and lists by their length. */
type Amounts<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends number | readonly unknown[] ? K : never]?: number
}

/** A fact of this type with these values in it. */
export type FactPattern = {
  [T in EventType]: {
    readonly fact: T
    readonly with?: Fields<Omit<EventOf<T>, 'type'>>
    readonly atLeast?: Amounts<EventOf<T>>
  }
}[EventType]

export type CommandPattern = { [V in Verb]: { readonly verb: V } & Fields<Omit<CommandOf<V>, 'verb' | 'seat'>> }[Verb]

/** All that is said must hold of the figure. */
export interface FigureCondition {
  /** The middle of its base, at most so many u from the point. */
  readonly within?: { readonly of: Point; readonly u: number }
  readonly seenBy?: FigureId
  readonly hiddenFrom?: FigureId
  readonly standing?: Standing['kind']
  readonly wounded?: boolean
  readonly shock?: boolean
  readonly onTable?: boolean
}

/** What a goal or an answer asks of the game: data, so that a step can be read from a file and checked. */
export type Predicate =
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate }
  /** It has happened since the step began. */
  | FactPattern
  /** It came of the last command. */
  | { readonly now: FactPattern }
  /** The last command was one of these. */
  | { readonly command: CommandPattern }
  | { readonly figure: FigureId; readonly is: FigureCondition }
  | { readonly tokens: SideId; readonly atLeast?: number; readonly atMost?: number }
  | { readonly asked: QuestionKind }
  | { readonly won: SideId }

/** What a predicate is asked of. */
export interface Moment {
  readonly state: GameState
  /** Since the step began. */
  readonly facts: readonly GameEvent[]
  /** Of these, what the last command and the answers of the other side brought. */
  readonly lately: readonly GameEvent[]
  readonly command?: Command | undefined
}

export function holds(predicate: Predicate, moment: Moment): boolean {
  if ('all' in predicate) return predicate.all.every((one) => holds(one, moment))
  if ('any' in predicate) return predicate.any.some((one) => holds(one, moment))
  if ('not' in predicate) return !holds(predicate.not, moment)
  if ('fact' in predicate) return moment.facts.some((event) => isSuch(event, predicate))
  if ('now' in predicate) return moment.lately.some((event) => isSuch(event, predicate.now))
  if ('command' in predicate) return moment.command !== undefined && has(moment.command, predicate.command)
  if ('figure' in predicate) return isFigureSo(moment.state, predicate.figure, predicate.is)
  if ('asked' in predicate) return topQuestion(moment.state)?.kind === predicate.asked
  if ('won' in predicate) return moment.state.outcome?.winner === predicate.won
  const { tokens } = moment.state.sides[predicate.tokens]
  return tokens >= (predicate.atLeast ?? 0) && tokens <= (predicate.atMost ?? Number.POSITIVE_INFINITY)
}

const isSuch = (event: GameEvent, { fact, with: values = {}, atLeast = {} }: FactPattern): boolean =>
  event.type === fact && has(event, values) && reaches(event, atLeast)

/** Every field that is said has this value. */
export const has = (thing: object, values: object): boolean => {
  const fields = new Map<string, unknown>(Object.entries(thing))
  return Object.entries(values).every(([name, value]) => fields.get(name) === value)
}

function reaches(thing: object, amounts: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(thing))
  return Object.entries(amounts).every(([name, least]) => {
    const value = fields.get(name)
    const amount = Array.isArray(value) ? value.length : value
    return typeof amount === 'number' && amount >= least
  })
}

function isFigureSo(state: GameState, id: FigureId, is: FigureCondition): boolean {
  const figure = figureOf(state, id)
  if (figure === undefined) return false
  const sees = (by: FigureId): boolean => {
    const watcher = figureOf(state, by)
    return watcher !== undefined && isOnTable(watcher) && isOnTable(figure) && canSeeFigure(state, watcher, figure)
  }
  const { within, seenBy, hiddenFrom, standing, wounded, shock, onTable } = is
  return (
    (within === undefined || (isOnTable(figure) && isNear(figure.position, within.of, within.u))) &&
    (seenBy === undefined || sees(seenBy)) &&
    (hiddenFrom === undefined || !sees(hiddenFrom)) &&
    (standing === undefined || figure.standing?.kind === standing) &&
    (wounded === undefined || isWounded(state, figure) === wounded) &&
    (shock === undefined || inShock(figure) === shock) &&
    (onTable === undefined || isOnTable(figure) === onTable)
  )
}

const isNear = (a: Point, b: Point, u: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= u * 1000
