import type { SeatUpdate, SeenBeginning } from '@tactic48/host'
import { fold, type GameState, liveEntries, type SeenCommand, type SeenEntry } from '@tactic48/rules'

/** The course of a game as one seat may know it. */
export interface SeenLog extends SeenBeginning {
  readonly entries: readonly SeenEntry[]
}

export const liveIn = ({ entries }: Pick<SeenLog, 'entries'>): readonly SeenCommand[] =>
  liveEntries<SeenCommand>(entries)

export const openedState = ({ first, opening }: SeenLog): GameState => fold(first, opening)

/** A log with the news in it. */
export function heard(log: SeenLog, { added, changed, begun }: SeatUpdate): SeenLog {
  const entries = [...log.entries, ...added]
  for (const [index, entry] of changed) entries[index] = entry
  return { ...log, ...begun, entries }
}

/** The state after so many entries of a log. */
export const stateAfter = (log: SeenLog, entries: number): GameState =>
  liveIn({ entries: log.entries.slice(0, entries) }).reduce((now, { events }) => fold(now, events), openedState(log))
