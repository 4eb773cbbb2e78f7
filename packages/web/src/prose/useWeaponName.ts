import type { WeaponProfile } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/weaponTexts.ts'
import { weaponsEn } from '../i18n/weapons.en.ts'

type Known = keyof typeof weaponsEn
/** By what a card prints: a weapon card has an id of its own. */
const KNOWN: ReadonlyMap<string, Known> = new Map(Object.entries(weaponsEn).map(([id, type]) => [type, id as Known]))

/** A weapon in the reader's language; one from a player's own file is called as that file has it. */
export function useWeaponName(): (weapon: Pick<WeaponProfile, 'type'>) => string {
  const { t } = useTranslation('weapons')
  return useCallback(
    ({ type }) => {
      const known = KNOWN.get(type)
      return known ? t(known) : type
    },
    [t],
  )
}
