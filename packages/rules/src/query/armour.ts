import {
  type Disc,
  discToOutline,
  EPSILON,
  nearestOnOutline,
  type Outline,
  type Point,
  type SightClass,
  sightClass,
  touchesOutline,
} from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import { UNARMOURED, type WeaponProfile } from '../state/card.ts'
import type { ArmourTarget } from '../state/command.ts'
import type { Need } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { baseOf, u } from './figures.ts'
import { DESTROYED, damageOf, isArmoured, occupantsOf, shelterById, sheltersOf } from './shelter.ts'
import { type Dice, diceFor, needOf } from './shotProfile.ts'
import { coverBetween, sightRulesOf } from './sight.ts'
import { groundWithout, type Shelter, terrainOf, underSmoke } from './terrain.ts'
import { isMount, vehicleCardOf, vehicleOf, occupantsOf as whoRides } from './vehicles.ts'
import { type Band, diceIn } from './weapons.ts'

/** HOUSE-02: the H factor of a charge that prints none. */
export const CHARGE_H = 6

/** HOUSE-02: something that stands behind a rating. */
export interface Armoured {
  readonly rating: number
  /** Penetrations so far. */
  readonly damage: number
  readonly outline: Outline
  /** BUNKER-06; a vehicle is shot at as a disc. */
  readonly shelter: Shelter | undefined
  readonly side: SideId | undefined
  /** HOUSE-03: without armour every hit counts with h 0, that of a charge too. */
  readonly isSoft: boolean
  readonly occupants: readonly Figure[]
}

/** Everything that armour may be attacked on. */
export function armourTargets(state: GameState): readonly ArmourTarget[] {
  if (!state.rules.house.armour) return []
  const positions = sheltersOf(state)
    .filter((shelter) => isArmoured(state, shelter))
    .map(({ element }) => ({ element: element.id }))
  const machines = state.vehicles.map(({ id }) => ({ vehicle: id }))
  return [...positions, ...machines].filter((target) => armouredOf(state, target) !== undefined)
}

/** BUNKER-06, HOUSE-03: nothing where there is no rating, or nothing left of it. */
export function armouredOf(state: GameState, target: ArmourTarget): Armoured | undefined {
  if (!state.rules.house.armour || !state.rules.company) return undefined
  const found = 'element' in target ? positionOf(state, target.element) : machineOf(state, target.vehicle)
  return found && found.damage < DESTROYED ? found : undefined
}

function positionOf(
  state: GameState,
  id: Extract<ArmourTarget, { element: unknown }>['element'],
): Armoured | undefined {
  const shelter = shelterById(state, id)
  const rating = shelter?.bunker.armour
  if (!shelter || rating === undefined) return undefined
  const { outline } = shelter
  const damage = damageOf(state, id)
  return { rating, damage, outline, shelter, side: undefined, isSoft: false, occupants: occupantsOf(state, id) }
}

function machineOf(state: GameState, id: Extract<ArmourTarget, { vehicle: unknown }>['vehicle']): Armoured | undefined {
  const vehicle = vehicleOf(state, id)
  const card = vehicle && vehicleCardOf(state, vehicle)
  if (!vehicle || !card || isMount(card.kind)) return undefined
  const { position, radius, damage, side } = vehicle
  return {
    rating: card.armour ?? UNARMOURED,
    damage,
    outline: { kind: 'disc', x: position.x, y: position.y, r: radius },
    shelter: undefined,
    side,
    isSoft: card.armour === undefined,
    occupants: whoRides(state, id),
  }
}

/** BUNKER-06, HOUSE-02: what a hit of this weapon adds to its die; nothing where it cannot beat armour at all. */
export function factorOf({ company }: RuleSet, weapon: WeaponProfile, { isSoft }: Armoured): number | undefined {
  const beatenBy = company?.bunkerArmourBeatenBy ?? []
  if (isSoft) return 0
  if (weapon.kind === 'charge') return beatenBy.includes('charge') ? (weapon.h ?? CHARGE_H) : undefined
  const isHeavy =
    (beatenBy.includes('hFactor') && weapon.h !== undefined) ||
    (beatenBy.includes('highExplosive') && weapon.ammo === 'he')
  return isHeavy ? (weapon.h ?? 0) : undefined
}

/** HOUSE-02: base contact. */
export const touchesArmour = (state: GameState, figure: Figure, { outline }: Armoured): boolean =>
  touchesOutline(outline, baseOf(state, figure))

/** Everything that decides a shot at armour before its dice. */
export interface ArmourProfile {
  readonly distance: number
  readonly band: Band
  readonly cover: Exclude<SightClass, 'none'>
  readonly dice: Dice
  readonly need: Need
  readonly h: number
  readonly rating: number
}

/** The shot as it would be rolled now; nothing where it is not seen, cannot be beaten, or the weapon has no dice. */
export function armourProfile(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  armoured: Armoured,
  aims: number,
): ArmourProfile | undefined {
  const h = factorOf(state.rules, weapon, armoured)
  const cover = coverOfArmour(state, shooter, armoured)
  const { distance, band } = rangeOf(state, shooter, armoured)
  const count = diceIn(weapon, band)
  if (h === undefined || cover === 'none' || count === 0) return undefined
  const dice = diceFor(state, shooter, band, count, aims)
  return { distance, band, cover, dice, need: needOf(state, shooter, cover), h, rating: armoured.rating }
}

/** FIRE-03, GEN-04: to the nearest point of its outline. */
export function rangeOf(
  state: GameState,
  shooter: Figure,
  { outline }: Armoured,
): { readonly distance: number; readonly band: Band } {
  const { x, y, r } = baseOf(state, shooter)
  const distance = Math.max(0, discToOutline(outline, x, y, r))
  const band: Band = distance <= u(state.rules.shortRangeMax) + EPSILON ? 'short' : 'long'
  return { distance: Math.round(distance), band }
}

/**
 * LOS-14 for what is no base: a vehicle is a disc. A position is seen if one of the points it is aimed at is: its slits, its corners, the
 * middles of its walls and the point nearest to the shooter, with its own walls out of the way.
 */
export function coverOfArmour(state: GameState, shooter: Figure, { outline, shelter }: Armoured): SightClass {
  const from = baseOf(state, shooter)
  if (outline.kind === 'disc' || !shelter) return coverBetween(state, from, discOf(outline), undefined)
  const ground = underSmoke(groundWithout(terrainOf(state), shelter), state.smoke)
  const rules = { ...sightRulesOf(state.rules), charactersGiveCover: false }
  let best: SightClass = 'none'
  for (const { x, y } of aimPoints(shelter, from)) {
    const cover = sightClass(ground, from, { x, y, r: 0 }, rules, [])
    if (cover === 'open') return 'open'
    if (cover === 'partial') best = 'partial'
  }
  return best
}

const discOf = (outline: Outline): Disc =>
  outline.kind === 'disc' ? { x: outline.x, y: outline.y, r: outline.r } : { x: 0, y: 0, r: 0 }

function aimPoints({ outline, slits }: Shelter, from: Point): readonly Point[] {
  const { points } = outline
  const middles = points.map((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
  })
  const nearest = nearestOnOutline(outline, from)
  const rounded = nearest ? [{ x: Math.round(nearest.x), y: Math.round(nearest.y) }] : []
  return [...rounded, ...slits.map(({ middle }) => middle), ...middles, ...points]
}
