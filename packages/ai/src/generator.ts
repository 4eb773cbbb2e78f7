import {
  type Command,
  type CommandOf,
  canSeeFigure,
  checkParsed,
  enemiesOf,
  type Figure,
  type FigureId,
  friendsOf,
  type Gait,
  type GameState,
  inShock,
  isGun,
  isRefusal,
  type Plan,
  proposals,
  type SeatId,
  type SideId,
  seatOf,
  shotOdds,
  strideOf,
  topQuestion,
  type WeaponId,
  weaponsOf,
} from '@tactic48/rules'
import { carries } from './evacuating.ts'
import { driftPoints, suppressions, throws, watches } from './generator/marks.ts'
import { corners, type Idea, pathsFor } from './generator/paths.ts'
import { deployments, scenicBaseAt } from './generator/places.ts'
import { ordersOf } from './ordering.ts'

/** A legal command worth trying, with the plan from `check`, so that it is not checked twice. */
export interface Option {
  readonly plan: Plan
  /** Of a way that leads round something. */
  readonly left?: Idea['left']
}

interface Proposal {
  readonly command: Command
  readonly left?: Idea['left']
}

const MANY_SHOTS = 2

/**
 * Everything worth trying for a side that is asked: the finite answers that the rules list, and where to go, to stand and to aim,
 * which are guesses. Only the `movers` look for places, everybody unless they are named.
 */
export function* generate(
  state: GameState,
  side: SideId,
  movers: readonly Figure[] = friendsOf(state, side),
): Generator<Option> {
  for (const { command, left } of ideas(state, side, movers)) {
    const plan = checkParsed(state, command)
    if (!isRefusal(plan)) yield left ? { plan, left } : { plan }
  }
}

function* ideas(state: GameState, side: SideId, movers: readonly Figure[]): Generator<Proposal> {
  const question = topQuestion(state)
  const seat = seatOf(state, side)
  if (!question?.awaiting.includes(side) || !seat) return
  // Of all the orders that could be given only some are worth a thought.
  for (const command of proposals(state, side)) if (command.verb !== 'giveOrder') yield { command }
  if (question.kind === 'drift') for (const to of driftPoints(question)) yield { command: { verb: 'drift', seat, to } }
  if (question.kind === 'deploy') for (const command of deployments(state, side, seat)) yield { command }
  const acts = question.kind === 'action' || (question.kind === 'window' && question.allows === 'anyAction')
  if (!acts) return
  const friends = friendsOf(state, side)
  if (state.rules.company) {
    for (const officer of friends) for (const command of ordersOf(state, officer, seat)) yield { command }
  }
  for (const figure of movers) {
    if (inShock(figure)) continue
    yield* walks(state, figure, seat)
    for (const command of watches(state, figure, seat)) yield { command }
    for (const command of suppressions(state, figure, seat, friends)) yield { command }
    for (const command of throws(state, figure, seat)) yield { command }
    for (const command of carries(state, figure, seat)) yield { command }
  }
}

const mayGo = (state: GameState, figure: Figure, gait: Gait): boolean =>
  state.sides[figure.side].tokens > 0 &&
  figure.counters.movement < state.rules.moveCapAt &&
  strideOf(state, figure, gait) > 0

function* walks(state: GameState, figure: Figure, seat: SeatId): Generator<Proposal> {
  const by = { seat, figure: figure.id } as const
  if (mayGo(state, figure, 'move')) {
    for (const { path, left, touch } of pathsFor(state, figure, strideOf(state, figure, 'move'))) {
      const move: CommandOf<'move'> = { verb: 'move', ...by, path, ...(touch && { touch }) }
      // RUNNER-02: of two that are worth the same the first is taken.
      if (figure.message !== undefined && left?.length === 0) yield { command: { ...move, leave: true }, left }
      yield left ? { command: move, left } : { command: move }
      const stepInto = scenicBaseAt(state, path)
      if (stepInto) yield { command: { verb: 'move', ...by, path, stepInto } }
    }
    if (isBlind(state, figure)) {
      for (const { path } of corners(state, figure, strideOf(state, figure, 'move'))) {
        yield { command: { verb: 'move', ...by, path } }
      }
    }
  }
  if (!mayGo(state, figure, 'moveFire') || figure.counters.suppressed) return
  const shots = shotsNow(state, figure)
  for (const { path, left, touch } of pathsFor(state, figure, strideOf(state, figure, 'moveFire'))) {
    const way = { path, ...(touch && { touch }) }
    const after: CommandOf<'moveAndFire'> = { verb: 'moveAndFire', ...by, ...way, shoot: 'after' }
    yield left ? { command: after, left } : { command: after }
    for (const shot of shots) {
      const before: CommandOf<'moveAndFire'> = { verb: 'moveAndFire', ...by, ...way, shoot: 'before', ...shot }
      yield left ? { command: before, left } : { command: before }
    }
  }
}

/** A gun without a target. */
const isBlind = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(isGun) &&
  !enemiesOf(state, figure.side).some((enemy) => canSeeFigure(state, figure, enemy))

interface Shot {
  readonly weapon: WeaponId
  readonly target: FigureId
}

/** The shots that hurt most from here. */
function shotsNow(state: GameState, figure: Figure): readonly Shot[] {
  const shots: (Shot & { readonly harm: number })[] = []
  for (const weapon of weaponsOf(state, figure)) {
    if (!isGun(weapon)) continue
    for (const target of enemiesOf(state, figure.side)) {
      const odds = shotOdds(state, { shooter: figure.id, weapon: weapon.id, target: target.id, aims: 0 })
      if (odds) shots.push({ weapon: weapon.id, target: target.id, harm: odds.wound + 2 * odds.elimination })
    }
  }
  shots.sort((a, b) => b.harm - a.harm)
  return shots.slice(0, MANY_SHOTS).map(({ weapon, target }) => ({ weapon, target }))
}
