import {
  cardId,
  type FieldChange,
  UNIVERSAL,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
  weaponId,
} from '@tactic48/rules'
import type { ChangeFile, UpgradeFile, VehicleFile, WeaponCardFile } from './cardFile.ts'
import { type Path, refusedAt } from './contentError.ts'
import type { Named } from './named.ts'
import { upgradePriceOf, vehiclePriceOf, weaponPriceOf } from './price.ts'
import { type Armoury, armedWith, defined } from './weapons.ts'

/** Weapon and upgrade cards, which are given to Characters. */
export interface GivenCards {
  readonly weapons: readonly WeaponCard[]
  readonly upgrades: readonly NamedUpgrade[]
}

/** The book of a game prints its English name; screens have all three. */
export interface NamedUpgrade {
  readonly names: Named
  readonly card: UpgradeCard
}

/** HOUSE-03. */
export interface NamedVehicle {
  readonly names: Named
  readonly card: VehicleCard
}

interface GivenCardFiles {
  readonly weapons?: readonly WeaponCardFile[] | undefined
  readonly upgrades?: readonly UpgradeFile[] | undefined
}

export function givenCardsOf(file: GivenCardFiles, faction: string, armoury: Armoury, at: Path): GivenCards {
  return {
    weapons: (file.weapons ?? []).map((card, i) => weaponCardOf(card, faction, armoury, [...at, 'weapons', i])),
    upgrades: (file.upgrades ?? []).map((card, i) => upgradeOf(card, faction, armoury, [...at, 'upgrades', i])),
  }
}

/** Its weapon bears the name of the card: whoever has one of the kind already can tell the two apart. */
function weaponCardOf(file: WeaponCardFile, faction: string, armoury: Armoury, at: Path): WeaponCard {
  const id = weaponId(file.id)
  const { reverse } = file
  const card = {
    ...armedWith(armoury, file.weapon, [...at, 'weapon']),
    id,
    ap: file.ap,
    faction,
    ...limited(faction),
    ...(reverse && {
      reverse: { ...armedWith(armoury, reverse.weapon, [...at, 'reverse', 'weapon']), id },
      reverseFaction: reverse.faction,
    }),
  }
  return marked(card, file, weaponPriceOf(card))
}

function upgradeOf(file: UpgradeFile, faction: string, armoury: Armoury, at: Path): NamedUpgrade {
  const changes = file.changes.map((change, i) => changeOf(change, armoury, [...at, 'changes', i, 'weapon']))
  const card = { id: cardId(file.id), name: file.name.en, ap: file.ap, faction, ...limited(faction), changes }
  return { names: file.name, card: marked(card, file, upgradePriceOf(card)) }
}

/** Fired by those on board; in the file of a faction it belongs to that one, or to everybody. */
export function vehicleOf(file: VehicleFile, faction: string, armoury: Armoury, at: Path): NamedVehicle {
  const { name, weapons, apTyped: _, ...vehicle } = file
  if (faction !== (vehicle.faction ?? faction) && vehicle.faction !== UNIVERSAL) {
    throw refusedAt([...at, 'faction'], 'notOneOf', { values: `${faction}, ${UNIVERSAL}` })
  }
  const card = {
    ...defined(vehicle),
    id: cardId(vehicle.id),
    faction: vehicle.faction ?? faction,
    name: name.en,
    weapons: weapons.map((id, i) => armedWith(armoury, id, [...at, 'weapons', i])),
  }
  return { names: name, card: marked(card, file, vehiclePriceOf(card)) }
}

/** A price that is not the formula's bears the mark, also where its file leaves it out. */
export function marked<T extends { readonly ap: number }>(
  card: T,
  { apTyped }: { readonly apTyped?: boolean | undefined },
  price: number,
): T & { readonly apTyped?: boolean } {
  return apTyped || card.ap !== price ? { ...card, apTyped: true } : card
}

function changeOf(change: ChangeFile, armoury: Armoury, at: Path): FieldChange {
  if (change.change === 'arm') return { change: 'arm', weapon: armedWith(armoury, change.weapon, at) }
  if (change.change === 'disarm') return { change: 'disarm', weapon: armedWith(armoury, change.weapon, at).id }
  return change
}

/** FORCE-06. */
const limited = (faction: string) => (faction === UNIVERSAL ? { universalLimited: true } : {})
