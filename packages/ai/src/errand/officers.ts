import type { Point } from '@tactic48/geometry'
import {
  callable,
  cardOf,
  type Edge,
  edgeOf,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  friendsOf,
  type GameState,
  goalProgress,
  inShock,
  isOfficer,
  radiusOfOrders,
  strideOf,
} from '@tactic48/rules'
import { type Destination, squareBetween } from '../generator/places.ts'
import { serves, VICTORY } from '../worth.ts'
import { GOAL_PULL, partsOf, SPARE } from './goals.ts'
import { type Errand, HELPING, toFigure, wayLeft } from './way.ts'

/** AP of an officer's message in the hands of a man. */
const IN_HAND = 4
/** How likely a messenger comes through, at a guess. */
const COMES_THROUGH = 0.3
/** AP for each u nearer to men whom orders do not reach, for each such man and at most: an order moves them all. */
const LEAD = 0.2
const MOST_LEAD = 1.5
/** Of the radius of an officer, how much of it he counts on: his men go on. */
const REACHED = 0.7
/** AP of a radio operator beside an officer. */
const BESIDE = 1.5

/** RUNNER-02, HOUSE-20: a message on its way out, or a man on his way to take one. */
export function messageErrand(state: GameState, figure: Figure): Errand | undefined {
  const home = edgeOf(state.table, figure.side)
  for (const { goal, reached, have, need } of state.goals ? goalProgress(state, figure.side) : []) {
    if (goal.kind !== 'message' || reached) continue
    const edge = goal.edge ?? home
    if (!edge) return undefined
    const worth = VICTORY / partsOf(state, figure.side) / (need - have)
    if (figure.message !== undefined) return runErrand(state, figure, edge, worth, goal.edge === undefined)
    const officer = callerToServe(state, figure, { edge }, need - have)
    if (officer) return { to: toFigure(state, officer), pull: GOAL_PULL, worth: IN_HAND }
  }
  return undefined
}

/** Who has the message runs: what he brings is worth more than his shots, and the more the nearer he is. */
function runErrand(state: GameState, figure: Figure, edge: Edge, worth: number, leaves: boolean): Errand {
  const to = { edge }
  const length = Math.max(1, wayLeft(state, figure, to) / 1000)
  return { to, pull: Math.max(GOAL_PULL, (COMES_THROUGH * worth) / length), worth, leaves }
}

/** RUNNER-02: this figure is to bring the message of that officer out. */
export function isMessenger(state: GameState, id: FigureId, officer: FigureId): boolean {
  const figure = figureOf(state, id)
  const to = figure && messageErrand(state, figure)?.to
  return to !== undefined && !('edge' in to) && 'figure' in to.touch && to.touch.figure === officer
}

/** CALL-01: officers of his side who may call. */
export const callersOf = (state: GameState, { id, side }: Figure): readonly Figure[] =>
  friendsOf(state, side).filter(
    (one) => one.id !== id && isOfficer(state, one) && faceOf(state, one).call !== undefined,
  )

/** RUNNER-01: those who have the shortest way by the officer to the edge carry messages, and no more than are wanted. */
function callerToServe(state: GameState, figure: Figure, to: Destination, wanted: number): Figure | undefined {
  const friends = friendsOf(state, figure.side)
  const [officer] = callersOf(state, figure)
  const carrying = friends.filter(({ message }) => message !== undefined).length
  if (!officer || carrying >= wanted + SPARE) return undefined
  const free = friends.filter(
    (one) =>
      one.message === undefined &&
      !isOfficer(state, one) &&
      cardOf(state, one).crew === undefined &&
      strideOf(state, one, 'move') > 0 &&
      !inShock(one),
  )
  const way = (one: Figure): number =>
    Math.sqrt(squareBetween(one.position, officer.position)) + wayLeft(state, one, to)
  const chosen = free.sort((a, b) => way(a) - way(b)).slice(0, wanted + SPARE - carrying)
  return chosen.some(({ id }) => id === figure.id) ? officer : undefined
}

/** RADIO-05: a radio operator goes to an officer who has something to call for, and stays with him. */
export function radioErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.rules.company || faceOf(state, figure).contactHq === undefined) return undefined
  const away = (one: Figure): number => squareBetween(one.position, figure.position)
  const [caller] = callersOf(state, figure)
    .filter((one) => callable(state, one, { contact: true, away: false }).some((kind) => kind !== 'platoonMortar'))
    .sort((a, b) => away(a) - away(b))
  return caller && { to: toFigure(state, caller), pull: HELPING, worth: BESIDE }
}

/** ORDER-03, HOUSE-20: an officer goes after those of his men whom his orders will not reach any more, to the midmost of them. */
export function leadErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.goals || !state.rules.company || !isOfficer(state, figure)) return undefined
  const { platoon, company } = figure.unit
  const led = friendsOf(state, figure.side).filter(
    (one) =>
      !serves(state, one) && one.unit.company === company && (platoon === undefined || one.unit.platoon === platoon),
  )
  const missed = led.filter(({ position }) => isMissed(state, figure, position))
  const [midmost] = missed
    .map((one) => ({ one, away: missed.reduce((sum, other) => sum + squareBetween(one.position, other.position), 0) }))
    .sort((a, b) => a.away - b.away)
  return midmost && { to: toFigure(state, midmost.one), pull: leadPull(missed.length), worth: 0 }
}

/** STRUCT-09: farther from the officer than he counts on. */
function isMissed(state: GameState, officer: Figure, at: Point): boolean {
  const radius = REACHED * radiusOfOrders(state, officer)
  return squareBetween(at, officer.position) > radius * radius
}

const leadPull = (missed: number): number => Math.min(MOST_LEAD, LEAD * missed)

/** ORDER-09, HOUSE-20: AP for each u that an officer goes with men who march to these places. */
export const keepingUp = (state: GameState, officer: Figure, places: readonly Point[]): number =>
  state.goals ? leadPull(places.filter((at) => isMissed(state, officer, at)).length) : 0
