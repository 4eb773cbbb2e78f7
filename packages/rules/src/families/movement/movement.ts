import type { Disc, Point, Track } from '@tactic48/geometry'
import type { Atom } from '../../atoms.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeTask, openTask } from '../../kernel/stack.ts'
import { firstSuppression } from '../../query/area.ts'
import { contactAt, hasObjectives, nextContact } from '../../query/contact.ts'
import { inShock, isOnTable, knownFigure, radiusOf } from '../../query/figures.ts'
import { clearOfFriends, trackOf } from '../../query/path.ts'
import { occupantsOf } from '../../query/vehicles.ts'
import { hasDice, isWatched, nextOffer, type Watch, watchersOf, watchesAlong, watchesOn } from '../../query/watch.ts'
import type { MoveEnd } from '../../state/event.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, MarkerId, Whole } from '../../state/ids.ts'
import type { Opportunity } from '../../state/question.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask, TaskResult } from '../../state/task.ts'
import { passAidStation } from '../aid/aid.ts'
import { fightWith } from '../handToHand/handToHand.ts'
import { offersOf, tellTriggered } from '../opportunityFire/shot.ts'
import { leaveTable, passMessage } from '../runner/runner.ts'
import { shotsAfterMove } from './afterShot.ts'
import {
  baseAt,
  exposedWith,
  isBroken,
  type Member,
  membersOf,
  movedTo,
  nextObjective,
  nextSafe,
  objectivesAt,
  restTogether,
  walkers,
} from './group.ts'

/** The next point of a way at which something happens (GEN-11), its end at the latest. */
export interface Stop {
  readonly k: number
  /** OF-03: the shots that this step triggers. */
  readonly offers: readonly Opportunity[]
  readonly contact: boolean
}

/** The smallest k after `from` with an OF trigger, the objective, an enemy's base or safety for a casualty. */
export function nextStop(
  state: GameState,
  mover: Figure,
  track: Track,
  from: number,
  members: readonly Member[] = [],
): Stop {
  const contact = nextContact(state, mover, track, from, track.steps)
  let to = contact ? contact.k : track.steps
  if (hasObjectives(state)) for (const one of walkers(mover, track, members)) to = nextObjective(state, one, from, to)
  if (members.length > 0 || mover.place.at === 'mounted') {
    const safe = nextSafe(state, mover, track, members, from, to)
    if (safe >= 0) to = safe
  }
  let offers: Opportunity[] = []
  const look = (target: Figure, way: Track): void => {
    for (const watch of watchesAlong(state, target, way, from, to)) {
      const k = nextOffer(state, watch, way, from, to, radiusOf(state, target))
      if (k < 0) continue
      const offered = offersOf([watch], target.id)
      if (k < to || offers.length === 0) offers = [...offered]
      else offers.push(...offered)
      to = k
    }
  }
  for (const target of exposedWith(state, mover)) look(target, track)
  for (const { figure, track: way } of members) if (isOnTable(figure)) look(figure, way)
  return { k: to, offers, contact: contact?.k === to }
}

/** OF-04: markers held earlier in this move that still watch the base at k. */
const stillWatching = (state: GameState, mover: Figure, base: Disc, held: readonly MarkerId[]): readonly Watch[] =>
  held.length === 0
    ? []
    : watchesOn(state, mover).filter(
        (watch) => held.includes(watch.marker.id) && isWatched(state, watch, base) && hasDice(state, watch, base),
      )

/** H2H-04: 0.1 u in steps of the path. */
const STEP_BACK = 100

const NO_OFFERS: MovementTask['offers'] = []

/** Field by field: every move is copied on its way, and spreading costs more. */
const copyTask = (
  task: MovementTask,
  step: MovementTask['step'] = task.step,
  k: number = task.k,
  offers: MovementTask['offers'] = task.offers,
): Whole<MovementTask> => ({
  kind: 'movement',
  mode: task.mode,
  figure: task.figure,
  path: task.path,
  steps: task.steps,
  k,
  shootAfter: task.shootAfter,
  step,
  offers,
  declined: task.declined,
  lastOffered: task.lastOffered,
  fought: task.fought,
  along: task.along,
  message: task.message,
  leave: task.leave,
})

/** Sends a base along a way that is judged and paid for; the way starts where it stands. */
export function openMovement(
  flow: Flow,
  mode: MovementTask['mode'],
  figure: FigureId,
  path: readonly Point[],
  shootAfter: boolean,
  errand: Partial<Pick<MovementTask, 'message' | 'leave' | 'along'>> = {},
): void {
  openTask(flow, {
    kind: 'movement',
    mode,
    figure,
    path,
    steps: trackOf(path).steps,
    k: 0,
    shootAfter,
    step: 'before',
    offers: [],
    declined: [],
    lastOffered: false,
    fought: [],
    along: errand.along,
    message: errand.message,
    leave: errand.leave,
  })
}

const isOver = (flow: Flow): boolean => flow.state.phase === 'over'

/** Moves the movement on top one step on. */
export function advanceMovement(flow: Flow, task: MovementTask, returned: TaskResult | undefined): void {
  const mover = knownFigure(flow.state, task.figure)
  if (!isOnTable(mover)) {
    fall(flow, task)
    return
  }
  const track = trackOf(task.path)
  switch (task.step) {
    case 'before':
      setOut(flow, task, mover, track)
      break
    case 'walk':
      walk(flow, task, track)
      break
    case 'offered':
      afterOffers(flow, task, mover, track, returned?.of === 'opportunity' ? returned.fired : [])
      break
    case 'decide':
      ask(flow, { kind: 'continueMove', awaiting: [mover.side], figure: mover.id })
      break
    case 'fought':
      afterFight(flow, task, mover, track, returned?.of === 'fight' && returned.standoff)
      break
    case 'lastOffered':
      arrive(flow, task)
      break
    case 'afterShot':
      planShot(flow, task)
  }
}

/** OF-03 `anyAction`: the Move itself is an Action by an enemy in the area. */
function setOut(flow: Flow, task: MovementTask, mover: Figure, track: Track): void {
  const offers = flow.state.rules.ofTrigger === 'anyAction' ? offersHere(flow.state, task, mover) : NO_OFFERS
  if (offers.length > 0) {
    offer(flow, copyTask(task, 'offered', task.k, offers))
    return
  }
  touchObjective(flow, task, mover, track, 0)
  if (!isOver(flow)) walk(flow, task, track)
}

const offersHere = (state: GameState, task: MovementTask, mover: Figure): readonly Opportunity[] =>
  [
    ...exposedWith(state, mover),
    ...membersOf(state, task)
      .map(({ figure }) => figure)
      .filter(isOnTable),
  ].flatMap((one) => offersOf(watchersOf(state, one), one.id))

/** GEN-11: to the next point at which something happens; at the same k suppression, OF, objective, contact. */
function walk(flow: Flow, start: MovementTask, track: Track): void {
  const mover = knownFigure(flow.state, start.figure)
  const members = membersOf(flow.state, start)
  const stop = nextStop(flow.state, mover, track, start.k, members)
  passMessage(flow, start, stop.k)
  for (const one of walkers(mover, track, members)) {
    for (const { id } of aboardWith(flow.state, one.figure)) passAidStation(flow, id, one.track, start.k, stop.k)
  }
  const entered = enterSuppression(flow, start, track, stop.k)
  if (entered !== undefined && flow.interrupted) {
    advanceTask(flow, copyTask(start, 'walk', entered, NO_OFFERS))
    return
  }
  if (entered !== stop.k) flow.emit(movedTo(mover, track, stop.k, membersOf(flow.state, start)))
  suppressMembers(flow, members, start.k, stop.k)
  const ends = stop.k === start.steps || (stop.contact && flow.state.rules.contactEndsMove)
  const offers = ends ? [...stop.offers, ...secondOffers(flow.state, start, track, stop.k, stop.offers)] : stop.offers
  const here = copyTask(start, 'offered', stop.k, offers)
  here.lastOffered = ends
  if (offers.length > 0) {
    offer(flow, here)
    return
  }
  touchObjective(flow, here, mover, track, here.k)
  if (isOver(flow)) return
  if (stop.contact) charge(flow, here, contactAt(flow.state, mover, track, here.k))
  else if (ends) endMove(flow, here, track)
  else advanceTask(flow, copyTask(here, 'walk'))
}

/** SF-04: sets the flag where the base comes into an area of Suppression Fire on its way to `to`; the step where it did. */
function enterSuppression(flow: Flow, task: MovementTask, track: Track, to: number): number | undefined {
  const { figure, k } = task
  const mover = knownFigure(flow.state, figure)
  const free = aboardWith(flow.state, mover).filter(({ counters }) => !counters.suppressed)
  if (free.length === 0) return undefined
  const entered = firstSuppression(flow.state, mover, track, k, to)
  if (!entered) return undefined
  flow.emit(movedTo(mover, track, entered.k, membersOf(flow.state, task)))
  for (const { id } of free) flow.emit({ type: 'suppressed', figure: id, marker: entered.marker })
  return entered.k
}

/** HOUSE-03: he, and those on board with him. */
const aboardWith = (state: GameState, figure: Figure): readonly Figure[] =>
  figure.place.at === 'mounted' ? occupantsOf(state, figure.place.on) : [figure]

/** SF-04 for those who go along. */
function suppressMembers(flow: Flow, members: readonly Member[], from: number, to: number): void {
  for (const { figure, track } of members) {
    if (!isOnTable(figure) || figure.counters.suppressed) continue
    const entered = firstSuppression(flow.state, figure, track, from, to)
    if (entered) flow.emit({ type: 'suppressed', figure: figure.id, marker: entered.marker })
  }
}

/** VICT-02: whoever of those under way comes to touch it. */
function touchObjective(flow: Flow, task: MovementTask, mover: Figure, track: Track, k: number): void {
  if (!hasObjectives(flow.state)) return
  for (const one of walkers(mover, track, membersOf(flow.state, task))) {
    for (const { id: element } of objectivesAt(flow.state, one, k)) {
      flow.emit({ type: 'objectiveTouched', figure: one.figure.id, element })
    }
  }
}

/** MOVE-06, H2H-01. */
function charge(flow: Flow, task: MovementTask, opponents: readonly FigureId[]): void {
  const fighting = copyTask(task, 'fought')
  fighting.fought = [...task.fought, ...opponents]
  advanceTask(flow, fighting)
  openTask(flow, fightWith(task.figure, opponents))
}

/** OF-05: the movement waits, at the step that it names, until the owner of the markers has decided. */
function offer(flow: Flow, task: MovementTask): void {
  const { offers, lastOffered } = task
  advanceTask(flow, task)
  for (const target of new Set(offers.map((one) => one.target))) {
    tellTriggered(
      flow,
      target,
      offers.filter((one) => one.target === target),
    )
  }
  openTask(flow, { kind: 'opportunity', offers, last: lastOffered, fired: [] })
}

/** OF-04: markers held before this k that still watch those under way here. */
function secondOffers(
  state: GameState,
  task: MovementTask,
  track: Track,
  k: number,
  first: readonly Opportunity[],
): readonly Opportunity[] {
  if (!state.rules.ofSecondOffer || task.declined.length === 0) return []
  const held = task.declined.filter((marker) => !first.some((offered) => offered.marker === marker))
  const mover = knownFigure(state, task.figure)
  const members = membersOf(state, task).filter(({ figure }) => isOnTable(figure))
  const aboard = exposedWith(state, mover).map((figure) => ({ figure, track }))
  return [...aboard, ...members].flatMap((one) => {
    const watching = stillWatching(state, one.figure, baseAt(state, one.figure, one.track, k), held)
    // Of a group each comes into the area by himself, and who was in it before does not.
    const start = baseAt(state, one.figure, one.track, 0)
    const came = members.length > 0 ? watching.filter((watch) => !isWatched(state, watch, start)) : watching
    return offersOf(came, one.figure.id)
  })
}

/** MOVE-10, OF-05, H2H-13: what the markers have left of the mover decides how it goes on. */
function afterOffers(flow: Flow, offered: MovementTask, mover: Figure, track: Track, fired: readonly MarkerId[]): void {
  const { state } = flow
  const held = offered.offers.map(({ marker }) => marker).filter((marker) => !fired.includes(marker))
  const task = copyTask(offered)
  task.declined = [...new Set([...offered.declined, ...held])]
  touchObjective(flow, task, mover, track, task.k)
  if (isOver(flow)) return
  const opponents = inShock(mover) ? [] : contactAt(state, mover, track, task.k)
  if (opponents.length > 0) charge(flow, task, opponents)
  else if (inShock(mover) || isBroken(state, task) || task.lastOffered) endMove(flow, task, track)
  else if (fired.length === 0) walk(flow, task, track)
  else if (state.rules.ofStopsMove) endMove(flow, task, track)
  // ORDER-10: an ordered man goes on without being asked (D09).
  else if (task.mode === 'ordered') walk(flow, task, track)
  else advanceTask(flow, copyTask(task, 'decide'))
}

/** H2H-11, MOVE-06; H2H-04: whom neither could kill, the mover steps back from. */
function afterFight(flow: Flow, task: MovementTask, mover: Figure, track: Track, standoff: boolean): void {
  if (standoff) {
    const k = Math.max(0, task.k - STEP_BACK)
    flow.emit(movedTo(mover, track, k, membersOf(flow.state, task)))
    endMove(flow, copyTask(task, task.step, k), track)
  } else if (task.lastOffered || flow.state.rules.contactEndsMove || inShock(mover)) endMove(flow, task, track)
  else walk(flow, task, track)
}

/** D09, MOVE-10: after a survived shot the mover goes on along its way or stays. */
export function decideMove(flow: Flow, task: MovementTask, go: boolean): void {
  if (go) advanceTask(flow, copyTask(task, 'walk'))
  else endMove(flow, task, trackOf(task.path))
}

/** MOVE-10, GEN-11: where the base comes to rest, and the offers made there (OF-04). */
function endMove(flow: Flow, task: MovementTask, track: Track): void {
  const mover = knownFigure(flow.state, task.figure)
  const k = restAt(flow.state, task, mover, track)
  if (k !== task.k) flow.emit(movedTo(mover, track, k, membersOf(flow.state, task)))
  const resting = copyTask(task, task.step, k)
  resting.lastOffered = true
  const offers = task.lastOffered ? [] : secondOffers(flow.state, resting, track, k, task.offers)
  if (offers.length > 0) offer(flow, copyTask(resting, 'lastOffered', k, offers))
  else arrive(flow, resting)
}

/** One point short of contact in Shock, and back to the last point where no friend stands. */
function restAt(state: GameState, task: MovementTask, mover: Figure, track: Track): number {
  const short = inShock(mover) && contactAt(state, mover, track, task.k).length > 0
  const k = short ? task.k - 1 : task.k
  return task.along
    ? restTogether(state, { figure: mover, track }, membersOf(state, task), k)
    : clearOfFriends(state, mover, track, k)
}

function arrive(flow: Flow, task: MovementTask): void {
  const mover = knownFigure(flow.state, task.figure)
  flow.emit({ type: 'moveEnded', figure: mover.id, at: mover.position, why: reasonOf(task, mover) })
  if (isOver(flow)) return
  if (task.leave && reasonOf(task, mover) === 'arrived') leaveTable(flow, mover.id)
  if (isOver(flow)) return
  if (!isOnTable(knownFigure(flow.state, task.figure))) fall(flow, task)
  else if (!task.shootAfter) closeTask(flow, 'movement')
  else if (flow.interrupted) advanceTask(flow, copyTask(task, 'afterShot'))
  else planShot(flow, task)
}

function reasonOf(task: MovementTask, mover: Figure): MoveEnd {
  if (inShock(mover)) return 'shock'
  if (task.fought.length > 0) return 'contact'
  return task.k < task.steps ? 'stopped' : 'arrived'
}

/** MOVE-10, MNF-04: eliminated on the way, or gone by the edge (HOUSE-20). */
function fall(flow: Flow, task: MovementTask): void {
  if (task.shootAfter) flow.emit({ type: 'shotLost', figure: task.figure, rule: 'MNF-04' })
  closeTask(flow, 'movement')
}

/** MNF-02, MNF-04, OF-16: asks for the shot at the end of Move & Fire, if it is still possible. */
function planShot(flow: Flow, task: MovementTask): void {
  const rule = whyLost(flow.state, task)
  if (rule === undefined) {
    advanceTask(flow, copyTask(task, 'afterShot'))
    ask(flow, { kind: 'afterShot', awaiting: [knownFigure(flow.state, task.figure).side], figure: task.figure })
    return
  }
  flow.emit({ type: 'shotLost', figure: task.figure, rule })
  closeTask(flow, 'movement')
}

function whyLost(state: GameState, task: MovementTask): Atom | undefined {
  const mover = knownFigure(state, task.figure)
  if (inShock(mover) || mover.counters.suppressed) return 'MNF-04'
  return shotsAfterMove(state, task, mover).next().done ? 'FIRE-04' : undefined
}
