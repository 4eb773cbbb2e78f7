import { type Ground, standsFree } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import { type CardId, own, vehicleId, type WeaponId } from '../state/ids.ts'
import type { LeftWeapon, Vehicle } from '../state/lasting.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { Prop, Props } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import type { Element } from '../state/table.ts'
import { baseRadius } from './figures.ts'
import { groundOf } from './sight.ts'
import { vehicleRadius } from './vehicles.ts'

/** HOUSE-21: what stays behind of this card without its crew: the weapon of a crew, or the one that the card is. */
export const emplacedWeapon = (cards: CardBook, card: CardId): WeaponId | undefined =>
  own(cards.characters, card)?.crew ?? own(cards.weapons, card)?.id

/** HOUSE-03, HOUSE-21: whether anybody could get on what is parked, and serve what is emplaced, under these rules. */
export const playsParked = ({ company, house }: RuleSet): boolean => company !== undefined && house.vehicles
export const playsEmplaced = ({ company, house }: RuleSet): boolean =>
  company?.manWeaponByContact === true && house.manning

/** What these rules have a use for. */
export const usableProps = (rules: RuleSet, { parked, emplaced }: Props): Props => ({
  parked: playsParked(rules) ? parked : [],
  emplaced: playsEmplaced(rules) ? emplaced : [],
})

interface Setting extends Pick<GameState, 'rules' | 'cards'> {
  readonly table: { readonly width: number; readonly height: number; readonly elements: readonly Element[] }
}

/** Why these may not stand on this table: HOUSE-03, HOUSE-21, SETUP-02, MOVE-07. */
export function propsFault(setting: Setting, { parked, emplaced }: Props): Refusal | undefined {
  if (parked.length + emplaced.length === 0) return undefined
  const { rules, cards } = setting
  if (parked.length > 0 && !playsParked(rules)) return refuse('HOUSE-03', 'noVehicles')
  if (emplaced.length > 0 && !playsEmplaced(rules)) return refuse('HOUSE-21', 'noManning')
  const ground = groundOf(setting)
  for (const prop of parked) {
    const card = own(cards.vehicles ?? {}, prop.card)
    if (!card) return refuse('HOUSE-03', 'unknownCard', { card: prop.card })
    const fault = placeFault(ground, prop, vehicleRadius(rules, card))
    if (fault) return fault
  }
  for (const prop of emplaced) {
    if (!emplacedWeapon(cards, prop.card)) return refuse('HOUSE-21', 'nothingToMan', { card: prop.card })
    const fault = placeFault(ground, prop, baseRadius(rules))
    if (fault) return fault
  }
  return undefined
}

/** It stands wholly on the table, and not in what nobody can go into. */
function placeFault(ground: Ground, { card, position }: Prop, r: number): Refusal | undefined {
  const { x, y } = position
  if (x < r || y < r || x > ground.width - r || y > ground.height - r)
    return refuse('SETUP-02', 'propOffTable', { card })
  return standsFree(ground, r, position, []) ? undefined : refuse('MOVE-07', 'propInScenery', { card })
}

/** The same as a game has them, with nobody on them or behind them. */
export function standingProps(
  { rules, cards }: Pick<GameState, 'rules' | 'cards'>,
  { parked, emplaced }: Props,
): { readonly vehicles: readonly Vehicle[]; readonly leftWeapons: readonly LeftWeapon[] } {
  return {
    vehicles: parked.flatMap(({ card, side, position }, i): readonly Vehicle[] => {
      const printed = own(cards.vehicles ?? {}, card)
      const id = vehicleId(`parked-${i + 1}`)
      return printed
        ? [{ id, side, card, position, radius: vehicleRadius(rules, printed), driver: undefined, damage: 0 }]
        : []
    }),
    leftWeapons: emplaced.flatMap(({ card, side, position }): readonly LeftWeapon[] => {
      const weapon = emplacedWeapon(cards, card)
      return weapon === undefined ? [] : [{ weapon, card, side, position, shots: 0, used: 0 }]
    }),
  }
}
