import { fold, type GameEvent, type GameState, liveEntries, type SeenCommand, type SeenEntry } from '@tactic48/rules'

/** The course of a game as one seat may know it. */
export interface SeenLog {
  /** Before anything happened. */
  readonly first: GameState
  readonly opening: readonly GameEvent[]
  readonly entries: readonly SeenEntry[]
}

export const liveIn = ({ entries }: Pick<SeenLog, 'entries'>): readonly SeenCommand[] =>
  liveEntries<SeenCommand>(entries)

export const openedState = ({ first, opening }: SeenLog): GameState => fold(first, opening)

/** What is new to a seat: after a command, a take-back, or because another seat looks. */
export interface News {
  readonly added: readonly SeenEntry[]
  /** Entries that are known otherwise now: a seal was broken, or another seat knows more or less of them. */
  readonly changed: readonly (readonly [index: number, entry: SeenEntry])[]
  /** Where the facts do not lead there from what was known: a take-back, another seat, the end that opens everything. */
  readonly state?: GameState
  readonly begun?: Pick<SeenLog, 'first' | 'opening'>
}

/** A log with the news in it. */
export function heard(log: SeenLog, { added, changed, begun }: News): SeenLog {
  const entries = [...log.entries, ...added]
  for (const [index, entry] of changed) entries[index] = entry
  return { ...log, ...begun, entries }
}
