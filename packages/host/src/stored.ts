import type { Log, LogEntry } from '@tactic48/rules'

/** How a game is kept: the only place at which the log in memory becomes what is stored. */
export type StoredEntry = LogEntry
export type StoredOpening = Pick<Log, 'spec' | 'opening'>

export const storedOpening = ({ spec, opening }: Pick<Log, 'spec' | 'opening'>): StoredOpening => ({ spec, opening })
export const storedEntry = (entry: LogEntry): StoredEntry => entry
