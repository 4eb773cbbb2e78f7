import type { CardId } from '../../state/ids.ts'
import type { Enlisted, EnlistedVehicle, Force, UnitSpec } from '../../state/spec.ts'

/** One change to a list of a force; `at` is a place in the list as it was before any of them. */
export type ForceChange =
  | { readonly change: 'addCharacter'; readonly card: CardId; readonly unit: UnitSpec }
  | { readonly change: 'removeCharacter'; readonly at: number }
  /** Another card in the same place of the organisation; what was assigned stays. */
  | { readonly change: 'replaceCharacter'; readonly at: number; readonly card: CardId }
  /** FORCE-08: an ally becomes an attached one. */
  | { readonly change: 'attach'; readonly at: number }
  | { readonly change: 'removeWeapon'; readonly at: number; readonly card: CardId }
  /** FORCE-04: it shows its other face. */
  | { readonly change: 'turnWeapon'; readonly at: number; readonly card: CardId }
  | { readonly change: 'removeUpgrade'; readonly at: number; readonly card: CardId }
  /** HOUSE-03: the Character does not ride on it; `vehicle` is a place in the list of vehicles. */
  | { readonly change: 'unseat'; readonly vehicle: number; readonly rider: number }
  | { readonly change: 'removeVehicle'; readonly vehicle: number }
  | { readonly change: 'removeTactic'; readonly card: CardId }
  | { readonly change: 'dropDeck' }

const without = <T>(list: readonly T[], one: T): readonly T[] => {
  const index = list.indexOf(one)
  return index < 0 ? list : [...list.slice(0, index), ...list.slice(index + 1)]
}

/** Lists that are empty are left out, as in a force that never had them. */
const listed = <K extends string>(name: K, list: readonly CardId[]): { readonly [key in K]?: readonly CardId[] } =>
  list.length > 0 ? ({ [name]: list } as { readonly [key in K]: readonly CardId[] }) : {}

function disarmed(one: Enlisted, card: CardId): Enlisted {
  const { reversed = [], ...rest } = one
  const assigned = without(one.assigned, card)
  return { ...rest, assigned, ...listed('reversed', assigned.includes(card) ? reversed : without(reversed, card)) }
}

function turned(one: Enlisted, card: CardId): Enlisted {
  const { reversed = [], ...rest } = one
  return { ...rest, ...listed('reversed', reversed.includes(card) ? without(reversed, card) : [...reversed, card]) }
}

function downgraded(one: Enlisted, card: CardId): Enlisted {
  const { upgrades = [], ...rest } = one
  return { ...rest, ...listed('upgrades', without(upgrades, card)) }
}

function changedMan(one: Enlisted, change: ForceChange): Enlisted {
  switch (change.change) {
    case 'replaceCharacter':
      return { ...one, card: change.card }
    case 'attach':
      return { ...one, unit: { ...one.unit, attached: true } }
    case 'removeWeapon':
      return disarmed(one, change.card)
    case 'turnWeapon':
      return turned(one, change.card)
    case 'removeUpgrade':
      return downgraded(one, change.card)
    default:
      return one
  }
}

function changedDeck(deck: readonly CardId[], change: ForceChange): readonly CardId[] {
  if (change.change === 'dropDeck') return []
  return change.change === 'removeTactic' ? without(deck, change.card) : deck
}

/** Rider indices: drop the removed member's, shift the rest down. */
function changedConvoy(
  vehicles: readonly EnlistedVehicle[],
  changes: readonly ForceChange[],
  gone: ReadonlySet<number>,
): readonly EnlistedVehicle[] {
  const before = (place: number) => [...gone].filter((at) => at < place).length
  return vehicles.flatMap(({ card, riders }, i): readonly EnlistedVehicle[] => {
    if (changes.some((one) => one.change === 'removeVehicle' && one.vehicle === i)) return []
    const left = riders.filter(
      (rider) =>
        !gone.has(rider) && !changes.some((one) => one.change === 'unseat' && one.vehicle === i && one.rider === rider),
    )
    return [{ card, riders: left.map((rider) => rider - before(rider)) }]
  })
}

/** The force with all these changes made. */
export function changedForce(force: Force, changes: readonly ForceChange[]): Force {
  const { deck = [], vehicles = [], characters, ...rest } = force
  const gone = new Set(changes.flatMap((one) => (one.change === 'removeCharacter' ? [one.at] : [])))
  const kept = characters
    .map((man, i) =>
      changes.reduce((one, change) => ('at' in change && change.at === i ? changedMan(one, change) : one), man),
    )
    .filter((_, i) => !gone.has(i))
  const added = changes.flatMap((one): readonly Enlisted[] =>
    one.change === 'addCharacter' ? [{ card: one.card, assigned: [], unit: one.unit }] : [],
  )
  const convoy = changedConvoy(vehicles, changes, gone)
  return {
    ...rest,
    characters: [...kept, ...added],
    ...listed('deck', changes.reduce(changedDeck, deck)),
    ...(convoy.length > 0 && { vehicles: convoy }),
  }
}
