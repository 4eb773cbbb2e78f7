import type { CardBook, GameState, Goal } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNames } from '../../prose/useNames.ts'

export const NO_CARDS: CardBook = { characters: {}, weapons: {} }

/** HOUSE-20: a goal in one sentence. */
export function useGoalWords(table: GameState['table']): (goal: Goal) => string {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const names = useNames({ figures: [], sheets: [], cards: NO_CARDS, table })
  return (goal) => {
    switch (goal.kind) {
      case 'touch':
        return t('battle.goal.touch', { element: names.element(goal.element) })
      case 'hold':
        return t('battle.goal.hold', { element: names.element(goal.element), round: goal.until })
      case 'leave':
        return t('battle.goal.leave', { count: goal.figures, edge: play.t(`edge.${goal.edge}`) })
      case 'evacuate':
        return t('battle.goal.evacuate', { count: goal.casualties })
      case 'message':
        return t('battle.goal.message', { count: goal.messages })
      case 'survive':
        return t('battle.goal.survive', { count: goal.figures, round: goal.until })
      case 'eliminate':
        return t('battle.goal.eliminate', { share: goal.share })
    }
  }
}
