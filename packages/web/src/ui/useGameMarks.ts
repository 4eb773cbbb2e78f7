import { useTranslation } from 'react-i18next'
import type { About } from '../game/savedGame.ts'

/** What must be known of a game wherever it is listed, opened or replayed: who vouches for it, and who does not. */
export function useGameMarks({ recorded, unproven }: Pick<About, 'recorded' | 'unproven'>): readonly string[] {
  const { t } = useTranslation()
  return [...(recorded ? [t('front.recorded')] : []), ...(unproven ? [t('front.unproven')] : [])]
}
