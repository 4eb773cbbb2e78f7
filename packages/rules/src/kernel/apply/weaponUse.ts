import { weaponOf } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import type { SheetCounters } from '../../state/sheet.ts'
import { type Draft, type Editable, editCounters, editFigure, editSheet, editSheetCounters } from '../applier.ts'

/** FIRE-06: first use in this turn. */
export const withWeapon = (counters: SheetCounters, weapon: WeaponId): readonly WeaponId[] =>
  counters.weapons.includes(weapon) ? counters.weapons : [...counters.weapons, weapon]

type Count = { readonly [weapon: WeaponId]: number }

function oneMore(count: Count, weapon: WeaponId): Count {
  const next: { [weapon: WeaponId]: number } = {}
  for (const other in count) next[other as WeaponId] = count[other as WeaponId] ?? 0
  next[weapon] = (count[weapon] ?? 0) + 1
  return next
}

/** FIRE-06, FIRE-07, SF-11, GREN-14: one use of a weapon; returns the copy of the figure. */
export function countUse(draft: Draft, id: FigureId, weapon: WeaponId): Editable<Figure> {
  const figure = editFigure(draft, id)
  const own = editCounters(figure)
  own.attacked = true
  own.shot = true
  const counters = editSheetCounters(draft, figure.sheet)
  counters.shots = oneMore(counters.shots, weapon)
  counters.weapons = withWeapon(counters, weapon)
  if (weaponOf(draft, figure, weapon)?.uses !== undefined) {
    const sheet = editSheet(draft, figure.sheet)
    sheet.used = oneMore(sheet.used, weapon)
  }
  return figure
}
