import type { WeaponProfile } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'

/** By what a card prints: a weapon card has an id of its own. */
type Known = keyof Texts['weapons']
const isKnown = (type: string): type is Known => Object.hasOwn(textsNow('weapons'), type)

/** A weapon in the reader's language; one from a player's own file is called as that file has it. */
export function useWeaponName(): (weapon: Pick<WeaponProfile, 'type'>) => string {
  const { t } = useTranslation('weapons')
  // A designation such as “No. 4” holds what else parts one key from the next.
  return useCallback(({ type }) => (isKnown(type) ? t(type, { keySeparator: false, nsSeparator: false }) : type), [t])
}
