import type { WeaponProfile } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/weaponTexts.ts'
import { weaponsEn } from '../i18n/weapons.en.ts'

type Known = keyof typeof weaponsEn
const isKnown = (id: string): id is Known => Object.hasOwn(weaponsEn, id)

/** A weapon in the reader's language; one from a player's own file is called as that file has it. */
export function useWeaponName(): (weapon: Pick<WeaponProfile, 'id' | 'type'>) => string {
  const { t } = useTranslation('weapons')
  return useCallback(
    ({ id, type }) => {
      const known: string = id
      return isKnown(known) && weaponsEn[known] === type ? t(known) : type
    },
    [t],
  )
}
