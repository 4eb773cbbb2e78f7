import { stateFrom } from '../engine/createGame.ts'
import { BUILD, ENGINE } from '../engine/version.ts'
import { fold } from '../kernel/apply.ts'
import type { Draw } from '../kernel/chance.ts'
import { topQuestion } from '../kernel/stack.ts'
import type { Command } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import { domainFacts } from '../state/eventKind.ts'
import type { SideId } from '../state/ids.ts'
import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import type { GameSpec } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'
import { digestOf } from './digest.ts'
import type { Happened, Log, LogEntry } from './log.ts'

/** What tells one question from another of its kind, beside those who are asked. */
const IDENTITY: {
  readonly [K in QuestionKind]: readonly Exclude<keyof QuestionOf<K>, 'kind' | 'awaiting' | 'since'>[]
} = {
  force: [],
  layout: [],
  edge: [],
  objective: [],
  deploy: [],
  feint: [],
  action: [],
  window: ['after', 'allows'],
  continueMove: ['figure'],
  takeCover: ['figure', 'shooter', 'weapon'],
  opportunityFire: ['offers', 'last'],
  afterShot: ['figure'],
  victim: ['by', 'among', 'rule'],
  sixes: ['among'],
  drift: ['from', 'distance', 'exact'],
  opponent: ['figure', 'among'],
  order: ['officer'],
  callKind: ['caller', 'among'],
  support: ['caller', 'profiles'],
  teams: ['caller', 'count'],
  mortar: ['caller', 'ammo', 'shells'],
  entry: ['entry'],
  selfCall: ['officer'],
  raise: ['bids'],
  draw: ['by'],
  undo: ['by', 'to'],
  sealedNumber: ['purpose'],
}

/** The question on which an entry ended: its kind, whom it awaits and what identifies it. */
export interface StoredQuestion {
  readonly kind: QuestionKind
  readonly awaiting: readonly SideId[]
  readonly [field: string]: unknown
}

export function storeQuestion(question: Question): StoredQuestion {
  const { kind, awaiting } = question
  const fields: readonly string[] = IDENTITY[kind]
  return { kind, awaiting, ...Object.fromEntries(fields.map((name) => [name, Reflect.get(question, name)])) }
}

/** What happened at one go as files keep it. */
export interface StoredHappened {
  /** Absent: none. */
  readonly draws?: readonly Draw[]
  /** Without the bookkeeping of the stack, which follows from replaying. Absent: none. */
  readonly facts?: readonly GameEvent[]
  /** Absent: the game is over. */
  readonly question?: StoredQuestion
}

export interface StoredCommand extends StoredHappened {
  readonly side: SideId
  readonly command: Command
}

export interface StoredUndone {
  readonly side: SideId
  /** Entries kept, counted from the first. */
  readonly undone: number
}

export type StoredEntry = StoredCommand | StoredUndone

/** A game as files and shelves keep it, before its first command. */
export interface StoredOpening {
  readonly engine: number
  /** Hash of the engine bundle; absent: run from sources. */
  readonly build?: string
  /** SHA-256 of the spec in canonical JSON. */
  readonly terms: string
  readonly spec: GameSpec
  readonly opening: StoredHappened
}

export interface StoredLog extends StoredOpening {
  readonly entries: readonly StoredEntry[]
}

function storeHappened({ draws, events }: Happened, after: GameState): StoredHappened {
  const facts = domainFacts(events)
  const question = topQuestion(after)
  return {
    ...(draws.length > 0 && { draws }),
    ...(facts.length > 0 && { facts }),
    ...(question && { question: storeQuestion(question) }),
  }
}

export function storeOpening({ spec, opening }: Pick<Log, 'spec' | 'opening'>): StoredOpening {
  const after = fold(stateFrom(spec), opening.events)
  return {
    engine: ENGINE,
    ...(BUILD !== undefined && { build: BUILD }),
    terms: digestOf(spec),
    spec,
    opening: storeHappened(opening, after),
  }
}

/** `after`: the state right after this entry. */
export function storeEntry(entry: LogEntry, after: GameState): StoredEntry {
  if (entry.entry === 'undone') return { side: entry.side, undone: entry.to }
  const { side, command } = entry
  return { side, command, ...storeHappened(entry, after) }
}
