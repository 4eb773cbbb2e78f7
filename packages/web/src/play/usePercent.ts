import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Exact odds as the reader writes them; never "0 %" for what may happen, nor "100 %" for what may not. */
export function usePercent(): (chance: number) => string {
  const { t } = useTranslation('play')
  return useCallback(
    (chance) => {
      const rounded = Math.round(chance * 100)
      const n = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : `${rounded}`
      return t('percent', { n })
    },
    [t],
  )
}
