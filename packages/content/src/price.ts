import type { CardFace, CharacterCard, WeaponProfile } from '@tactic48/rules'

/** What one unit of each printed value is worth, in AP before rounding. */
export const WORTH = {
  move: 0.3,
  moveFire: 0.2,
  ofRadius: 0.2,
  sfRadius: 0.25,
  aim: 0.5,
  h2h: 0.4,
  maxActions: 0.8,
  command: 1,
  camouflage: 0.8,
  die: 0.35,
  repeatedFire: 1.3,
  machineGun: 0.5,
  grenade: 0.125,
} as const

/** A healthy side is seen three times as long as a wounded one; everybody has a body to be shot at. */
const HEALTHY_SHARE = 0.75
const BODY = 1.2

/** The stated price of a card: AP = ¾ healthy + ¼ wounded − 1.2, rounded. Our cards carry exactly this. */
export function priceOf(card: CharacterCard): number {
  const wounded = card.wounded ? sideWorth(card.wounded) : 0
  return Math.round(HEALTHY_SHARE * sideWorth(card.healthy) + (1 - HEALTHY_SHARE) * wounded - BODY)
}

function sideWorth(side: CardFace): number {
  let worth = 0
  for (const key of ['move', 'moveFire', 'ofRadius', 'sfRadius', 'aim', 'h2h', 'maxActions', 'command'] as const) {
    worth += WORTH[key] * (side[key] ?? 0)
  }
  if (side.camouflage) worth += WORTH.camouflage
  for (const weapon of side.weapons) worth += weaponWorth(weapon)
  return worth
}

function weaponWorth(weapon: WeaponProfile): number {
  if (weapon.kind === 'grenade') return WORTH.grenade * weapon.short * (weapon.radius ?? 0)
  const dice = WORTH.die * (weapon.short + weapon.long) * (weapon.maxShots > 1 ? WORTH.repeatedFire : 1)
  return dice + (weapon.mg ? WORTH.machineGun : 0)
}
