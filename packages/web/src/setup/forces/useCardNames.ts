import type { CharacterCard } from '@tactic48/rules'
import { useMemo } from 'react'
import { useRoleName } from '../../prose/useNames.ts'

export interface CardNames {
  /** With rank and first name, else the role. */
  readonly full: (card: CharacterCard) => string
  /** The last name, else the role. */
  readonly short: (card: CharacterCard) => string
  readonly role: (card: CharacterCard) => string
}

export function useCardNames(): CardNames {
  const role = useRoleName()
  return useMemo(
    () => ({
      role,
      full: (card) => card.name ?? role(card),
      short: (card) => card.name?.split(' ').at(-1) ?? role(card),
    }),
    [role],
  )
}
