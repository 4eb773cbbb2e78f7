import type { Point } from '@tactic48/geometry'
import {
  areaReach,
  baseRadius,
  type Command,
  type CommandOf,
  checkParsed,
  enemiesOf,
  type Figure,
  faceOf,
  friendsOf,
  type Gait,
  type GameState,
  inShock,
  isGun,
  isRefusal,
  type Participant,
  proposals,
  type SeatId,
  type SideId,
  seatOf,
  sheetOf,
  shotLimit,
  shotProfile,
  strideOf,
  suppressesAlone,
  topQuestion,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { BEFORE, driftPoints, pointsWorthHitting } from './generator/marks.ts'
import { pathsFor } from './generator/paths.ts'
import { deployments, feints, middleOf, nearestEnemies, pointShort, scenicBaseAt } from './generator/places.ts'

/** Shots before a Move, and enemies, joiners and points of one area: the set must not grow with the cube of the figures. */
const MANY_SHOTS = 2
const MANY = 8
const MANY_WATCHED = 4
/** A way round is looked for when its end may be reached in so many Actions. */
const NEAR = 2

/**
 * The finite answers of the rules and, for every verb with a place in it, some places: a spread, not a choice. Only the `movers` look
 * for places, everybody unless they are named. For play at random and for examples of what may be done; `check` has not judged them.
 */
export function* samples(
  state: GameState,
  side: SideId,
  movers: readonly Figure[] = friendsOf(state, side),
): Generator<Command> {
  const question = topQuestion(state)
  const seat = seatOf(state, side)
  if (!question?.awaiting.includes(side) || !seat) return
  yield* proposals(state, side)
  if (question.kind === 'drift') for (const to of driftPoints(question)) yield { verb: 'drift', seat, to }
  if (question.kind === 'deploy') yield* deployments(state, side, seat)
  if (question.kind === 'feint') yield* feints(state, side, seat)
  if (question.kind !== 'action' && !(question.kind === 'window' && question.allows === 'anyAction')) return
  const able = movers.filter((figure) => !inShock(figure))
  const free = able.filter((figure) => !figure.counters.suppressed)
  for (const figure of able) yield* moves(state, seat, figure)
  for (const figure of able) yield* throws(state, seat, figure)
  for (const figure of free) {
    yield* movesWithShots(state, seat, figure)
    yield* watches(state, seat, figure)
    yield* suppressions(state, seat, figure, free)
  }
}

/** Those of the samples that may be done. */
export function* legalSamples(state: GameState, side: SideId): Generator<Command> {
  for (const command of samples(state, side)) if (!isRefusal(checkParsed(state, command))) yield command
}

const gunsOf = (state: GameState, figure: Figure): readonly WeaponProfile[] => weaponsOf(state, figure).filter(isGun)

function* ways(state: GameState, figure: Figure, gait: Gait): Generator<readonly Point[]> {
  if (state.sides[figure.side].tokens < 1 || figure.counters.movement >= state.rules.moveCapAt) return
  for (const { path } of pathsFor(state, figure, strideOf(state, figure, gait), NEAR)) yield path
}

function* moves(state: GameState, seat: SeatId, figure: Figure): Generator<CommandOf<'move'>> {
  for (const path of ways(state, figure, 'move')) {
    yield { verb: 'move', seat, figure: figure.id, path }
    const stepInto = scenicBaseAt(state, path)
    if (stepInto) yield { verb: 'move', seat, figure: figure.id, path, stepInto }
  }
}

function* movesWithShots(state: GameState, seat: SeatId, figure: Figure): Generator<CommandOf<'moveAndFire'>> {
  const { id } = figure
  let shots: ReturnType<typeof shotsNow> | undefined
  for (const path of ways(state, figure, 'moveFire')) {
    yield { verb: 'moveAndFire', seat, figure: id, path, shoot: 'after' }
    shots ??= shotsNow(state, figure)
    for (const { weapon, target } of shots) {
      yield { verb: 'moveAndFire', seat, figure: id, path, shoot: 'before', weapon, target }
    }
  }
}

function shotsNow(state: GameState, figure: Figure): readonly Pick<CommandOf<'fire'>, 'weapon' | 'target'>[] {
  const shots: Pick<CommandOf<'fire'>, 'weapon' | 'target'>[] = []
  for (const weapon of gunsOf(state, figure)) {
    if ((sheetOf(state, figure).counters.shots[weapon.id] ?? 0) >= shotLimit(state, figure, weapon)) continue
    for (const target of enemiesOf(state, figure.side)) {
      if (!shotProfile(state, figure, weapon, target, { aims: 0 })) continue
      shots.push({ weapon: weapon.id, target: target.id })
      if (shots.length === MANY_SHOTS) return shots
    }
  }
  return shots
}

/** Just before the nearest enemies, and at the own objective. */
function* watches(state: GameState, seat: SeatId, figure: Figure): Generator<CommandOf<'placeOpportunityFire'>> {
  const radius = faceOf(state, figure).ofRadius
  if (radius === undefined || state.sides[figure.side].tokens < state.rules.ofCost) return
  const short = areaReach(state.rules, radius, baseRadius(state.rules)) + BEFORE
  const points = nearestEnemies(state, figure, MANY_WATCHED).map(
    (enemy) => pointShort(figure.position, enemy.position, short) ?? figure.position,
  )
  const objective = state.table.elements.find(({ id }) => id === state.table.objectives?.[figure.side])
  if (objective) points.push(middleOf(objective.outline))
  for (const { id: weapon } of gunsOf(state, figure)) {
    for (const { x, y } of points) {
      yield { verb: 'placeOpportunityFire', seat, figure: figure.id, weapon, at: { x, y } }
    }
  }
}

/** On enemies, alone where one is enough or with one joiner. */
function* suppressions(
  state: GameState,
  seat: SeatId,
  figure: Figure,
  friends: readonly Figure[],
): Generator<CommandOf<'startSuppression'>> {
  const { sfCost, sfStart } = state.rules
  const { tokens } = state.sides[figure.side]
  if (faceOf(state, figure).sfRadius === undefined || tokens < sfCost) return
  const joiners = tokens < 2 * sfCost ? [] : joinersOf(state, figure, friends)
  for (const { position } of nearestEnemies(state, figure, MANY)) {
    const at = { x: position.x, y: position.y }
    for (const weapon of gunsOf(state, figure)) {
      const { id } = weapon
      if (suppressesAlone(state, weapon) || sfStart !== 'atomic') {
        yield { verb: 'startSuppression', seat, figure: figure.id, weapon: id, at, joiners: [] }
      }
      for (const joiner of joiners) {
        yield { verb: 'startSuppression', seat, figure: figure.id, weapon: id, at, joiners: [joiner] }
      }
    }
  }
}

function joinersOf(state: GameState, initiator: Figure, friends: readonly Figure[]): readonly Participant[] {
  const joiners: Participant[] = []
  for (const friend of friends) {
    const [gun] = friend.id === initiator.id ? [] : gunsOf(state, friend)
    if (gun) joiners.push({ figure: friend.id, weapon: gun.id })
    if (joiners.length === MANY) break
  }
  return joiners
}

function* throws(state: GameState, seat: SeatId, figure: Figure): Generator<CommandOf<'throwGrenade'>> {
  if (state.sides[figure.side].tokens < state.rules.grenadeCost) return
  for (const weapon of weaponsOf(state, figure)) {
    if (weapon.kind !== 'grenade') continue
    for (const at of pointsWorthHitting(state, figure, MANY)) {
      yield { verb: 'throwGrenade', seat, figure: figure.id, weapon: weapon.id, at }
    }
  }
}
