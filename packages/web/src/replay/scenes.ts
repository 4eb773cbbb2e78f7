import { touchesOutline } from '@tactic48/geometry'
import {
  baseOf,
  type FigureId,
  fold,
  friendsOf,
  type GameEvent,
  type GameState,
  type Goal,
  inShock,
  opponentOf,
  type PerSide,
  perSide,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import { beatsOf } from '../stage/beats.ts'
import { type Mark, marksOf } from '../stage/marks.ts'
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

/** Something that happened, as it is drawn: the table before it, what is seen of it, and who did it to whom. */
export interface Scene {
  readonly moment: number
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly marks: readonly Mark[]
  readonly who: readonly FigureId[]
}

/** Those who are named in the picture. */
function whoIn(events: readonly GameEvent[]): readonly FigureId[] {
  const named = events.flatMap((event): readonly FigureId[] => {
    if (event.type === 'shotResolved') return [event.shooter, event.target]
    if (event.type === 'blowStruck') return [event.by, event.against]
    if (event.type === 'casualtyEvacuated') return [event.casualty]
    const named = event.type === 'eliminated' || event.type === 'objectiveTouched'
    return named || event.type === 'leftForGood' || event.type === 'messageOut' ? [event.figure] : []
  })
  return [...new Set(named)]
}

const isLoss = ({ type }: GameEvent): boolean => type === 'eliminated' || type === 'armourPenetrated'

/** What brings the end about by this rule: a loss, the objective, a goal of the side that has won by it. */
function decides({ outcome }: GameState): (event: GameEvent) => boolean {
  if (outcome?.rule === 'VICT-02') return ({ type }) => type === 'objectiveTouched'
  if (outcome?.rule !== 'HOUSE-20') return isLoss
  return (event) => event.type === 'goalReached' && (outcome.winner === undefined || event.side === outcome.winner)
}

/** Was it a blow, and not an objective or a goal? */
export const isBlow = ({ events }: Scene): boolean => events.some(isLoss)

/** What ended the game. Absent: there is nothing to see, as in a resignation or at the last round. */
export function lastBlow(timeline: Timeline): Scene | undefined {
  const end = timeline.stateAt(timeline.last)
  if (end.outcome?.rule === 'VICT-10') return undefined
  const isDue = decides(end)
  for (let moment = timeline.last; moment > 0; moment--) {
    const events = timeline.entryAt(moment)?.events ?? []
    if (!events.some(isDue)) continue
    let state = timeline.stateAt(moment - 1)
    for (const beat of beatsOf(state, events)) {
      if (beat.events.some(isDue)) {
        // Those who fall still stand in the picture.
        const marks = beat.marks.filter(({ kind }) => kind !== 'fall')
        const who = [...new Set([...whoIn(beat.events), ...holdersIn(beat.state, beat.events)])]
        return who.length > 0 ? { moment, state, events: beat.events, marks, who } : undefined
      }
      state = beat.state
    }
  }
  return undefined
}

/** HOUSE-20: those who hold what was to be held. */
function holdersIn(state: GameState, events: readonly GameEvent[]): readonly FigureId[] {
  return events.flatMap((event): readonly FigureId[] => {
    if (event.type !== 'goalReached') return []
    const goal = state.goals?.sides[event.side]?.list[event.goal]
    if (goal?.kind !== 'hold') return []
    const outline = state.table.elements.find(({ id }) => id === goal.element)?.outline
    const holds = friendsOf(state, event.side).filter(
      (figure) => outline && !inShock(figure) && touchesOutline(outline, baseOf(state, figure)),
    )
    return holds.map(({ id }) => id)
  })
}

/** Why the game is over, and of whom that speaks. */
export type Ending =
  | {
      readonly why: 'broke' | 'brokeFigures' | 'objective' | 'nobody' | 'resigned' | 'bothShare'
      readonly side: SideId
    }
  | { readonly why: 'both' | 'bothActive' | 'agreed' | 'limit' | 'bothGoals' | 'other' }
  | { readonly why: 'goals'; readonly side: SideId; readonly goals: readonly Goal[] }
  /** HOUSE-20: what is agreed for the end of the last round. */
  | { readonly why: 'rounds'; readonly rounds: number; readonly winner: SideId | 'draw' | 'share' }

export function endingOf(timeline: Timeline): Ending {
  const state = timeline.stateAt(timeline.last)
  const { winner, rule } = state.outcome ?? {}
  if (rule === 'VICT-10') return byAgreement(timeline)
  if (rule === 'HOUSE-20') return byGoals(state)
  if (rule === 'VICT-07') {
    if (!winner) return { why: 'both' }
    return state.rules.simultaneousBreak === 'activeWins'
      ? { why: 'bothActive' }
      : { why: 'bothShare', side: opponentOf(winner) }
  }
  if (!winner) return { why: 'other' }
  if (rule === 'VICT-02') return { why: 'objective', side: winner }
  const side = opponentOf(winner)
  if (rule === 'VICT-11') return { why: 'nobody', side }
  return { why: countsFigures(state) ? 'brokeFigures' : 'broke', side }
}

function byAgreement(timeline: Timeline): Ending {
  const last = timeline.entryAt(timeline.last)
  if (last?.command?.verb === 'resign') return { why: 'resigned', side: last.side }
  return { why: last?.events.some(({ type }) => type === 'turnEnded') ? 'limit' : 'agreed' }
}

function byGoals({ goals, outcome }: GameState): Ending {
  const winner = outcome?.winner
  const side = winner && goals?.sides[winner]
  const reached = winner && side ? side.list.filter((_, i) => goals?.reached[winner].includes(i)) : []
  if (winner && side && reached.length >= (side.needs === 'all' ? side.list.length : 1)) {
    return { why: 'goals', side: winner, goals: reached }
  }
  const limit = goals?.limit
  const isDraw = goals && !winner && goals.reached.blue.length > 0 && goals.reached.ember.length > 0
  if (isDraw && limit?.winner !== 'draw') return { why: 'bothGoals' }
  return limit ? { why: 'rounds', ...limit } : { why: 'other' }
}

/** VICT-03: what the Mission of this edition counts. */
export const countsFigures = ({ setup, rules }: GameState): boolean =>
  setup.gameType === 'mission' && rules.missionAltVictory === 'characters'

/** The roll that moved most. */
export function turningScene(timeline: Timeline, { moment, index }: LuckEntry): Scene {
  const all = timeline.entryAt(moment)?.events ?? []
  const state = fold(timeline.stateAt(moment - 1), all.slice(0, index))
  const events = all.slice(index, index + 1)
  return { moment, state, events, marks: marksOf(state, events), who: whoIn(events) }
}
