import { stateFrom } from '../engine/createGame.ts'
import { fold } from '../kernel/apply.ts'
import type { Draw } from '../kernel/chance.ts'
import { topQuestion } from '../kernel/stack.ts'
import type { Command } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import { domainFacts } from '../state/eventKind.ts'
import type { SideId } from '../state/ids.ts'
import type { QuestionSummary } from '../state/question.ts'
import { summaryOf } from '../state/questionSummary.ts'
import type { GameSpec } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'
import { digestOf } from './digest.ts'
import { type Happened, type Log, type LogEntry, type Recorded, statesOf } from './log.ts'
import { namesBrought } from './names.ts'

/** What happened at one go as files keep it. */
export interface StoredHappened {
  /** Absent: none. */
  readonly draws?: readonly Draw[]
  /** Without the bookkeeping of the stack, which follows from replaying. Absent: none. */
  readonly facts?: readonly GameEvent[]
  /** Absent: the game is over. */
  readonly question?: QuestionSummary
  /** Of the markers, smoke and arrivals that it brought, in order, where the facts are left out. Absent: none. */
  readonly names?: readonly string[]
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
  /** A part that stands as an earlier engine recorded it. */
  readonly recorded?: Recorded
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
  const question = questionAfter(events, after)
  return {
    ...(draws.length > 0 && { draws }),
    ...(facts.length > 0 && { facts }),
    ...(question && { question }),
  }
}

/** What stands as recorded keeps the question that was recorded. */
function questionAfter(events: readonly GameEvent[], after: GameState): QuestionSummary | undefined {
  const last = events[events.length - 1]
  if (last?.type === 'questionRestored') return last.question
  const question = topQuestion(after)
  return question && summaryOf(question)
}

export function storeOpening({ engine, build, recorded, spec, opening }: Omit<Log, 'entries'>): StoredOpening {
  return {
    engine,
    ...(build !== undefined && { build }),
    ...(recorded && { recorded }),
    terms: digestOf(spec),
    spec,
    opening: storeHappened(opening, fold(stateFrom(spec), opening.events)),
  }
}

/** `after`: the state right after this entry. */
export function storeEntry(entry: LogEntry, after: GameState): StoredEntry {
  if (entry.entry === 'undone') return { side: entry.side, undone: entry.to }
  const { side, command } = entry
  return { side, command, ...storeHappened(entry, after) }
}

/** A whole game as files keep it. */
export function storeLog(log: Log): StoredLog {
  const states = statesOf(log)
  const entries = log.entries.map((entry, i) => storeEntry(entry, states[i + 1] as GameState))
  return { ...storeOpening(log), entries }
}

/** The commands, what chance gave them and the names of what they brought: the facts follow from replaying, as far as the present engine judges. */
export function storeCommands(log: Log): StoredLog {
  const { recorded } = log
  const most = recorded ? Math.max(0, recorded.from) : log.entries.length
  const cut = recorded && { ...recorded, from: most, until: most }
  const { opening, ...begun } = storeOpening({ ...log, ...(cut && { recorded: cut }) })
  const bare = ({ draws, facts }: StoredHappened): StoredHappened => {
    const names = namesBrought(domainFacts(facts ?? []))
    return { ...(draws && { draws }), ...(names.length > 0 && { names }) }
  }
  const first = fold(stateFrom(log.spec), log.opening.events)
  const entries = log.entries.slice(0, most).map((entry): StoredEntry => {
    const stored = storeEntry(entry, first)
    return 'undone' in stored ? stored : { side: stored.side, command: stored.command, ...bare(stored) }
  })
  return { ...begun, opening: bare(opening), entries }
}
