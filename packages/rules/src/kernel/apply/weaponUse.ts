import { weaponOf } from '../../query/weapons.ts'
import type { Counters, Figure } from '../../state/figure.ts'
import type { WeaponId } from '../../state/ids.ts'
import type { Draft } from '../applier.ts'

/** FIRE-06: first use in this turn. */
export const withWeapon = (counters: Counters, weapon: WeaponId): readonly WeaponId[] =>
  counters.weapons.includes(weapon) ? counters.weapons : [...counters.weapons, weapon]

/** FIRE-06, FIRE-07, SF-11, GREN-14: the figure after one use of a weapon. */
export function usedOnce(draft: Draft, figure: Figure, weapon: WeaponId): Figure {
  const { counters, used } = figure
  const limited = weaponOf(draft, figure, weapon)?.uses !== undefined
  return {
    ...figure,
    counters: {
      ...counters,
      shots: { ...counters.shots, [weapon]: (counters.shots[weapon] ?? 0) + 1 },
      weapons: withWeapon(counters, weapon),
      attacked: true,
      shot: true,
    },
    used: limited ? { ...used, [weapon]: (used[weapon] ?? 0) + 1 } : used,
  }
}
