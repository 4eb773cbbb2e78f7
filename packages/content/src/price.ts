import {
  type CardFace,
  type CharacterCard,
  type FieldChange,
  type Rank,
  UNARMOURED,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'

type Values<T> = { readonly [field in keyof Required<T>]: number }

/** What one unit of each printed value, or a printed symbol, is worth, in AP before rounding. */
export const FACE_WORTH: Values<Omit<CardFace, 'weapons'>> = {
  move: 0.3,
  moveFire: 0.2,
  ofRadius: 0.2,
  sfRadius: 0.25,
  aim: 0.5,
  h2h: 0.4,
  maxActions: 0.8,
  command: 1,
  camouflage: 0.8,
  advancePlanning: 1.5,
  call: 1,
  contactHq: 0.75,
  takeInitiative: 0.75,
  feint: 0.5,
  firstAid: 0.5,
  rider: 0.25,
  biker: 0.25,
  stretcher: 0.75,
}

/** ORDER-01, STRUCT-09: officers move whole squads at once. */
export const RANK_WORTH: { readonly [rank in Rank]: number } = {
  private: 0,
  corporal: 0,
  nco: 0,
  sergeant: 0,
  secondLieutenant: 1,
  lieutenant: 1.5,
  captain: 2,
  higher: 2.5,
}

export const WEAPON_WORTH = {
  /** Per die, near and far. */
  die: 0.35,
  /** Times, for a gun that fires again in the same turn. */
  repeatedFire: 1.3,
  mg: 0.5,
  /** For a gun that suppresses without being a machine gun. */
  sfCapable: 0.1,
  /** Per point that it adds against armour. */
  h: 0.3,
  /** Per die and u of a blast. */
  blast: 0.125,
  /** Per u of a smoke screen. */
  smoke: 0.4,
  /** Per point of a charge: 3 AP for h 6 and one use (HOUSE-02). */
  charge: 1,
  /** Shells that burst, also where no dice say so. */
  he: 0.2,
} as const

export const VEHICLE_WORTH = {
  move: 0.15,
  seats: 0.35,
  armour: 0.3,
  openTopped: -0.5,
  casualtyCapacity: 0.25,
  size: -0.2,
} as const

/** A healthy side is seen three times as long as a wounded one; everybody has a body to be shot at. */
const HEALTHY_SHARE = 0.75
const BODY = 1.2
/** REINF-03, HOUSE-16: each further man who shares the card. */
export const SHARING_MAN = 2.2

/** The stated price of a card: AP = ¾ healthy + ¼ wounded − 1.2, with what rank and company add, rounded. Our cards carry exactly this. */
export function priceOf({ rank, figures = 1, healthy, wounded }: CharacterCard): number {
  const sides = HEALTHY_SHARE * sideWorth(healthy) + (1 - HEALTHY_SHARE) * (wounded ? sideWorth(wounded) : 0)
  return Math.max(1, Math.round(sides - BODY + RANK_WORTH[rank] + SHARING_MAN * (figures - 1)))
}

export function sideWorth({ weapons, ...values }: CardFace): number {
  let worth = 0
  for (const [field, value] of Object.entries(values))
    worth += FACE_WORTH[field as keyof typeof FACE_WORTH] * Number(value)
  for (const weapon of weapons) worth += weaponWorth(weapon)
  return worth
}

/** GREN-14: one use is worth half of a weapon that never runs out, two are worth three quarters. */
const usesShare = (uses: number | undefined): number => (uses === undefined ? 1 : 1 - 0.5 ** uses)

export function weaponWorth(weapon: WeaponProfile): number {
  const { h = 0, uses } = weapon
  if (weapon.kind === 'charge') return WEAPON_WORTH.charge * h * usesShare(uses)
  const might = h * WEAPON_WORTH.h + (weapon.ammo === 'he' ? WEAPON_WORTH.he : 0)
  return ((weapon.kind === 'grenade' ? thrownWorth(weapon) : gunWorth(weapon)) + might) * usesShare(uses)
}

function thrownWorth({ ammo, short, radius = 0 }: WeaponProfile): number {
  return ammo === 'smoke' ? WEAPON_WORTH.smoke * radius : WEAPON_WORTH.blast * short * radius
}

function gunWorth({ short, long, maxShots, mg, sfCapable }: WeaponProfile): number {
  const dice = WEAPON_WORTH.die * (short + long) * (maxShots > 1 ? WEAPON_WORTH.repeatedFire : 1)
  return dice + (mg ? WEAPON_WORTH.mg : sfCapable ? WEAPON_WORTH.sfCapable : 0)
}

/** A card costs at least a point; of two faces the dearer one is paid (FORCE-04). */
export const weaponPriceOf = (card: WeaponCard): number =>
  Math.max(1, Math.round(Math.max(weaponWorth(card), card.reverse ? weaponWorth(card.reverse) : 0)))

/** HOUSE-11: what changes on both sides, at least a point up or down. */
export function upgradePriceOf({ changes }: UpgradeCard): number {
  const worth = changes.reduce((sum, change) => sum + changeWorth(change), 0)
  return worth < 0 ? Math.min(-1, Math.round(worth)) : Math.max(1, Math.round(worth))
}

function changeWorth(change: FieldChange): number {
  switch (change.change) {
    case 'add':
      return FACE_WORTH[change.field] * change.by
    case 'print':
      return FACE_WORTH[change.field] * change.value
    case 'grant':
      return FACE_WORTH[change.field]
    case 'remove':
      return -FACE_WORTH[change.field]
    case 'arm':
      return weaponWorth(change.weapon)
    case 'disarm':
      return -DISARMED
  }
}

/** Whatever was taken away. */
const DISARMED = 1

/** §32.6: the AP of a mount or vehicle without those who ride on it. */
export function vehiclePriceOf(card: VehicleCard): number {
  const { kind, move, seats, size, openTopped = false, casualtyCapacity = 1, weapons } = card
  const armour = card.armour ?? (kind === 'soft' || kind === 'armoured' ? UNARMOURED : 0)
  let worth = weapons.reduce((sum, weapon) => sum + weaponWorth(weapon), 0)
  worth += VEHICLE_WORTH.move * move + VEHICLE_WORTH.seats * (seats - 1) + VEHICLE_WORTH.armour * armour
  worth += (openTopped ? VEHICLE_WORTH.openTopped : 0) + VEHICLE_WORTH.casualtyCapacity * casualtyCapacity
  return Math.max(1, Math.round(worth + VEHICLE_WORTH.size * size))
}
