import { addConduct, type Conduct, NO_CONDUCT } from '@tactic48/ai'
import type { SideId } from '@tactic48/rules'
import type { GameResult } from './game.ts'

export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 % by Wilson: honest also for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Interval | undefined {
  if (trials === 0) return undefined
  const z = 1.96
  const share = successes / trials
  const middle = share + (z * z) / (2 * trials)
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const whole = 1 + (z * z) / trials
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}

export interface Score {
  readonly name: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Games won plus half of those drawn. */
  readonly score: Interval | undefined
  readonly faults: number
  readonly conduct: Conduct
  readonly opportunityFireUsed: Interval | undefined
  readonly killsTaken: Interval | undefined
  readonly missionWinsTaken: Interval | undefined
}

/** A game and the side that the first bot had in it. */
export interface Played {
  readonly first: SideId
  readonly result: GameResult
}

export interface Tally {
  readonly games: number
  readonly endless: number
  readonly longest: number
  readonly faults: readonly string[]
  readonly scores: readonly [Score, Score]
}

/** VICT-10: reaching the agreed limit of rounds is not an end brought about by a side. */
const isEndless = ({ rule, rounds }: GameResult, limit: number): boolean => rule === 'VICT-10' && rounds >= limit

export function tally(names: readonly [string, string], played: readonly Played[], rounds: number): Tally {
  return {
    games: played.length,
    endless: played.filter(({ result }) => isEndless(result, rounds)).length,
    longest: Math.max(0, ...played.map(({ result }) => result.rounds)),
    faults: played.flatMap(({ result }) => result.fault ?? []),
    scores: [scoreOf(names[0], played, true), scoreOf(names[1], played, false)],
  }
}

function scoreOf(name: string, played: readonly Played[], isFirst: boolean): Score {
  let won = 0
  let drawn = 0
  let faults = 0
  let conduct = NO_CONDUCT
  for (const { first, result } of played) {
    const side: SideId = isFirst ? first : first === 'blue' ? 'ember' : 'blue'
    if (!result.winner) drawn += 1
    else if (result.winner === side) won += 1
    else if (result.fault !== undefined) faults += 1
    conduct = addConduct(conduct, result.conduct[side])
  }
  return {
    name,
    won,
    drawn,
    lost: played.length - won - drawn,
    score: wilson(won + drawn / 2, played.length),
    faults,
    conduct,
    opportunityFireUsed: wilson(conduct.opportunityFireShots, conduct.opportunityFirePlaced),
    killsTaken: wilson(conduct.killsTaken, conduct.killsInReach),
    missionWinsTaken: wilson(conduct.missionWinsTaken, conduct.missionWinsInReach),
  }
}
