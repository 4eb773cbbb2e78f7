import { firstSeenInside, type Point, trackPoint } from '@tactic48/geometry'
import {
  areaReach,
  baseOf,
  baseRadius,
  type CommandOf,
  canSeeFigure,
  enemiesOf,
  type Figure,
  faceOf,
  friendsOf,
  type GameState,
  inShock,
  isFigureInside,
  isGun,
  type Participant,
  type QuestionOf,
  type SeatId,
  shelterOf,
  sightGroundOf,
  u,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { intentsOf } from './intents.ts'
import { COMPASS, cut, middleOf, nearestEnemies, pointShort, squareBetween, stepTo } from './places.ts'

const MANY_ENEMIES = 4
const MANY_SUPPRESSED = 6
const MANY_JOINERS = 2
const MANY_SCREENED = 5
/** Beyond the area's rim: an enemy that stands in it already does not trigger (OF-03). */
export const BEFORE = 300

const gunsOf = (state: GameState, figure: Figure): readonly WeaponProfile[] => weaponsOf(state, figure).filter(isGun)

const isAble = (figure: Figure): boolean => !inShock(figure) && !figure.counters.suppressed

/**
 * Points worth watching: where the nearest enemies come into sight on their way, just before them, and the own objective; never one
 * that is watched already.
 */
export function* watches(state: GameState, figure: Figure, seat: SeatId): Generator<CommandOf<'placeOpportunityFire'>> {
  const radius = faceOf(state, figure).ofRadius
  if (radius === undefined || !isAble(figure) || state.sides[figure.side].tokens < state.rules.ofCost) return
  const short = areaReach(state.rules, radius, baseRadius(state.rules)) + BEFORE
  const points: Point[] = []
  for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES)) {
    points.push(pointShort(figure.position, enemy.position, short) ?? figure.position)
    points.push(...glimpses(state, figure, enemy))
  }
  const objective = state.table.objectives?.[figure.side]
  const goal = objective && state.table.elements.find(({ id }) => id === objective)
  if (goal) points.push(middleOf(goal.outline))
  for (const { id: weapon } of gunsOf(state, figure)) {
    for (const { x, y } of points) {
      const command = { verb: 'placeOpportunityFire', seat, figure: figure.id, weapon, at: { x, y } } as const
      if (!repeats(state, command)) yield command
    }
  }
}

/** Where an enemy who is out of sight comes into it if he goes for what he wants. */
function glimpses(state: GameState, figure: Figure, enemy: Figure): readonly Point[] {
  if (canSeeFigure(state, figure, enemy)) return []
  const points: Point[] = []
  const { width, height } = state.table
  for (const { track, purpose } of intentsOf(state, enemy)) {
    if (!purpose) continue
    const everywhere = { x: 0, y: 0, radius: 2 * (width + height) }
    const k = firstSeenInside(
      sightGroundOf(state),
      track,
      baseRadius(state.rules),
      everywhere,
      baseOf(state, figure),
      1,
      track.steps,
    )
    if (k >= 0) points.push(trackPoint(track, k))
  }
  return points
}

/** Markers on enemies, alone with a machine gun or with those who lose least by joining. */
export function* suppressions(
  state: GameState,
  figure: Figure,
  seat: SeatId,
  friends: readonly Figure[],
): Generator<CommandOf<'startSuppression'>> {
  const { sfCost, sfStart } = state.rules
  const { tokens } = state.sides[figure.side]
  if (faceOf(state, figure).sfRadius === undefined || !isAble(figure) || tokens < sfCost) return
  const joiners = tokens < sfCost * 2 ? [] : joinersOf(state, figure, friends)
  for (const { position } of nearestEnemies(state, figure, MANY_SUPPRESSED)) {
    const at = { x: position.x, y: position.y }
    for (const weapon of gunsOf(state, figure)) {
      const start = { verb: 'startSuppression', seat, figure: figure.id, weapon: weapon.id, at } as const
      if (repeats(state, start)) continue
      if (weapon.mg || weapon.sfCapable || sfStart !== 'atomic') yield { ...start, joiners: [] }
      for (const joiner of joiners) yield { ...start, joiners: [joiner] }
    }
  }
}

/** The nearest friends with a gun, those without a marker of their own first. */
function joinersOf(state: GameState, initiator: Figure, friends: readonly Figure[]): readonly Participant[] {
  const able = friends.filter((friend) => friend.id !== initiator.id && isAble(friend) && !friend.counters.attacked)
  const away = (friend: Figure): number => squareBetween(friend.position, initiator.position)
  const joiners: Participant[] = []
  for (const friend of able.sort((a, b) => Number(!!a.standing) - Number(!!b.standing) || away(a) - away(b))) {
    const [gun] = gunsOf(state, friend)
    if (gun) joiners.push({ figure: friend.id, weapon: gun.id })
    if (joiners.length === MANY_JOINERS) break
  }
  return joiners
}

/** Throws at enemies and between neighbours of theirs. */
export function* throws(state: GameState, figure: Figure, seat: SeatId): Generator<CommandOf<'throwGrenade'>> {
  if (inShock(figure) || state.sides[figure.side].tokens < state.rules.grenadeCost) return
  for (const weapon of weaponsOf(state, figure)) {
    if (weapon.kind !== 'grenade') continue
    const smoke = weapon.ammo === 'smoke' ? screens(state, figure, weapon.radius ?? 0) : []
    for (const at of [...pointsWorthHitting(state, figure, MANY_SUPPRESSED), ...smoke]) {
      yield { verb: 'throwGrenade', seat, figure: figure.id, weapon: weapon.id, at }
    }
  }
}

/** HOUSE-04: just before the thrower and those beside him, as the nearest enemy sees them. */
function screens(state: GameState, figure: Figure, radius: number): readonly Point[] {
  const away = (one: Figure): number => squareBetween(one.position, figure.position)
  const beside = [...friendsOf(state, figure.side)].sort((a, b) => away(a) - away(b))
  return beside.slice(0, MANY_SCREENED).flatMap((one) => {
    const [enemy] = nearestEnemies(state, one, 1)
    return enemy ? [cut(one.position, enemy.position, u(radius) + 2 * baseRadius(state.rules))] : []
  })
}

/** An enemy's place, or the middle of two that one blast may catch. */
export function pointsWorthHitting(state: GameState, figure: Figure, many: number): readonly Point[] {
  const enemies = nearestEnemies(state, figure, many)
  const points: Point[] = enemies.flatMap((enemy) => placesOf(state, enemy))
  const reach = u(5)
  enemies.forEach(({ position: a }, i) => {
    for (const { position: b } of enemies.slice(i + 1)) {
      if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) continue
      points.push({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) })
    }
  })
  return points
}

/** BUNKER-04: who is in a bunker is hit through its slits. */
function placesOf(state: GameState, enemy: Figure): readonly Point[] {
  const shelter = shelterOf(state, enemy)
  return shelter ? shelter.slits.map(({ middle }) => middle) : [{ x: enemy.position.x, y: enemy.position.y }]
}

/** GREN-06: the whole distance in sixteen directions; to let it lie is a finite answer of the rules. */
export const driftPoints = ({ from, distance }: QuestionOf<'drift'>): readonly Point[] =>
  COMPASS.map((direction) => stepTo(from, direction, u(distance)))

/** A marker that would do no more than the one its Character has: the same kind and gun over the same enemies or the same ground. */
export function repeats(
  state: GameState,
  command: Omit<CommandOf<'placeOpportunityFire'>, 'verb'> & {
    readonly verb: 'placeOpportunityFire' | 'startSuppression'
  },
): boolean {
  const figure = state.figures.find(({ id }) => id === command.figure)
  const kind = command.verb === 'placeOpportunityFire' ? 'opportunityFire' : 'suppressionFire'
  if (!figure || figure.standing?.kind !== kind) return false
  const { marker: id } = figure.standing
  const marker = state.markers.find((one) => one.id === id)
  if (!marker || marker.kind !== kind) return false
  const gun =
    marker.kind === 'opportunityFire'
      ? marker.weapon
      : marker.participants.find((one) => one.figure === figure.id)?.weapon
  if (gun !== command.weapon) return false
  const near = u(marker.radius) / 2
  if (squareBetween(marker.at, command.at) <= near * near) return true
  if (kind === 'opportunityFire') return false
  return enemiesOf(state, figure.side).every(
    (enemy) =>
      isFigureInside(state, marker, enemy) || !isFigureInside(state, { at: command.at, radius: marker.radius }, enemy),
  )
}
