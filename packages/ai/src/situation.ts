import type { Point } from '@tactic48/geometry'
import {
  type Area,
  apply,
  enemiesOf,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  inShock,
  isFigureInside,
  knownFigure,
  roundOf,
  type SideId,
  sheetOf,
  suppressionAreas,
  type Tally,
  tallyOf,
} from '@tactic48/rules'
import { isPressed } from './errand/goals.ts'
import { menaces } from './errand.ts'
import { squareBetween } from './generator/places.ts'
import { type Stake, serves, stakeOf } from './worth.ts'

/** AP that a token in a pool of one turn's income is worth: a reaction later. */
export const TOKEN = 0.3
/** HOUSE-20: in the last round of a battle, where nothing is left to save it for but the enemy's turn. */
const LAST_TOKEN = 0.1
/** Rounds after which caution begins to fade, and how long that takes: waiting does not win. */
const PATIENT = 8
const WEARING = 16
const LEAST_CAUTION = 0.25
/** HOUSE-20: of the rounds of a battle, for the side that loses when they are over. */
const PRESSED = 0.25
/** Figures that may look for places in one decision, and enemies whose fire counts at one place: enough for a squad. */
const MANY_MOVERS = 14
/** Of these, who serve others: behind the line they would never be among the nearest. */
const MANY_SERVING = 3
const MANY_NEAR = 20

/** One decision: the position and what was worked out about it already. */
export interface Situation {
  readonly state: GameState
  readonly side: SideId
  readonly friends: readonly Figure[]
  readonly enemies: readonly Figure[]
  /** AP that one token of the pool is worth now: many are worth less each. */
  readonly token: number
  /** How much of a danger counts. */
  readonly caution: number
  stake(figure: Figure): Stake
  /** Enemies near enough to count, the nearest first. */
  near(figure: Figure): readonly Figure[]
  /** Those who look for places. */
  movers(): readonly Figure[]
  /** Once for each figure: `work` is done when it is asked for first. One name, one kind of result. */
  once<T>(what: string, figure: Figure, work: () => T): T
}

export function situationOf(state: GameState, side: SideId): Situation {
  const friends = friendsOf(state, side)
  const enemies = enemiesOf(state, side)
  const stakes = new Map<FigureId, Stake>()
  const nearby = new Map<FigureId, readonly Figure[]>()
  const tallies = new Map<SideId, Tally>()
  const worked = new Map<string, Map<FigureId, unknown>>()
  const { tokens } = state.sides[side]
  const income = Math.max(1, state.rules.atIncome)
  const limit = state.goals?.limit?.rounds
  const last = isPressed(state, side) ? limit : undefined
  const patient = last === undefined ? PATIENT : PRESSED * last
  const late = Math.max(0, roundOf(state) - patient) / (last === undefined ? WEARING : last - patient)
  const near = (figure: Figure): readonly Figure[] =>
    remembered(nearby, figure.id, () => nearest(figure.side === side ? enemies : friends, figure.position, MANY_NEAR))
  return {
    state,
    side,
    friends,
    enemies,
    token: (limit === roundOf(state) ? LAST_TOKEN : TOKEN) * Math.min(1, income / Math.max(1, tokens)),
    caution: Math.max(LEAST_CAUTION, 1 - late),
    stake: (figure) =>
      remembered(stakes, figure.id, () => {
        const tally = remembered(tallies, figure.side, () => tallyOf(state, figure.side))
        return stakeOf(state, figure, menaces(state, figure), tally)
      }),
    near,
    movers() {
      if (friends.length <= MANY_MOVERS) return friends
      const far = (figure: Figure): number => {
        const [enemy] = near(figure)
        return enemy ? squareBetween(figure.position, enemy.position) : Number.POSITIVE_INFINITY
      }
      const able = friends
        .filter((figure) => !inShock(figure))
        .map((figure) => ({ figure, away: far(figure) }))
        .sort((a, b) => a.away - b.away)
        .map(({ figure }) => figure)
      const serving = able.filter((figure) => serves(state, figure)).slice(0, MANY_SERVING)
      const acted = (figure: Figure): boolean => sheetOf(state, figure).counters.slots > 0
      const others = able.filter((figure) => !serving.includes(figure))
      const fresh = [...others.filter((one) => !acted(one)), ...others.filter(acted)]
      return [...serving, ...fresh].slice(0, MANY_MOVERS)
    },
    once: <T>(what: string, figure: Figure, work: () => T) =>
      remembered(
        remembered(worked, what, () => new Map()),
        figure.id,
        work,
      ) as T,
  }
}

function remembered<K, V>(known: Map<K, V>, key: K, work: () => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = work()
  known.set(key, value)
  return value
}

function nearest(figures: readonly Figure[], from: Point, count: number): readonly Figure[] {
  const sorted = [...figures].sort((a, b) => squareBetween(a.position, from) - squareBetween(b.position, from))
  return sorted.length > count ? sorted.slice(0, count) : sorted
}

/** The position with the figure on another place, its marker lost on the way. */
export const standingAt = (state: GameState, figure: Figure, to: Point): GameState => {
  const moved = apply(state, { type: 'moved', figure: figure.id, to, k: 0 })
  return figure.standing ? apply(moved, { type: 'standingCleared', figure: figure.id, rule: 'TURN-15' }) : moved
}

export const figureIn = (state: GameState, figure: Figure): Figure => knownFigure(state, figure.id)

/** WOUND-03, SF-04: it will not attack in its next turn, as things stand. */
export const isSilent = (state: GameState, figure: Figure): boolean =>
  inShock(figure) || isHeldDown(state, suppressionAreas(state), figure)

/** SF-04: standing in an area suppresses, unless only entering does. */
export const isHeldDown = (state: GameState, areas: readonly Area[], figure: Figure): boolean =>
  state.rules.sfAffectsWhen === 'anyMoment' && areas.some((area) => isFigureInside(state, area, figure))
