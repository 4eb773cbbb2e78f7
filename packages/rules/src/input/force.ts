import type { CardId } from '../state/ids.ts'
import type { Enlisted, Force, UnitSpec } from '../state/spec.ts'
import { CARD_LIMITS, LIMITS } from './limits.ts'
import { type Fields, list, nameOf, object, optional, type Shape, text, truth } from './shape.ts'
import { enlistedVehicleShape } from './vehicleCard.ts'

const { assigned: ASSIGNED } = CARD_LIMITS

/** FORCE-08. */
export const unitShape: Shape<UnitSpec> = object<UnitSpec>({
  squad: optional(text()),
  platoon: optional(text()),
  company: optional(text()),
  attached: optional(truth),
})

export const enlistedFields: Fields<Enlisted> = {
  card: nameOf<CardId>(),
  assigned: list(nameOf<CardId>(), ASSIGNED),
  reversed: optional(list(nameOf<CardId>(), ASSIGNED)),
  upgrades: optional(list(nameOf<CardId>(), ASSIGNED)),
  name: optional(text()),
  unit: optional(unitShape),
}

export const forceShape: Shape<Force> = object<Force>({
  faction: text(),
  characters: list(object<Enlisted>(enlistedFields), LIMITS.figuresPerSide),
  deck: optional(list(nameOf<CardId>(), LIMITS.deck)),
  vehicles: optional(list(enlistedVehicleShape, LIMITS.figuresPerSide)),
})
