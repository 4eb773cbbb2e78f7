import type { WeaponProfile } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import { own, type WeaponId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { assignedWeapons } from './assigned.ts'
import { addedBy } from './effects.ts'
import { faceOf, sheetOf } from './figures.ts'
import { leftProfile, mannedBy, mannedWeapon } from './manning.ts'
import { rideOf, vehicleCardOf } from './vehicles.ts'

/** FIRE-03. */
export type Band = 'short' | 'long'

/** FIRE-05: what is printed on the face-up side, and the weapon cards assigned to the figure. */
export function weaponsOf(state: GameState, figure: Figure): readonly WeaponProfile[] {
  if (figure.place.at === 'mounted') return weaponsOnBoard(state, figure)
  const printed = faceOf(state, figure).weapons
  const sheet = sheetOf(state, figure)
  const all = sheet.assigned.length === 0 ? printed : [...printed, ...assignedWeapons(state.cards, sheet)]
  return state.leftWeapons.length === 0 ? all : withManned(state, figure, all)
}

/** HOUSE-21: as if it were on his card. */
function withManned(state: GameState, figure: Figure, all: readonly WeaponProfile[]): readonly WeaponProfile[] {
  const manned = mannedBy(state, figure).flatMap((left) => leftProfile(state.cards, left) ?? [])
  return [...all, ...manned.filter(({ id }) => !all.some((weapon) => weapon.id === id))]
}

/** HOUSE-03: on board only those of the vehicle are fired. */
function weaponsOnBoard(state: GameState, figure: Figure): readonly WeaponProfile[] {
  const ride = rideOf(state, figure)
  return ride ? vehicleCardOf(state, ride).weapons : []
}

export const weaponOf = (state: GameState, figure: Figure, id: WeaponId): WeaponProfile | undefined =>
  weaponNamed(weaponsOf(state, figure), id)

/** Of two with one name the first. */
export function weaponNamed(weapons: readonly WeaponProfile[], id: WeaponId): WeaponProfile | undefined {
  for (const weapon of weapons) if (weapon.id === id) return weapon
  return undefined
}

/** Weapons that shoot at one target: no grenade, no charge. */
export const isGun = (weapon: WeaponProfile): boolean =>
  (weapon.kind === 'gun' || weapon.kind === 'heavy') && (weapon.short > 0 || weapon.long > 0)

export const gunsOf = (state: GameState, figure: Figure): readonly WeaponProfile[] =>
  weaponsOf(state, figure).filter(isGun)

export const diceIn = (weapon: WeaponProfile, band: Band): number => (band === 'short' ? weapon.short : weapon.long)

/** FIRE-07: shooting Actions per turn. */
export const shotLimit = (state: GameState, figure: Figure, weapon: WeaponProfile): number =>
  weapon.maxShots + addedBy(state, figure.id, 'shots', weapon.id)

/** GREN-09: never fewer than one. */
export const blastDiceOf = (state: GameState, thrower: Figure, weapon: WeaponProfile): number =>
  Math.max(Math.min(1, weapon.short), weapon.short + addedBy(state, thrower.id, 'blastDice'))

const NOT = { gun: 'notAGun', grenade: 'notAGrenade', charge: 'notACharge' } as const

type WeaponUse = 'gun' | 'grenade' | 'charge'

/** FIRE-05, then FIRE-07, FIRE-06, GREN-14: may the figure use this weapon once more in this turn? */
export function checkWeapon(state: GameState, figure: Figure, id: WeaponId, kind: WeaponUse): WeaponProfile | Refusal {
  const weapon = weaponOf(state, figure, id)
  if (!weapon) return refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: id })
  return whyUnusable(state, figure, weapon, kind) ?? weapon
}

/** The same for a weapon at hand. */
export function whyUnusable(
  state: GameState,
  figure: Figure,
  weapon: WeaponProfile,
  kind: WeaponUse,
): Refusal | undefined {
  const { id } = weapon
  if (kind === 'gun' ? !isGun(weapon) : weapon.kind !== kind) {
    return refuse('FIRE-05', NOT[kind], { figure: figure.id, weapon: id })
  }
  const shots = shotsFired(state, figure, id)
  const limit = shotLimit(state, figure, weapon)
  if (shots >= limit) return refuse('FIRE-07', 'noShotsLeft', { weapon: id, shots, limit })
  return checkWeaponChoice(state, figure, id) ?? checkUses(state, figure, weapon)
}

/** What counts the use of a weapon: the weapon without crew that he mans, the vehicle that he sits in, or his card. */
function meterOf(state: GameState, figure: Figure, id: WeaponId): { readonly shots: number; readonly used: number } {
  const manned = mannedWeapon(state, figure, id)
  if (manned) return manned
  const ride = rideOf(state, figure)
  const { counters, used } = sheetOf(state, figure)
  const shots = ride ? (ride.shots ?? {}) : counters.shots
  return { shots: own(shots, id) ?? 0, used: own(ride ? (ride.used ?? {}) : used, id) ?? 0 }
}

/** FIRE-07: in this turn, by all who use it. */
export const shotsFired = (state: GameState, figure: Figure, id: WeaponId): number => meterOf(state, figure, id).shots

/** GREN-14: so far, by all who use it. */
export const timesUsed = (state: GameState, figure: Figure, id: WeaponId): number => meterOf(state, figure, id).used

/** GREN-14, HOUSE-02: the uses of a weapon; a charge that prints none has one. */
export const usesOf = (weapon: WeaponProfile | undefined): number | undefined =>
  weapon?.uses ?? (weapon?.kind === 'charge' ? CHARGE_USES : undefined)

const CHARGE_USES = 1

/** FIRE-06: another weapon in the same turn. */
function checkWeaponChoice(state: GameState, figure: Figure, id: WeaponId): Refusal | undefined {
  const limit = state.rules.weaponsPerTurn
  const { weapons } = sheetOf(state, figure).counters
  if (limit === null || weapons.length < limit || weapons.includes(id)) return undefined
  return refuse('FIRE-06', 'weaponsPerTurn', { weapon: id, limit })
}

function checkUses(state: GameState, figure: Figure, weapon: WeaponProfile): Refusal | undefined {
  const uses = usesOf(weapon)
  if (uses === undefined || timesUsed(state, figure, weapon.id) < uses) return undefined
  return refuse('GREN-14', 'usedUp', { weapon: weapon.id, uses })
}

/** SF-08: may keep up Suppression Fire alone. */
export const suppressesAlone = (state: GameState, weapon: WeaponProfile): boolean =>
  weapon.mg === true || (state.rules.sfSoloWeapon === 'sfCapable' && weapon.sfCapable === true)
