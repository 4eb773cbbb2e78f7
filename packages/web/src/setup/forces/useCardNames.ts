import type { CharacterCard } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../i18n/playTexts.ts'
import { playEn } from '../../i18n/play.en.ts'

type Role = keyof typeof playEn.role
const isRole = (role: string): role is Role => Object.hasOwn(playEn.role, role)

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
