import type { CharacterCard, Element, ElementId, Figure, FigureId, GameState } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export interface Names {
  /** What a card is called: its printed name, else its role. */
  readonly card: (card: CharacterCard) => string
  readonly role: (role: string) => string
  readonly look: (look: string) => string
  readonly figure: (state: GameState, figure: Figure | FigureId) => string
  readonly element: (state: Pick<GameState, 'table'>, element: Element | ElementId) => string
}

const GIVEN_BY_NUMBER = /^(\S+) (\d+)$/

/** Names in the reader's language; a player's own cards keep the words of their file. */
export function useNames(): Names {
  const { t } = useTranslation()
  return useMemo(() => {
    const role = (id: string): string => t(`names.role.${id}` as 'names.role.rifleman', { defaultValue: id })
    const look = (id: string): string => t(`names.look.${id}` as 'names.look.hedge', { defaultValue: id })
    return {
      role,
      look,
      card: (card) => card.name ?? role(card.role),
      figure: (state, of) => {
        const figure = typeof of === 'string' ? state.figures.find(({ id }) => id === of) : of
        if (!figure) return String(of)
        const printed = state.cards.characters[figure.card]
        if (!printed || printed.named || figure.name !== printed.role) return figure.name
        const alike = state.figures.filter(({ side, name }) => side === figure.side && name === figure.name)
        if (alike.length < 2) return role(printed.role)
        return t('names.numbered', { name: role(printed.role), n: alike.indexOf(figure) + 1 })
      },
      element: (state, of) => {
        const element = typeof of === 'string' ? state.table.elements.find(({ id }) => id === of) : of
        if (!element) return String(of)
        const [, word, n] = GIVEN_BY_NUMBER.exec(element.name) ?? []
        const automatic = word?.toLowerCase() === element.look.toLowerCase() && n !== undefined
        return automatic ? t('names.numbered', { name: look(element.look), n }) : element.name
      },
    }
  }, [t])
}
