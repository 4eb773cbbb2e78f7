import { own, type WeaponProfile, weaponId } from '@tactic48/rules'
import file from '../data/weapons.json' with { type: 'json' }
import { type WeaponFile, weaponShape } from './cardFile.ts'
import { checked, type Path, refusedAt } from './contentError.ts'

export type Armoury = { readonly [id: string]: WeaponProfile }

export function armouryOf(weapons: { readonly [id: string]: unknown }): Armoury {
  return Object.fromEntries(
    Object.entries(weapons).map(([id, value]) => [id, profile(id, checked(weaponShape, value, ['weapons', id]))]),
  )
}

const profile = (id: string, weapon: WeaponFile): WeaponProfile => ({ ...defined(weapon), id: weaponId(id) })

/** The weapon of this name; the field says where it is missed. */
export function armedWith(armoury: Armoury, id: string, at: Path): WeaponProfile {
  const weapon = own(armoury, id)
  if (!weapon) throw refusedAt(at, 'unknownWeapon', { id })
  return weapon
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Optional fields that are absent stay absent. */
export function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Defined<T>
}

export const ARMOURY: Armoury = armouryOf(file)
