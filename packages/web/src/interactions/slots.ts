import type { Point } from '@tactic48/geometry'
import {
  armourTargets,
  enemiesOf,
  type Figure,
  figureOf,
  friendsOf,
  type GameState,
  isGun,
  strideOf,
  vehiclesOf,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { targetsOf } from '../play/lookAhead.ts'
import type { Situation } from '../play/situation.ts'
import { byDistance, type Thing } from '../play/vehiclesAndBunkers/thing.ts'
import { withinTouch } from './contact.ts'
import { type ActionDraft, type Draft, type DraftPart, partOf } from './draft.ts'
import type { WeaponUse } from './interaction.ts'

export const weaponsFor = (state: GameState, figure: Figure, use: WeaponUse): readonly WeaponProfile[] =>
  weaponsOf(state, figure).filter((weapon) => (use === 'gun' ? isGun(weapon) : weapon.kind === use))

/** What comes into question for the Character whose draft it is. */
const by =
  (choices: (state: GameState, figure: Figure, draft: ActionDraft) => readonly unknown[]) =>
  (draft: ActionDraft, { state }: Situation): readonly unknown[] => {
    const figure = figureOf(state, draft.figure)
    return figure ? choices(state, figure, draft) : []
  }

export const weapon = (use: WeaponUse) =>
  ({
    name: 'weapon',
    takes: 'weapon',
    choices: by((state, figure) => weaponsFor(state, figure, use).map(({ id }) => id)),
  }) as const

/** The likeliest hit first, then the nearest; where measuring is barred, as they are (GEN-04). */
function targetOrder(state: GameState, figure: Figure, draft: Draft | undefined): readonly Figure[] {
  const enemies = enemiesOf(state, figure.side)
  if (!state.rules.premeasure) return enemies
  const guns = weaponsOf(state, figure).filter(isGun)
  const gun = guns.find(({ id }) => id === partOf(draft, 'weapon')) ?? guns[0]
  const shoots = draft && 'weapon' in draft && draft.verb !== 'throwGrenade'
  const seen = gun && shoots ? targetsOf(state, figure, gun, figure.aims) : []
  const rank = (enemy: Figure): number => {
    const at = seen.findIndex(({ id }) => id === enemy.id)
    return at < 0 ? seen.length : at
  }
  const away = ({ position }: Figure): number =>
    Math.hypot(position.x - figure.position.x, position.y - figure.position.y)
  return [...enemies].sort((a, b) => rank(a) - rank(b) || away(a) - away(b))
}

export const target = {
  name: 'target',
  takes: 'enemy',
  choices: by((state, figure, draft) => targetOrder(state, figure, draft).map(({ id }) => id)),
} as const

/** A place on the table; the keyboard goes through those where an enemy stands. */
export const place = (snaps = (_: GameState, __: Figure, spot: Point, ___?: Figure): Point => spot) =>
  ({
    name: 'goal',
    takes: 'place',
    choices: by((state, figure, draft) =>
      targetOrder(state, figure, draft).map((enemy) => snaps(state, figure, enemy.position, enemy)),
    ),
  }) as const

/** A way: where it leads, over which bends, whom it charges and what it touches. */
export const route = (gait?: 'move' | 'moveFire') =>
  [
    { name: 'goal', takes: 'way' },
    { name: 'bends', takes: 'choice', many: true },
    target,
    {
      name: 'contact',
      takes: 'contact',
      choices: by((state, figure) =>
        gait ? [...withinTouch(state, figure, strideOf(state, figure, gait)), 'none', 'laid'] : ['laid'],
      ),
    },
  ] as const

/** Own vehicles that can be got on or loaded. */
export const ownVehicle = {
  name: 'vehicle',
  takes: 'thing',
  choices: by((state, figure) =>
    byDistance(
      state,
      figure,
      vehiclesOf(state, figure.side).map(({ id }) => ({ vehicle: id })),
    ).flatMap((thing) => ('vehicle' in thing ? [thing.vehicle] : [])),
  ),
} as const

export function nearestRide(state: GameState, figure: Figure) {
  const [nearest] = byDistance(
    state,
    figure,
    vehiclesOf(state, figure.side).map(({ id }) => ({ vehicle: id })),
  )
  return nearest && 'vehicle' in nearest ? { vehicle: nearest.vehicle } : {}
}

/** FIRE-14: never the own. */
export const armoured = {
  name: 'armour',
  takes: 'thing',
  choices: by((state, figure) =>
    byDistance(
      state,
      figure,
      armourTargets(state).filter(
        (one) => !('vehicle' in one) || vehiclesOf(state, figure.side).every(({ id }) => id !== one.vehicle),
      ),
    ),
  ),
} as const

/** A mount, a vehicle or a bunker as this draft names it. */
export function namedThing(draft: Draft, thing: Thing | undefined): DraftPart {
  if ('armour' in draft) return { armour: thing }
  return { vehicle: thing && 'vehicle' in thing ? thing.vehicle : undefined }
}

export function thingIn(draft: Draft | undefined): Thing | undefined {
  const vehicle = partOf(draft, 'vehicle')
  return partOf(draft, 'armour') ?? (vehicle && { vehicle })
}

/** SF-09: everybody else of the side, with each of his guns. */
export const joiners = {
  name: 'joiners',
  takes: 'friend',
  many: true,
  choices: by((state, figure) =>
    friendsOf(state, figure.side)
      .filter(({ id }) => id !== figure.id)
      .flatMap((friend) =>
        weaponsOf(state, friend)
          .filter(isGun)
          .map(({ id }) => ({ figure: friend.id, weapon: id })),
      ),
  ),
} as const

export const friend = <Name extends 'patient' | 'helper'>(
  name: Name,
  among: (state: GameState, figure: Figure, draft: ActionDraft) => readonly Figure['id'][],
) => ({ name, takes: 'friend', choices: by(among) }) as const

export const choice = <Name extends keyof DraftPart>(
  name: Name,
  among: (state: GameState, figure: Figure, draft: ActionDraft) => readonly DraftPart[Name][],
) => ({ name, takes: 'choice', choices: by(among) }) as const
