import type { CharacterCard } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../../i18n/loadTexts.ts'
import type { Texts } from '../../i18n/texts.ts'

type Role = keyof Texts['play']['role']
const isRole = (role: string): role is Role => Object.hasOwn(textsNow('play').role, role)

export interface CardNames {
  /** With rank and first name, else the role. */
  readonly full: (card: CharacterCard) => string
  /** The last name, else the role. */
  readonly short: (card: CharacterCard) => string
  readonly role: (card: CharacterCard) => string
}

export function useCardNames(): CardNames {
  const { t } = useTranslation('play')
  return useMemo(() => {
    const role = (card: CharacterCard): string => (isRole(card.role) ? t(`role.${card.role}`) : card.role)
    return {
      role,
      full: (card) => card.name ?? role(card),
      short: (card) => card.name?.split(' ').at(-1) ?? role(card),
    }
  }, [t])
}
