import { type Log, lastCommandOf, liveBackwards, liveEntries, opponentOf, type SideId } from '@tactic48/rules'
import type { Known } from '../session/session.ts'

/**
 * What comes of a request to take back: people at one table decide, the opponent grants it once a turn in a game that was
 * started with take-backs, and never in another.
 */
export const REQUESTS = ['people', 'granted', 'never', 'asked'] as const
export type Request = (typeof REQUESTS)[number]

export function requestOf(
  { asked, state, players }: Pick<Known, 'asked' | 'state' | 'players'>,
  side: SideId,
): Request {
  const alone = players[opponentOf(side)] === 'opponent'
  if (alone && state.setup.takeBacks !== true) return 'never'
  if (asked[side]) return 'asked'
  return alone ? 'granted' : 'people'
}

/** Between people the last step goes back; from the opponent the whole command of the one who asks. */
export function requestTo(log: Log, side: SideId, request: Request): number | undefined {
  if (request === 'granted') return lastCommandOf(log, side)
  return request === 'people' ? (liveBackwards(log.entries).next().value ?? undefined) : undefined
}

/** The log as it was after so many commands that count. */
export function logAt(log: Log, moment: number): Log {
  const { entries } = log
  const last = liveEntries(entries)[moment - 1]
  // Whole entries are kept, undone ones too: a pending request to take back counts them.
  return { ...log, entries: entries.slice(0, last ? entries.lastIndexOf(last) + 1 : 0) }
}
