import { VEHICLE_KINDS, type VehicleCard } from '../state/card.ts'
import type { CardId } from '../state/ids.ts'
import type { EnlistedVehicle } from '../state/spec.ts'
import { Fault } from './fault.ts'
import { LIMITS } from './limits.ts'
import { id, list, nameOf, number, object, oneOf, optional, type Shape, text, truth, where, whole } from './shape.ts'
import { DICE, LENGTH, POINTS, weaponShape } from './weapons.ts'

const SEATS = 40
const WEAPONS_ON_BOARD = 20

/** §32.6. */
export const vehicleCardShape: Shape<VehicleCard> = where(
  object<VehicleCard>({
    id: id<CardId>(),
    name: text(),
    kind: oneOf(VEHICLE_KINDS),
    move: LENGTH,
    seats: whole(1, SEATS),
    size: number(0.1, 12),
    armour: optional(DICE),
    openTopped: optional(truth),
    casualtyCapacity: optional(DICE),
    weapons: list(weaponShape, WEAPONS_ON_BOARD),
    ap: POINTS,
    apTyped: optional(truth),
    faction: text(),
  }),
  ({ weapons }) => {
    const twice = weapons.findIndex((weapon, i) => weapons.findIndex((other) => other.id === weapon.id) < i)
    return twice < 0 ? undefined : new Fault('repeatedId', { id: weapons[twice]?.id ?? '' }, ['weapons', twice, 'id'])
  },
)

export const enlistedVehicleShape: Shape<EnlistedVehicle> = object<EnlistedVehicle>({
  card: nameOf<CardId>(),
  riders: list(whole(0, LIMITS.figuresPerSide), SEATS, 1),
})
