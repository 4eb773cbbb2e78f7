import { check, parse } from './engine/check.ts'
import { initialState, stateFrom } from './engine/createGame.ts'
import { BUILD, ENGINE } from './engine/version.ts'
import { readSpec } from './input/spec.ts'
import { fold } from './kernel/apply.ts'
import { topQuestion } from './kernel/stack.ts'
import { Course, commanded, type Happened, startRead, whyNotUndo } from './log/log.ts'
import { reopening } from './log/reopen.ts'
import { storeEntry, storeOpening } from './log/stored.ts'
import { redact, redactEntry, Seals, view } from './log/view.ts'
import { shotOdds } from './odds/index.ts'

/** Raised when a function of the list changes what it takes or gives; a host says which versions it can call. */
export const ENGINE_API = 1

/** What a host calls of an engine, and no more: every bundle of API version 1 has exactly these. */
const functions = {
  /** A game begins: what was agreed on, and what comes before the first command. */
  readSpec,
  startRead,
  initialState,
  /** Of a spec that was read: its tables are shared, not copied. */
  stateFrom,
  /** A command: is it legal, what comes of it, may it be taken back, who is asked next. */
  parse,
  check,
  commanded,
  whyNotUndo,
  fold,
  topQuestion,
  /** What is known of a log while it grows. */
  course: (opening: Happened, recorded = 0): Course => new Course(opening, recorded),
  seals: (): Seals => new Seals(),
  /** What a seat may know. */
  view,
  redact,
  redactEntry,
  /** By which standing orders decide, for a seat that is away. */
  shotOdds,
  /** Files. */
  reopening,
  storeOpening,
  storeEntry,
} as const

export const ENGINE_FUNCTIONS: readonly string[] = Object.keys(functions)

/** An engine as a host holds it, from a bundle or from sources. */
export type EngineApi = typeof functions & {
  readonly api: typeof ENGINE_API
  readonly engine: number
  /** The hash of the bundle; absent when run from sources. */
  readonly build: string | undefined
}

export const engine: EngineApi = { api: ENGINE_API, engine: ENGINE, build: BUILD, ...functions }
