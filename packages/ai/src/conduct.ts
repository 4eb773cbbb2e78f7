import { touchesOutline } from '@tactic48/geometry'
import {
  baseRadius,
  type Command,
  checkParsed,
  enemiesOf,
  type Figure,
  figureOf,
  friendsOf,
  type Gait,
  type GameEvent,
  type GameState,
  grenadeOdds,
  inShock,
  isGun,
  isRefusal,
  knownFigure,
  objectiveFor,
  type SeatId,
  type SideId,
  seatOf,
  shotOdds,
  strideOf,
  topQuestion,
  weaponsOf,
} from '@tactic48/rules'
import { repeats, throws } from './generator/marks.ts'
import { toObjective } from './generator/paths.ts'
import { SURE_KILL } from './shooting.ts'
import { figureIn, standingAt } from './situation.ts'

/** How a side behaves, counted over its commands: what is expected of every opponent, whatever it thinks. */
export interface Conduct {
  readonly actions: number
  readonly opportunityFirePlaced: number
  readonly opportunityFireShots: number
  /** Markers put where the same Character had one that did the same. */
  readonly markersRepeated: number
  /** Decisions in which an Action was legal that eliminates an enemy with 50 % or more, and those in which one was chosen. */
  readonly killsInReach: number
  readonly killsTaken: number
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

/** What one command of a side, legal in this state, and the facts that came of it say about it. */
export function conductOf(state: GameState, side: SideId, command: Command, events: readonly GameEvent[]): Conduct {
  const count = (test: (event: GameEvent) => boolean): number => events.filter(test).length
  const question = topQuestion(state)
  const free = question?.kind === 'action' || (question?.kind === 'window' && question.allows === 'anyAction')
  const wins = free && winsInReach(state, side)
  const kills = free && killsInReach(state, side)
  const won = wins && touchesObjective(state, command)
  const marks = command.verb === 'placeOpportunityFire' || command.verb === 'startSuppression'
  return {
    actions: count(({ type }) => type === 'actionTaken'),
    opportunityFirePlaced: count((event) => event.type === 'opportunityFirePlaced' && event.marker.side === side),
    opportunityFireShots: count(
      (event) =>
        event.type === 'shotDeclared' &&
        event.mode === 'opportunityFire' &&
        knownFigure(state, event.shooter).side === side,
    ),
    markersRepeated: marks && repeats(state, command) ? 1 : 0,
    killsInReach: kills ? 1 : 0,
    killsTaken: kills && (won || killChance(state, command) >= SURE_KILL) ? 1 : 0,
    missionWinsInReach: wins ? 1 : 0,
    missionWinsTaken: won ? 1 : 0,
  }
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

/** Some legal Fire or grenade eliminates an enemy as likely as not. */
export function killsInReach(state: GameState, side: SideId): boolean {
  const seat = seatOf(state, side)
  if (!seat) return false
  const enemies = enemiesOf(state, side)
  return friendsOf(state, side).some((figure) => {
    if (inShock(figure)) return false
    for (const { id: weapon } of weaponsOf(state, figure).filter(isGun)) {
      for (const { id: target } of enemies) {
        if (isKill(state, { verb: 'fire', seat, figure: figure.id, weapon, target })) return true
      }
    }
    for (const command of throws(state, figure, seat)) if (isKill(state, command)) return true
    return false
  })
}

const isKill = (state: GameState, command: Command): boolean =>
  killChance(state, command) >= SURE_KILL && !isRefusal(checkParsed(state, command))

/** The chance with which this Action, or the shot it prepares, eliminates its likeliest victim; the victim does not react. */
function killChance(state: GameState, command: Command): number {
  switch (command.verb) {
    case 'fire': {
      const { aims } = knownFigure(state, command.figure)
      const odds = shotOdds(state, { shooter: command.figure, weapon: command.weapon, target: command.target, aims })
      return odds?.elimination ?? 0
    }
    case 'aim': {
      const figure = knownFigure(state, command.figure)
      return bestKill(state, figure, figure.aims + 1)
    }
    case 'moveAndFire': {
      const figure = figureOf(state, command.figure)
      const end = command.path[command.path.length - 1]
      if (!figure || !end) return 0
      if (command.shoot === 'after') {
        const there = standingAt(state, figure, end)
        return bestKill(there, figureIn(there, figure), 0)
      }
      const { weapon, target } = command
      if (!weapon || !target) return 0
      return shotOdds(state, { shooter: figure.id, weapon, target, aims: 0 })?.elimination ?? 0
    }
    case 'throwGrenade': {
      const odds = grenadeOdds(state, { thrower: command.figure, weapon: command.weapon, at: command.at })
      const { side } = knownFigure(state, command.figure)
      const enemies = odds?.caught.filter(({ figure }) => knownFigure(state, figure).side !== side) ?? []
      return (odds?.slit?.goesIn ?? odds?.onPoint ?? 0) * Math.max(0, ...enemies.map(({ elimination }) => elimination))
    }
    default:
      return 0
  }
}

function bestKill(state: GameState, figure: Figure, aims: number): number {
  let best = 0
  for (const weapon of weaponsOf(state, figure)) {
    if (!isGun(weapon)) continue
    for (const target of enemiesOf(state, figure.side)) {
      const odds = shotOdds(state, { shooter: figure.id, weapon: weapon.id, target: target.id, aims })
      best = Math.max(best, odds?.elimination ?? 0)
    }
  }
  return best
}
