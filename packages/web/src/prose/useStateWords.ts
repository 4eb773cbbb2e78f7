import { type Figure, type GameState, inShock, sideOf } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/playTexts.ts'

/** A Character's state in words. */
export function useStateWords(state: GameState): (figure: Figure) => string {
  const { t } = useTranslation('play')
  return useCallback(
    (figure) => {
      const { whereabouts, wounded, standing, aims, counters, side } = figure
      if (whereabouts !== 'table') return t(`state.${whereabouts}`)
      const words: string[] = [t(wounded ? 'state.wounded' : 'state.healthy')]
      if (inShock(figure)) words.push(t('state.shock'))
      if (counters.suppressed) words.push(t('state.suppressed'))
      if (standing) words.push(t(`state.${standing.kind}`))
      if (aims > 0) words.push(t('state.aim'))
      if (side === state.turn.active && state.phase === 'play') {
        words.push(t('state.actions', { used: counters.slots, limit: sideOf(state, figure).maxActions }))
      }
      return words.join(', ')
    },
    [t, state],
  )
}
