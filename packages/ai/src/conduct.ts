import { touchesOutline } from '@tactic48/geometry'
import {
  baseRadius,
  type Command,
  checkParsed,
  type Figure,
  friendsOf,
  type Gait,
  type GameEvent,
  type GameState,
  inShock,
  isRefusal,
  knownFigure,
  objectiveFor,
  type SeatId,
  type SideId,
  seatOf,
  strideOf,
  topQuestion,
} from '@tactic48/rules'
import { repeats } from './generator/marks.ts'
import { toObjective } from './generator/paths.ts'

/** How a side behaves, counted over its commands: what is expected of every opponent, whatever it thinks. */
export interface Conduct {
  readonly actions: number
  readonly opportunityFirePlaced: number
  readonly opportunityFireShots: number
  /** Markers put where the same Character had one that did the same. */
  readonly markersRepeated: number
  /** Attacks that eliminate a Character with 50 % or more; and with them those that a side let go by the end of a turn. */
  readonly killsTaken: number
  readonly killsInReach: number
  /** Decisions in which one Action was legal that touches the objective (VICT-02), and those in which it was chosen. */
  readonly missionWinsInReach: number
  readonly missionWinsTaken: number
}

export const NO_CONDUCT: Conduct = {
  actions: 0,
  opportunityFirePlaced: 0,
  opportunityFireShots: 0,
  markersRepeated: 0,
  killsInReach: 0,
  killsTaken: 0,
  missionWinsInReach: 0,
  missionWinsTaken: 0,
}

export function addConduct(a: Conduct, b: Conduct): Conduct {
  return {
    actions: a.actions + b.actions,
    opportunityFirePlaced: a.opportunityFirePlaced + b.opportunityFirePlaced,
    opportunityFireShots: a.opportunityFireShots + b.opportunityFireShots,
    markersRepeated: a.markersRepeated + b.markersRepeated,
    killsInReach: a.killsInReach + b.killsInReach,
    killsTaken: a.killsTaken + b.killsTaken,
    missionWinsInReach: a.missionWinsInReach + b.missionWinsInReach,
    missionWinsTaken: a.missionWinsTaken + b.missionWinsTaken,
  }
}

/** What one command of a side, legal in this state, and the facts that came of it say about it; kills are counted by turns. */
export function conductOf(state: GameState, side: SideId, command: Command, events: readonly GameEvent[]): Conduct {
  const count = (test: (event: GameEvent) => boolean): number => events.filter(test).length
  const wins = isFree(state) && winsInReach(state, side)
  const marks = command.verb === 'placeOpportunityFire' || command.verb === 'startSuppression'
  return {
    ...NO_CONDUCT,
    actions: count(({ type }) => type === 'actionTaken'),
    opportunityFirePlaced: count((event) => event.type === 'opportunityFirePlaced' && event.marker.side === side),
    opportunityFireShots: count(
      (event) =>
        event.type === 'shotDeclared' &&
        event.mode === 'opportunityFire' &&
        knownFigure(state, event.shooter).side === side,
    ),
    markersRepeated: marks && repeats(state, command) ? 1 : 0,
    missionWinsInReach: wins ? 1 : 0,
    missionWinsTaken: wins && touchesObjective(state, command) ? 1 : 0,
  }
}

/** Any Action may be chosen. */
export function isFree(state: GameState): boolean {
  const question = topQuestion(state)
  return question?.kind === 'action' || (question?.kind === 'window' && question.allows === 'anyAction')
}

/** VICT-02: some legal Move or Move & Fire touches the objective. */
export function winsInReach(state: GameState, side: SideId): boolean {
  const seat = seatOf(state, side)
  if (!seat || state.setup.gameType !== 'mission') return false
  return friendsOf(state, side).some(
    (figure) => !inShock(figure) && (winsBy(state, seat, figure, 'move') || winsBy(state, seat, figure, 'moveFire')),
  )
}

function winsBy(state: GameState, seat: SeatId, figure: Figure, gait: Gait): boolean {
  const stride = strideOf(state, figure, gait)
  if (stride <= 0) return false
  for (const { path, left } of toObjective(state, figure, stride)) {
    if (left?.length !== 0) continue
    const by = { seat, figure: figure.id, path }
    const command: Command = gait === 'move' ? { verb: 'move', ...by } : { verb: 'moveAndFire', ...by, shoot: 'none' }
    if (!isRefusal(checkParsed(state, command))) return true
  }
  return false
}

function touchesObjective(state: GameState, command: Command): boolean {
  if (command.verb !== 'move' && command.verb !== 'moveAndFire') return false
  const objective = objectiveFor(state, knownFigure(state, command.figure))
  const end = command.stepInto ?? command.path[command.path.length - 1]
  return !!objective && !!end && touchesOutline(objective.outline, { ...end, r: baseRadius(state.rules) })
}
