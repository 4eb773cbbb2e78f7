import { weaponOf } from '../../query/weapons.ts'
import type { Counters, Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import { type Draft, type Editable, editCounters, editFigure } from '../applier.ts'

/** FIRE-06: first use in this turn. */
export const withWeapon = (counters: Counters, weapon: WeaponId): readonly WeaponId[] =>
  counters.weapons.includes(weapon) ? counters.weapons : [...counters.weapons, weapon]

/** FIRE-06, FIRE-07, SF-11, GREN-14: one use of a weapon; returns the copy of the figure. */
export function countUse(draft: Draft, id: FigureId, weapon: WeaponId): Editable<Figure> {
  const figure = editFigure(draft, id)
  const counters = editCounters(figure)
  counters.shots = { ...counters.shots, [weapon]: (counters.shots[weapon] ?? 0) + 1 }
  counters.weapons = withWeapon(counters, weapon)
  counters.attacked = true
  counters.shot = true
  if (weaponOf(draft, figure, weapon)?.uses !== undefined) {
    figure.used = { ...figure.used, [weapon]: (figure.used[weapon] ?? 0) + 1 }
  }
  return figure
}
