import { inContact } from '@tactic48/geometry'
import type { WeaponProfile } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import { own, type WeaponId } from '../state/ids.ts'
import type { LeftWeapon } from '../state/lasting.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { assignedWeapons } from './assigned.ts'
import { baseOf, baseRadius, faceOf, sheetOf } from './figures.ts'

/** The weapon as the card prints it that it came from. */
export function leftProfile(cards: CardBook, { card, weapon }: LeftWeapon): WeaponProfile | undefined {
  const bought = own(cards.weapons, card)
  if (bought) return bought
  return own(cards.characters, card)?.healthy.weapons.find(({ id }) => id === weapon)
}

/** HOUSE-21: the crewed or emplaced weapons without crew that this figure of their side is in base contact with. */
export function mannedBy(state: GameState, figure: Figure): readonly LeftWeapon[] {
  const { leftWeapons, rules } = state
  if (leftWeapons.length === 0 || !rules.house.manning || !rules.company?.manWeaponByContact) return []
  if (figure.place.at !== 'table') return []
  const r = baseRadius(rules)
  return leftWeapons.filter(
    ({ side, position: { x, y } }) => side === figure.side && inContact(baseOf(state, figure), { x, y, r }),
  )
}

/** Of two with one name his own comes first. */
export const mannedWeapon = (state: GameState, figure: Figure, id: WeaponId): LeftWeapon | undefined =>
  state.leftWeapons.length === 0 || isHisOwn(state, figure, id)
    ? undefined
    : mannedBy(state, figure).find(({ weapon }) => weapon === id)

const isHisOwn = (state: GameState, figure: Figure, id: WeaponId): boolean =>
  faceOf(state, figure).weapons.some((weapon) => weapon.id === id) ||
  assignedWeapons(state.cards, sheetOf(state, figure)).some((weapon) => weapon.id === id)
