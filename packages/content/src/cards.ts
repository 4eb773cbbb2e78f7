import { cardId, type FieldChange, UNIVERSAL, type UpgradeCard, type WeaponCard, weaponId } from '@tactic48/rules'
import type { ChangeFile, UpgradeFile, WeaponCardFile } from './cardFile.ts'
import type { Named } from './named.ts'
import { type Armoury, armedWith } from './weapons.ts'

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

interface GivenCardFiles {
  readonly weapons?: readonly WeaponCardFile[] | undefined
  readonly upgrades?: readonly UpgradeFile[] | undefined
}

type Path = readonly PropertyKey[]

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
  return {
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
}

function upgradeOf(file: UpgradeFile, faction: string, armoury: Armoury, at: Path): NamedUpgrade {
  const changes = file.changes.map((change, i) => changeOf(change, armoury, [...at, 'changes', i, 'weapon']))
  const card = { id: cardId(file.id), name: file.name.en, ap: file.ap, faction, ...limited(faction), changes }
  return { names: file.name, card }
}

function changeOf(change: ChangeFile, armoury: Armoury, at: Path): FieldChange {
  if (change.change === 'arm') return { change: 'arm', weapon: armedWith(armoury, change.weapon, at) }
  if (change.change === 'disarm') return { change: 'disarm', weapon: armedWith(armoury, change.weapon, at).id }
  return change
}

/** FORCE-06. */
const limited = (faction: string) => (faction === UNIVERSAL ? { universalLimited: true } : {})
