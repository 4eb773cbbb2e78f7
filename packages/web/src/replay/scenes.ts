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
  type SideId,
} from '@tactic48/rules'
import { type Beat, beatsOf } from '../stage/beats.ts'
import { type Mark, marksOf } from '../stage/marks.ts'
import { BEAT_TIMES } from '../stage/pace.ts'
import type { LuckEntry } from './luck.ts'
import type { Timeline } from './playback.ts'

/** Something that happened, as it is drawn: the table before it, what is seen of it, and who did it to whom. */
export interface Scene {
  readonly moment: number
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly marks: readonly Mark[]
  readonly who: readonly FigureId[]
  /** The same as it is played: the table before it, then what led there, beat by beat. Empty where nothing is seen to happen. */
  readonly beats: readonly Beat[]
}

/** As many beats of one command as a picture plays. */
const MOST_BEATS = 4

const played = (state: GameState, beats: readonly Beat[]): readonly Beat[] =>
  beats.some(({ marks }) => marks.length > 0)
    ? [{ state, events: [], told: 0, marks: [], time: BEAT_TIMES.words }, ...beats]
    : []

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
    const beats = beatsOf(timeline.stateAt(moment - 1), events)
    const at = beats.findIndex((beat) => beat.events.some(isDue))
    const beat = beats[at]
    if (!beat) continue
    const before = (i: number): GameState => beats[i - 1]?.state ?? timeline.stateAt(moment - 1)
    const state = before(at)
    const who = [...new Set([...whoIn(beat.events), ...holdersIn(beat.state, beat.events)])]
    if (who.length === 0) return undefined
    const from = Math.max(0, at + 1 - MOST_BEATS)
    return {
      moment,
      state,
      events: beat.events,
      // Those who fall still stand in the picture.
      marks: beat.marks.filter(({ kind }) => kind !== 'fall'),
      who,
      beats: played(before(from), beats.slice(from, at + 1)),
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

/** The roll that moved most, and what came of it. */
export function turningScene(timeline: Timeline, { moment, index }: LuckEntry): Scene {
  const all = timeline.entryAt(moment)?.events ?? []
  const state = fold(timeline.stateAt(moment - 1), all.slice(0, index))
  const events = all.slice(index, index + 1)
  const beats = played(state, beatsOf(state, all.slice(index)).slice(0, 1))
  return { moment, state, events, marks: marksOf(state, events), who: whoIn(events), beats }
}
