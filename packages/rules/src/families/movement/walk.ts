import { type Track, trackPoint } from '@tactic48/geometry'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, openTask } from '../../kernel/stack.ts'
import { contactAt } from '../../query/contact.ts'
import { inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import { trackOf } from '../../query/path.ts'
import { watchersOf } from '../../query/watch.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { MovementTask } from '../../state/task.ts'
import { offersOf } from '../opportunity/offer.ts'
import { planShot } from './afterShot.ts'
import { heldSoFar, offer, secondOffers, wasShotAt } from './offer.ts'
import { onward } from './onward.ts'
import { arrive, endMove, fall } from './rest.ts'
import { firstSuppression, nextStop, objectiveAt } from './stop.ts'

/** H2H-04: 0.1 u in steps of the path. */
const STEP_BACK = 100

const NO_OFFERS: MovementTask['offers'] = []

const isOver = (flow: Flow): boolean => flow.state.phase === 'over'

/** Moves the movement on top one step on. */
export function advanceMovement(flow: Flow, task: MovementTask): void {
  const mover = knownFigure(flow.state, task.figure)
  if (isOnTable(mover)) advanceMover(flow, task, mover)
  else fall(flow, task)
}

function advanceMover(flow: Flow, task: MovementTask, mover: Figure): void {
  const track = trackOf(task.path)
  switch (task.step) {
    case 'before':
      setOut(flow, task, mover, track)
      break
    case 'walk':
      walk(flow, task, track)
      break
    case 'offered':
      afterOffers(flow, task, mover, track)
      break
    case 'decide':
      ask(flow, { kind: 'continueMove', awaiting: [mover.side], figure: mover.id })
      break
    case 'fought':
      afterFight(flow, task, mover, track)
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
  const watchers = flow.state.rules.ofTrigger === 'anyAction' ? watchersOf(flow.state, mover) : []
  if (watchers.length > 0) {
    offer(flow, onward(task, { offers: offersOf(watchers, mover.id), step: 'offered' }))
    return
  }
  touchObjective(flow, mover, track, 0)
  walk(flow, task, track)
}

/** GEN-11: from point to point at which something happens; at the same k suppression, OF, objective, contact. */
function walk(flow: Flow, start: MovementTask, track: Track): void {
  let task = start
  while (!isOver(flow)) {
    const { rules } = flow.state
    const mover = knownFigure(flow.state, task.figure)
    const stop = nextStop(flow.state, mover, track, task.k)
    task = stepTo(flow, task, track, stop.k)
    const ends = stop.k === task.steps || (stop.contact && rules.contactEndsMove)
    const triggered = offersOf(stop.triggered, mover.id)
    const offers = ends ? [...triggered, ...secondOffers(flow.state, task, track, triggered)] : triggered
    task = onward(task, { offers, lastOffered: ends, step: 'offered' })
    if (offers.length > 0) {
      offer(flow, task)
      return
    }
    touchObjective(flow, mover, track, task.k)
    if (isOver(flow)) return
    if (stop.contact) {
      charge(flow, task, contactAt(flow.state, mover, track, task.k))
      return
    }
    if (ends) {
      endMove(flow, task, track)
      return
    }
  }
}

/** Puts the base on step k, setting the suppression flag on the way (SF-04); markers held before are behind it now. */
function stepTo(flow: Flow, task: MovementTask, track: Track, k: number): MovementTask {
  const { figure } = task
  const { counters } = knownFigure(flow.state, figure)
  const entered = counters.suppressed ? undefined : firstSuppression(flow.state, track, task.k, k)
  if (entered) {
    flow.emit({ type: 'moved', figure, to: trackPoint(track, entered.k), k: entered.k })
    flow.emit({ type: 'suppressed', figure, marker: entered.marker })
  }
  if (entered?.k !== k) flow.emit({ type: 'moved', figure, to: trackPoint(track, k), k })
  return onward(task, { k, offers: NO_OFFERS, declined: heldSoFar(flow.state, task) })
}

/** VICT-02. */
function touchObjective(flow: Flow, mover: Figure, track: Track, k: number): void {
  const element = objectiveAt(flow.state, mover, track, k)
  if (element !== undefined) flow.emit({ type: 'objectiveTouched', figure: mover.id, element })
}

/** MOVE-06, H2H-01. */
function charge(flow: Flow, task: MovementTask, opponents: readonly FigureId[]): void {
  advanceTask(flow, onward(task, { step: 'fought', fought: [...task.fought, ...opponents] }))
  openTask(flow, { kind: 'fight', mover: task.figure, opponents })
}

/** MOVE-10, OF-05, H2H-13: what the markers have left of the mover decides how it goes on. */
function afterOffers(flow: Flow, task: MovementTask, mover: Figure, track: Track): void {
  const { state } = flow
  touchObjective(flow, mover, track, task.k)
  if (isOver(flow)) return
  const opponents = inShock(mover) ? [] : contactAt(state, mover, track, task.k)
  if (opponents.length > 0) charge(flow, task, opponents)
  else if (inShock(mover) || task.lastOffered) endMove(flow, task, track)
  else if (!wasShotAt(state, task)) walk(flow, task, track)
  else if (state.rules.ofStopsMove) endMove(flow, task, track)
  else advanceTask(flow, onward(task, { step: 'decide' }))
}

/** H2H-11, MOVE-06; H2H-04: whom neither could kill, the mover steps back from. */
function afterFight(flow: Flow, task: MovementTask, mover: Figure, track: Track): void {
  const { state } = flow
  if (contactAt(state, mover, track, task.k).length > 0) {
    const k = Math.max(0, task.k - STEP_BACK)
    flow.emit({ type: 'moved', figure: mover.id, to: trackPoint(track, k), k })
    endMove(flow, onward(task, { k }), track)
  } else if (task.lastOffered || state.rules.contactEndsMove || inShock(mover)) endMove(flow, task, track)
  else walk(flow, task, track)
}
