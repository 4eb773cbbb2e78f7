import { type Figure, faceOf, type GameState, inShock, isWounded, sheetOf } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Those who have no base on the table. */
const AWAY = {
  reserve: 'reserve',
  carried: 'eliminated',
  gone: 'eliminated',
  off: 'off',
  left: 'left',
  evacuated: 'evacuated',
} as const

/** A Character's state in words. */
export function useStateWords(state: GameState): (figure: Figure) => string {
  const { t } = useTranslation('play')
  return useCallback(
    (figure) => {
      const { standing, aims, counters, side, place } = figure
      if (place.at !== 'table' && place.at !== 'mounted') return t(`state.${AWAY[place.at]}`)
      const words: string[] = [t(isWounded(state, figure) ? 'state.wounded' : 'state.healthy')]
      if (inShock(figure)) words.push(t('state.shock'))
      if (counters.suppressed) words.push(t('state.suppressed'))
      if (standing) words.push(t(`state.${standing.kind}`))
      if (aims > 0) words.push(t('state.aim'))
      if (side === state.turn.active && state.phase === 'play') {
        const used = sheetOf(state, figure).counters.slots
        const limit = faceOf(state, figure).maxActions
        // CMD-02: what is beyond the card was lent.
        words.push(
          used > limit
            ? t('state.actionsLent', { used, limit, lent: used - limit })
            : t('state.actions', { used, limit }),
        )
      }
      return words.join(', ')
    },
    [t, state],
  )
}
