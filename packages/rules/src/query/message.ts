import { createTrack, EPSILON, firstInside, inContact, type Point } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { touchesEdge } from './entry.ts'
import { baseOf, cardOf, comradesOf, faceOf, figureOf, isOnTable, radiusOf } from './figures.ts'
import { isOfficer } from './rank.ts'

/** RUNNER-01, RUNNER-02: may this man take the message of this officer at all? */
function checkMessage(state: GameState, runner: Figure, id: FigureId): Refusal | undefined {
  const officer = figureOf(state, id)
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  if (!isOnTable(runner) || cardOf(state, runner).crew !== undefined) {
    return refuse('RUNNER-01', 'notAMessenger', { figure: runner.id })
  }
  const calls =
    officer &&
    officer.side === runner.side &&
    officer.id !== runner.id &&
    isOnTable(officer) &&
    isOfficer(state, officer) &&
    faceOf(state, officer).call !== undefined
  if (!calls) return refuse('CALL-01', 'noCall', { figure: id })
  return runner.message === undefined ? undefined : refuse('RUNNER-02', 'hasMessage', { figure: runner.id })
}

const mustTouch = ({ rules }: GameState): boolean => rules.company?.runnerMustTouchOfficer !== false

/** RUNNER-02: at rest. */
export function checkMessageHere(state: GameState, runner: Figure, id: FigureId): Refusal | undefined {
  const refusal = checkMessage(state, runner, id)
  const officer = figureOf(state, id)
  if (refusal || !officer || !mustTouch(state)) return refusal
  const touches = inContact(baseOf(state, runner), baseOf(state, officer))
  return touches ? undefined : refuse('RUNNER-02', 'notTouched', { figure: id })
}

/** RUNNER-02: the first step of a way at which he has the message, −1 = he does not come by. */
export function messageAt(state: GameState, runner: Figure, id: FigureId, path: readonly Point[]): number {
  const officer = figureOf(state, id)
  if (!officer || !isOnTable(officer)) return -1
  if (!mustTouch(state)) return 0
  const track = createTrack(path)
  const reach = radiusOf(state, runner) + radiusOf(state, officer) + EPSILON
  return firstInside(track, officer.position.x, officer.position.y, reach, 0, track.steps)
}

/** D42: on the way. */
export function checkMessageOnWay(
  state: GameState,
  runner: Figure,
  id: FigureId,
  path: readonly Point[],
): Refusal | undefined {
  const refusal = checkMessage(state, runner, id)
  if (refusal) return refusal
  return messageAt(state, runner, id, path) < 0 ? refuse('RUNNER-02', 'notTouched', { figure: id }) : undefined
}

/** RUNNER-04: an officer who may make his own way to HQ. */
export const mayGoHimself = (state: GameState, figure: Figure): boolean =>
  state.rules.company?.officerMayRun === true &&
  state.rules.company.callMeans.includes('self') &&
  isOfficer(state, figure) &&
  faceOf(state, figure).call !== undefined

/** Said of nearly every man of every march. */
const NOT_AT_EDGE = refuse('RUNNER-02', 'notAtEdge')

/** D33, D43: may he leave the table at this point, with this message? */
export function checkLeave(
  state: GameState,
  figure: Figure,
  at: Point | undefined,
  message: FigureId | undefined,
): Refusal | undefined {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  if (!at || !touchesEdge(state, figure.side, { x: at.x, y: at.y, r: radiusOf(state, figure) })) return NOT_AT_EDGE
  if (message === undefined) {
    if (mayGoHimself(state, figure)) return undefined
    const calls = isOfficer(state, figure) && faceOf(state, figure).call !== undefined
    return calls
      ? refuse('RUNNER-04', 'officerStays', { figure: figure.id })
      : refuse('RUNNER-02', 'noMessage', { figure: figure.id })
  }
  const idle = comradesOf(state, figure).find((one) => isOnTable(one) && one.message !== message)
  return idle && refuse('REINF-03', 'partnerStays', { figure: idle.id })
}
