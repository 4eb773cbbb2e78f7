import { distance, EPSILON, type Point } from '@tactic48/geometry'
import {
  aidStationOf,
  allowanceOf,
  baseOf,
  callable,
  cardOf,
  compareLostShare,
  type Edge,
  type Element,
  edgeOf,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  friendsOf,
  type GameState,
  type Goal,
  type GoalOf,
  type GoalProgress,
  goalProgress,
  inShock,
  isMedic,
  isOfficer,
  isWounded,
  loadOf,
  objectiveFor,
  opponentOf,
  radiusOf,
  radiusOfOrders,
  roundOf,
  type SideId,
  sheetOf,
  strideOf,
  toEdge,
  worthOfFigure,
} from '@tactic48/rules'
import { type Destination, squareBetween } from './generator/places.ts'
import { serves, VICTORY, WOUND_SHARE } from './worth.ts'

/** What a figure is after beside the fight: VICT-02, the goals of a battle (HOUSE-20), a man who needs it. */
export interface Errand {
  readonly to: Destination
  /** AP for each u nearer. */
  readonly pull: number
  /** AP of being there. */
  readonly worth: number
  /** One who is to be carried there is taken hold of on the far side: the group goes as it stands. */
  readonly home?: Destination
  /** RUNNER-02: being there is nothing, one must leave the table by it. */
  readonly leaves?: boolean
}

/** AP for each u nearer to the objective, to what a battle is about when it is time for it and before, and to a man who needs help. */
const PULL = 0.3
const GOAL_PULL = 0.6
const EASY_PULL = 0.1
/** The same for those who come along with them. */
const FOLLOW_PULL = 0.25
const HELPING = 0.15
/** Moves that one runs at once; and of the Moves that are left, how many the way must take to be begun. */
const NEAR = 2.5
const DUE = 0.6
/** The same for a side that loses when time runs out: tokens do not allow everybody two Moves in every turn. */
const PRESSED_DUE = 0.25
const MOVES_A_TURN = 2
/** EVAC-06: Moves that one could make alone while a casualty is carried as far. */
const CARRYING = 1.5
/** AP for standing where one must stand at the end of a later round, and of this one. */
const EARLY = 2
const IN_TIME = VICTORY / 3
/** AP from which on an errand is as good as the game. */
export const DECIDES = 40
/** Men more than a goal needs: not everybody comes through. */
const SPARE = 1
const HOLDERS = 3
const RUSHERS = 4
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

const known = new WeakMap<GameState, Map<FigureId, Errand | undefined>>()

/** The one errand of a figure, if it has any. */
export function errandOf(state: GameState, figure: Figure): Errand | undefined {
  const made = known.get(state) ?? new Map<FigureId, Errand | undefined>()
  known.set(state, made)
  if (!made.has(figure.id)) made.set(figure.id, found(state, figureOf(state, figure.id) ?? figure))
  return made.get(figure.id)
}

const found = (state: GameState, figure: Figure): Errand | undefined =>
  messageErrand(state, figure) ??
  careErrand(state, figure) ??
  radioErrand(state, figure) ??
  missionErrand(state, figure) ??
  leadErrand(state, figure) ??
  goalErrand(state, figure)

/** In 1/1000 u. */
export function wayLeft(state: GameState, figure: Figure, to: Destination, at: Point = figure.position): number {
  const r = radiusOf(state, figure)
  if ('edge' in to) return Math.max(0, toEdge(state.table, to.edge, at) - r)
  return Math.max(0, distance({ x: at.x, y: at.y, r }, to.outline))
}

export const isThere = (state: GameState, figure: Figure, to: Destination, at?: Point): boolean =>
  wayLeft(state, figure, to, at) <= EPSILON

const toElement = ({ id, outline }: Element): Destination => ({ outline, touch: { element: id } })

const toFigure = (state: GameState, figure: Figure): Destination => ({
  outline: { kind: 'disc', ...baseOf(state, figure) },
  touch: { figure: figure.id },
})

const isToFigure = (to: Destination): boolean => !('edge' in to) && 'figure' in to.touch

/** VICT-02: the other side's objective. */
function missionErrand(state: GameState, figure: Figure): Errand | undefined {
  const id = state.table.objectives?.[opponentOf(figure.side)]
  const element = id && state.table.elements.find((one) => one.id === id)
  if (!element) return undefined
  return { to: toElement(element), pull: PULL, worth: objectiveFor(state, figure)?.id === id ? VICTORY : 0 }
}

/** HOUSE-20: what of the goals of its side, or against those of the other, this figure sees to. */
function goalErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.goals) return undefined
  const { side } = figure
  for (const { goal, reached, have, need } of goalProgress(state, side)) {
    if (reached) continue
    const to = placeOf(state, goal)
    if (!to) continue
    if (goal.kind === 'touch' && isAmongNearest(state, figure, to, RUSHERS)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side))
    }
    if (goal.kind === 'leave' && isAmongNearest(state, figure, to, need - have + SPARE)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side) / (need - have))
    }
    if (goal.kind === 'hold') {
      const errand = holdErrand(state, figure, goal)
      if (errand) return errand
    }
  }
  for (const { goal, reached } of goalProgress(state, opponentOf(side))) {
    const errand = goal.kind === 'hold' && !reached ? holdErrand(state, figure, goal) : undefined
    if (errand) return errand
  }
  return followErrand(state, figure)
}

/** Where a goal is reached. */
function placeOf(state: GameState, goal: Goal): Destination | undefined {
  if (goal.kind === 'leave') return { edge: goal.edge }
  const element = goal.kind === 'touch' || goal.kind === 'hold' ? elementOf(state, goal.element) : undefined
  return element && toElement(element)
}

/** HOUSE-20: of a side that loses by waiting all who fight come along: a few alone are shot one by one. */
function followErrand(state: GameState, figure: Figure): Errand | undefined {
  const { side } = figure
  if (!isPressed(state, side) || serves(state, figure)) return undefined
  const theirs = goalProgress(state, opponentOf(side)).filter(({ goal }) => goal.kind === 'hold')
  for (const { goal, reached } of [...goalProgress(state, side), ...theirs]) {
    const to = reached ? undefined : placeOf(state, goal)
    if (to) return { to, pull: FOLLOW_PULL, worth: 0 }
  }
  return undefined
}

const elementOf = ({ table }: GameState, id: Element['id']): Element | undefined =>
  table.elements.find((one) => one.id === id)

/** A side that needs all of its goals wins only a part with each. */
function partsOf({ goals }: GameState, side: SideId): number {
  const own = goals?.sides[side]
  return goals && own?.needs === 'all' ? Math.max(1, own.list.length - goals.reached[side].length) : 1
}

/** A few are enough to stand at it when the round ends, for oneself or in the way of the other side. */
function holdErrand(state: GameState, figure: Figure, { element: id, until }: GoalOf<'hold'>): Errand | undefined {
  const element = elementOf(state, id)
  if (!element || roundOf(state) > until) return undefined
  const to = toElement(element)
  if (!isAmongNearest(state, figure, to, HOLDERS)) return undefined
  const others = friendsOf(state, figure.side).some(
    (friend) => friend.id !== figure.id && !inShock(friend) && isThere(state, friend, to),
  )
  return hurried(state, figure, to, roundOf(state) < until || others ? EARLY : IN_TIME, until)
}

/** HOUSE-20: who only waits loses: the last round ends the battle for the other side, or brings it what it has to keep until then. */
export function isPressed(state: GameState, side: SideId): boolean {
  const { goals } = state
  if (!goals) return false
  const foe = opponentOf(side)
  if (winsByWaiting(state, foe)) return true
  const winner = goals.limit?.winner
  return (winner === foe && !winsByWaiting(state, side)) || (winner === 'share' && attacks(state, side))
}

/** Only this side has a place to reach; once it has the better of the fight it need not, when time runs out. */
function attacks(state: GameState, side: SideId): boolean {
  const comes = (who: SideId): boolean =>
    goalProgress(state, who).some(({ goal, reached }) => !reached && (goal.kind === 'touch' || goal.kind === 'leave'))
  if (!comes(side) || comes(opponentOf(side))) return false
  const lost = (side === 'blue' ? 1 : -1) * compareLostShare(state)
  return lost >= 0 || 2 * roundOf(state) <= (state.goals?.limit?.rounds ?? 0)
}

/** HOUSE-20: goals of a round come true by themselves, if nobody is in the way. */
function winsByWaiting(state: GameState, side: SideId): boolean {
  const own = state.goals?.sides[side]
  if (!own) return false
  const comes = (one: GoalProgress): boolean => one.reached || (one.until !== undefined && isKept(state, side, one))
  const progress = goalProgress(state, side)
  return own.needs === 'all' ? progress.every(comes) : progress.some(comes)
}

/** Enough are left, or he stands at it or can before anybody of the other side. */
function isKept(state: GameState, side: SideId, { goal, have, need, until = 0 }: GoalProgress): boolean {
  if (roundOf(state) > until) return false
  if (goal.kind !== 'hold' || have >= need) return have >= need
  const element = elementOf(state, goal.element)
  return element !== undefined && nearestTo(state, side, element) < nearestTo(state, opponentOf(side), element)
}

function nearestTo(state: GameState, side: SideId, element: Element): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const one of friendsOf(state, side)) {
    if (!inShock(one)) nearest = Math.min(nearest, wayLeft(state, one, toElement(element)))
  }
  return nearest
}

/** Those who serve others go when there are too few who fight. */
function isAmongNearest(state: GameState, figure: Figure, to: Destination, count: number): boolean {
  const away = wayLeft(state, figure, to)
  let nearer = 0
  const behind = serves(state, figure)
  for (const friend of friendsOf(state, figure.side)) {
    if (friend.id === figure.id || inShock(friend) || strideOf(state, friend, 'move') === 0) continue
    const serving = serves(state, friend)
    if (behind === serving ? wayLeft(state, friend, to) < away : behind) nearer += 1
    if (nearer >= count) return false
  }
  return true
}

/**
 * A way draws a little while there is time for the fight, and more when it is short or time runs out: who starts too early is shot
 * on it, who starts too late need not start.
 */
function hurried(
  state: GameState,
  figure: Figure,
  to: Destination,
  worth: number,
  until?: number,
  carried = 0,
): Errand {
  const last = until ?? state.goals?.limit?.rounds
  const stride = strideOf(state, figure, 'move')
  if (last === undefined || stride === 0) return { to, pull: GOAL_PULL, worth }
  const moves = (wayLeft(state, figure, to) + carried) / stride
  const pressed = carried === 0 && isPressed(state, figure.side)
  const rounds = Math.max(1, last - roundOf(state) + 1)
  const due = (pressed ? PRESSED_DUE : DUE) * MOVES_A_TURN * rounds
  const possible = (pressed ? state.rules.moveCapAt : MOVES_A_TURN) * rounds
  const isTime = moves <= NEAR || (moves > due && moves <= possible)
  return { to, pull: isTime ? GOAL_PULL : EASY_PULL, worth }
}

/** RUNNER-02, HOUSE-20: a message on its way out, or a man on his way to take one. */
function messageErrand(state: GameState, figure: Figure): Errand | undefined {
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

/** CALL-01: officers of his side who may call. */
export const callersOf = (state: GameState, { id, side }: Figure): readonly Figure[] =>
  friendsOf(state, side).filter(
    (one) => one.id !== id && isOfficer(state, one) && faceOf(state, one).call !== undefined,
  )

/** RADIO-05: a radio operator goes to an officer who has something to call for, and stays with him. */
function radioErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.rules.company || faceOf(state, figure).contactHq === undefined) return undefined
  const away = (one: Figure): number => squareBetween(one.position, figure.position)
  const [caller] = callersOf(state, figure)
    .filter((one) => callable(state, one, { contact: true, away: false }).some((kind) => kind !== 'platoonMortar'))
    .sort((a, b) => away(a) - away(b))
  return caller && { to: toFigure(state, caller), pull: HELPING, worth: BESIDE }
}

/** ORDER-03, HOUSE-20: an officer goes after those of his men whom his orders will not reach any more, to the midmost of them. */
function leadErrand(state: GameState, figure: Figure): Errand | undefined {
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

/** MEDIC-02, EVAC-05, HOUSE-14: medics and bearers go to those who need them. */
function careErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.rules.company || loadOf(state, figure)) return undefined
  const waiting = patientErrand(state, figure)
  if (waiting) return waiting
  const medic = isMedic(state, figure) && sheetOf(state, figure).kits > 0
  const bears = isMedic(state, figure) || faceOf(state, figure).stretcher === true
  if (!bears) return undefined
  const wanted = wantsHome(state, figure.side) !== undefined
  let best: { readonly errand: Errand; readonly value: number } | undefined
  for (const one of state.figures) {
    if (one.side !== figure.side || one.id === figure.id) continue
    const worth = needOf(state, one, medic)
    if (worth === 0) continue
    const to = toFigure(state, one)
    const value = worth - HELPING * (wayLeft(state, figure, to) / 1000)
    if (value <= (best?.value ?? 0)) continue
    const home = one.place.at === 'gone' ? homeOf(state, one) : undefined
    const carried = home ? CARRYING * wayLeft(state, one, home) : 0
    const errand = { to, pull: wanted ? hurried(state, figure, to, worth, undefined, carried).pull : HELPING, worth }
    best = { errand: home ? { ...errand, home } : errand, value }
  }
  return best?.errand
}

/** MEDIC-02: who is about to be treated waits for it. */
function patientErrand(state: GameState, figure: Figure): Errand | undefined {
  const worth = needOf(state, figure, true)
  if (worth === 0) return undefined
  const medic = friendsOf(state, figure.side).find(
    (one) =>
      one.id !== figure.id &&
      isMedic(state, one) &&
      sheetOf(state, one).kits > 0 &&
      isThere(state, figure, toFigure(state, one)),
  )
  return medic && { to: toFigure(state, medic), pull: 0, worth }
}

/** AP that a medic or bearer may bring this man. */
function needOf(state: GameState, one: Figure, medic: boolean): number {
  const { place } = one
  if (place.at === 'gone') {
    if (place.casualty === 'evacuable') return savedWorth(state, one)
    return medic && place.casualty === 'unchecked' && !sheetOf(state, one).firstAid ? savedWorth(state, one) / 2 : 0
  }
  const patient = medic && place.at === 'table' && isWounded(state, one) && !sheetOf(state, one).firstAid
  return patient ? HEALED * WOUND_SHARE * worthOfFigure(state, one) : 0
}

/** EVAC-10, VICT-09: a casualty brought home is not lost; where the battle is about it, he is worth more than his AP. */
export function savedWorth(state: GameState, casualty: Figure): number {
  const wanted = wantsHome(state, casualty.side)
  if (wanted !== undefined) return VICTORY / 4 / partsOf(state, casualty.side) / wanted
  return BROUGHT_HOME * worthOfFigure(state, casualty)
}

/** EVAC-10: the nearer of aid station and own edge. */
export function homeOf(state: GameState, casualty: Figure): Destination | undefined {
  const station = aidStationOf(state, casualty.side)
  const edge = edgeOf(state.table, casualty.side)
  const ways: Destination[] = [...(station ? [toElement(station)] : []), ...(edge ? [{ edge }] : [])]
  return ways.sort((a, b) => wayLeft(state, casualty, a) - wayLeft(state, casualty, b))[0]
}

/** AP of being where the errand leads; half of it on the wrong side of one who is to be carried. */
export function arrivalAt(state: GameState, figure: Figure, at: Point, leaving = false): number {
  const errand = errandOf(state, figure)
  if (!errand || (errand.leaves && !leaving) || !isThere(state, figure, errand.to, at)) return 0
  const { to, home, worth } = errand
  const patient = home && !('edge' in to) && 'figure' in to.touch ? figureOf(state, to.touch.figure) : undefined
  if (!home || !patient) return worth
  return wayLeft(state, figure, home, at) >= wayLeft(state, patient, home) ? worth : worth / 2
}

/** HOUSE-20: how many casualties are still to be brought home, where that is a goal. */
function wantsHome(state: GameState, side: SideId): number | undefined {
  if (!state.goals) return undefined
  const goal = goalProgress(state, side).find((one) => one.goal.kind === 'evacuate' && !one.reached)
  return goal && goal.need - goal.have
}

/** Of his AP, for a way that is long and under fire. */
const BROUGHT_HOME = 0.4
/** MEDIC-05: as likely as not. */
const HEALED = 0.5

/** It is about to do what its side wins by. */
export function menaces(state: GameState, figure: Figure): boolean {
  const errand = errandOf(state, figure)
  if (!errand || (errand.worth < DECIDES && (errand.pull < PULL || isToFigure(errand.to)))) return false
  // MOVE-03, TURN-10: all that he may walk in one turn.
  const moves = Math.min(state.rules.moveCapAt, allowanceOf(state, figure))
  return wayLeft(state, figure, errand.to) <= moves * strideOf(state, figure, 'move')
}

/** RUNNER-02: this figure is to bring the message of that officer out. */
export function isMessenger(state: GameState, id: FigureId, officer: FigureId): boolean {
  const figure = figureOf(state, id)
  const to = figure && messageErrand(state, figure)?.to
  return to !== undefined && !('edge' in to) && 'figure' in to.touch && to.touch.figure === officer
}
