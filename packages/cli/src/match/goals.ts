import { addConduct, type Conduct } from '@tactic48/ai'
import type { Score } from './tally.ts'

/** What is expected of an opponent that is good to play against. */
const GOALS = {
  opportunityFireUsed: 0.1,
  killsTaken: 0.97,
  missionWinsTaken: 1,
} as const

/** How one goal stands, always with the counts that it is judged by. */
export interface Verdict {
  readonly goal: string
  readonly verdict: 'met' | 'missed' | 'nothing to judge'
  /** How often it was done, and of how many chances; for what should never happen, how often it did. */
  readonly count: number
  readonly of?: number
  /** The share that is wanted; none where nothing may happen. */
  readonly atLeast?: number
}

/** A bot with all of its games. */
export interface Judged {
  readonly name: string
  readonly verdicts: readonly Verdict[]
}

/** A bot on both sides is one bot: its conduct is judged by all of its games together. */
export function judgedOf([a, b]: readonly [Score, Score]): readonly Judged[] {
  if (a.name !== b.name) return [a, b].map(({ name, conduct, faults }) => judged(name, conduct, faults))
  return [judged(a.name, addConduct(a.conduct, b.conduct), a.faults + b.faults)]
}

const judged = (name: string, conduct: Conduct, faults: number): Judged => ({
  name,
  verdicts: [
    share(
      'Opportunity Fire markers that shot',
      conduct.opportunityFireShots,
      conduct.opportunityFirePlaced,
      GOALS.opportunityFireUsed,
    ),
    never('markers replaced by an equal one', conduct.markersRepeated),
    share('kills taken', conduct.killsTaken, conduct.killsInReach, GOALS.killsTaken),
    share('Mission wins taken', conduct.missionWinsTaken, conduct.missionWinsInReach, GOALS.missionWinsTaken),
    never('games lost by a wrong command', faults),
  ],
})

const share = (goal: string, count: number, of: number, atLeast: number): Verdict => ({
  goal,
  verdict: of === 0 ? 'nothing to judge' : count >= atLeast * of ? 'met' : 'missed',
  count,
  of,
  atLeast,
})

const never = (goal: string, count: number): Verdict => ({ goal, verdict: count === 0 ? 'met' : 'missed', count })

export const countsOf = ({ count, of }: Verdict): string => (of === undefined ? `${count}` : `${count} of ${of}`)

export const wantedOf = ({ atLeast }: Verdict): string =>
  atLeast === undefined ? 'none' : atLeast === 1 ? 'all' : `at least ${Math.round(100 * atLeast)} %`
