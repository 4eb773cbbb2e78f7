import {
  type Chance,
  carryOut,
  type GameState,
  isSecretFact,
  type Log,
  lastCommandOf,
  liveBackwards,
  liveEntries,
  opponentOf,
  type Plan,
  type SideId,
  type Step,
  topQuestion,
} from '@tactic48/rules'
import type { Known } from '../session/session.ts'

/**
 * What comes of a request to take back: people at one table decide, the opponent grants it once a turn in a game that was
 * started with take-backs, and never in another.
 */
const REQUESTS = ['people', 'granted', 'never', 'asked'] as const
type Request = (typeof REQUESTS)[number]

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

class Drawn extends Error {}

/** A chance that gives none: that it was asked is the answer. */
const NO_DIE: Chance = {
  d6: () => {
    throw new Drawn()
  },
  int: () => {
    throw new Drawn()
  },
}

function previewed(state: GameState, plan: Plan): Step | undefined {
  try {
    return carryOut(state, plan, NO_DIE)
  } catch (reason) {
    if (reason instanceof Drawn) return undefined
    throw reason
  }
}

/** What undo does not give back without asking: dice, secrets, an answer of the other side, the end of the game. */
export function isForGood(state: GameState, plan: Plan, side: SideId): boolean {
  const step = previewed(state, plan)
  if (!step || step.state.phase === 'over' || step.events.some(({ type }) => isSecretFact(type))) return true
  return topQuestion(step.state)?.awaiting.includes(side) !== true
}
