import { VEHICLE_KINDS, type VehicleCard } from '../state/card.ts'
import type { CardId } from '../state/ids.ts'
import type { EnlistedVehicle } from '../state/spec.ts'
import { Fault } from './fault.ts'
import { CARD_LIMITS, LIMITS } from './limits.ts'
import {
  type Fields,
  id,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { DICE, LENGTH, POINTS, weaponShape } from './weapons.ts'

const { seats: SEATS, vehicle, weapons: WEAPONS } = CARD_LIMITS

/** What every vehicle prints, in a game and in a file. */
export const vehicleHead: Fields<Omit<VehicleCard, 'id' | 'name' | 'weapons' | 'faction'>> = {
  kind: oneOf(VEHICLE_KINDS),
  move: LENGTH,
  seats: whole(1, SEATS),
  size: number(vehicle.least, vehicle.most),
  armour: optional(DICE),
  openTopped: optional(truth),
  casualtyCapacity: optional(DICE),
  ap: POINTS,
  apTyped: optional(truth),
}
const { ap, apTyped, ...measures } = vehicleHead

/** §32.6. */
export const vehicleCardShape: Shape<VehicleCard> = where(
  object<VehicleCard>({
    id: id<CardId>(),
    name: text(),
    ...measures,
    weapons: list(weaponShape, WEAPONS),
    ap,
    apTyped,
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
