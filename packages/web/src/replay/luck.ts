import { type GameEvent, opponentOf, type PerSide, perSide, SIDES, type SideId } from '@tactic48/rules'
import { type Reckoned, reckon, swingOf } from './reckon.ts'
import type { Timeline } from './timeline.ts'

/** A roll and the moment that it led to. */
export interface LuckEntry extends Reckoned {
  readonly moment: number
  readonly turn: number
}

export interface LuckSum {
  readonly expected: number
  readonly actual: number
  readonly variance: number
  readonly rolls: number
}

/** Every roll that could wound, in order. */
export function luckOf(timeline: Timeline): readonly LuckEntry[] {
  return timeline.entries.flatMap(({ events }, i) => {
    if (!events.some(isRoll)) return []
    const moment = i + 1
    const before = timeline.stateAt(i)
    return reckon(before, events).map((roll) => ({ ...roll, moment, turn: timeline.turnAt(i).number }))
  })
}

const isRoll = ({ type }: GameEvent): boolean =>
  type === 'shotResolved' || type === 'blowStruck' || type === 'grenadeBurst' || type === 'suppressionRolled'

const NOTHING: LuckSum = { expected: 0, actual: 0, variance: 0, rolls: 0 }

const added = (sum: LuckSum, { expected, actual, variance }: Reckoned): LuckSum => ({
  expected: sum.expected + expected,
  actual: sum.actual + actual,
  variance: sum.variance + variance,
  rolls: sum.rolls + 1,
})

export const sumsOf = (entries: readonly LuckEntry[]): PerSide<LuckSum> =>
  perSide((side) => entries.filter((entry) => entry.side === side).reduce(added, NOTHING))

/** Whom a roll helped: a poor roll helps the other side. */
export const helped = (entry: Reckoned): SideId => (swingOf(entry) >= 0 ? entry.side : opponentOf(entry.side))

/** The roll that moved most AP away from what was due, to the winner where there is one. */
export function turningPoint(entries: readonly LuckEntry[], winner: SideId | undefined): LuckEntry | undefined {
  const toWinner = entries.filter((entry) => winner === undefined || helped(entry) === winner)
  let most: LuckEntry | undefined
  for (const entry of toWinner) if (!most || Math.abs(swingOf(entry)) > Math.abs(swingOf(most))) most = entry
  return most
}

export interface LuckPoint {
  readonly turn: number
  /** Wounds made less wounds due, up to the end of this turn. */
  readonly luck: PerSide<number>
  /** Of the side that rolled more, up to here. */
  readonly variance: number
}

/** Turn by turn, from nothing at turn 0 to the last turn. */
export function luckByTurn(entries: readonly LuckEntry[], lastTurn: number): readonly LuckPoint[] {
  const points: LuckPoint[] = []
  const luck = { blue: 0, ember: 0 }
  const variance = { blue: 0, ember: 0 }
  let next = 0
  for (let turn = 0; turn <= lastTurn; turn++) {
    for (let entry = entries[next]; entry && entry.turn <= turn; entry = entries[next]) {
      luck[entry.side] += entry.actual - entry.expected
      variance[entry.side] += entry.variance
      next += 1
    }
    points.push({ turn, luck: { ...luck }, variance: Math.max(...SIDES.map((side) => variance[side])) })
  }
  return points
}
