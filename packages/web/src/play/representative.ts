import type { Point } from '@tactic48/geometry'
import {
  type ActionVerb,
  type Command,
  check,
  enemiesOf,
  type Figure,
  friendsOf,
  type GameState,
  isGun,
  isRefusal,
  markerId,
  type Plan,
  type Refusal,
  type SeatId,
  strideOf,
  weaponId,
  weaponsOf,
} from '@tactic48/rules'
import { VERB_ORDER } from './verbs/verbs.ts'

export interface Offer {
  readonly verb: ActionVerb
  /** A legal command of this kind exists. */
  readonly plan?: Plan
  readonly refusal?: Refusal
}

/** What nobody has: so that a verb without its means is refused with the rule that says so. */
const NO_WEAPON = weaponId('none')
const NO_MARKER = markerId('none')

const MISSING: ReadonlySet<string> = new Set(['noSuchWeapon', 'noSuchMarker'])

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
]

/** Commands that stand for a verb: if none of them is legal, the first refusal tells why. */
function* samples(state: GameState, seat: SeatId, figure: Figure, verb: ActionVerb): Generator<Command> {
  const by = { seat, figure: figure.id }
  const guns = weaponsOf(state, figure).filter(isGun)
  const enemies = enemiesOf(state, figure.side)
  switch (verb) {
    case 'aim':
    case 'takeCover':
      yield { verb, ...by }
      return
    case 'move':
      for (const path of steps(state, figure, 'move')) yield { verb, ...by, path }
      return
    case 'moveAndFire':
      for (const path of steps(state, figure, 'moveFire')) yield { verb, ...by, path, shoot: 'after' }
      return
    case 'fire':
      for (const { id: weapon } of guns) for (const { id: target } of enemies) yield { verb, ...by, weapon, target }
      return
    case 'placeOpportunityFire':
      for (const { id: weapon } of guns) yield { verb, ...by, weapon, at: figure.position }
      return
    case 'throwGrenade':
      for (const weapon of weaponsOf(state, figure)) {
        if (weapon.kind === 'grenade') yield { verb, ...by, weapon: weapon.id, at: figure.position }
      }
      yield { verb, ...by, weapon: NO_WEAPON, at: figure.position }
      return
    case 'startSuppression': {
      const points = [figure.position, ...enemies.map(({ position }) => position)]
      for (const { id: weapon } of guns) {
        for (const at of points) yield { verb, ...by, weapon, at, joiners: [] }
        for (const at of points)
          for (const friend of friendsOf(state, figure.side)) {
            const [gun] = weaponsOf(state, friend).filter(isGun)
            if (gun && friend.id !== figure.id) {
              yield { verb, ...by, weapon, at, joiners: [{ figure: friend.id, weapon: gun.id }] }
            }
          }
      }
      return
    }
    case 'joinSuppression':
      for (const marker of state.markers)
        if (marker.kind === 'suppressionFire' && marker.side === figure.side)
          for (const { id: weapon } of guns) yield { verb, ...by, weapon, marker: marker.id }
      yield { verb, ...by, weapon: guns[0]?.id ?? NO_WEAPON, marker: NO_MARKER }
  }
}

function* steps(state: GameState, figure: Figure, gait: 'move' | 'moveFire'): Generator<readonly Point[]> {
  const { x, y } = figure.position
  for (const length of [Math.min(500, strideOf(state, figure, gait) || 500), 60])
    for (const [dx, dy] of DIRECTIONS) yield [{ x: x + Math.round(dx * length), y: y + Math.round(dy * length) }]
}

/** May the figure do this at all now, and if not, why. A verb without any sample is not offered. */
export function offerOf(state: GameState, seat: SeatId, figure: Figure, verb: ActionVerb): Offer | undefined {
  let refusal: Refusal | undefined
  for (const command of samples(state, seat, figure, verb)) {
    const plan = check(state, command)
    if (!isRefusal(plan)) return { verb, plan }
    // Of the reasons for a shot, the one about a target that is seen says most.
    if (!refusal || (refusal.code === 'noSight' && plan.code !== 'noSight' && !MISSING.has(plan.code))) refusal = plan
  }
  return refusal && { verb, refusal }
}

/** All of them, always in the same place: what cannot be done is there with its reason. */
export function offersOf(state: GameState, seat: SeatId, figure: Figure): readonly Offer[] {
  return VERB_ORDER.flatMap((verb) => offerOf(state, seat, figure, verb) ?? [])
}
