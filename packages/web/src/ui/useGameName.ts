import { SHOWCASE } from '@tactic48/content/showcase'
import { useTranslation } from 'react-i18next'
import type { About } from '../game/savedGame.ts'
import { useLanguage } from '../i18n/useLanguage.ts'

/** A game is called by its title, or by the field it is fought on. */
export function useGameName({ title, battlefield }: Pick<About, 'title' | 'battlefield'>): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, field] = Object.entries(SHOWCASE.fieldNames).find(([id]) => id === battlefield) ?? []
  return title || (field?.[language] ?? t('front.ownField'))
}

/** What must be known of a game wherever it is listed, opened or replayed: who vouches for it, and who does not. */
export function useGameMarks({ recorded, unproven }: Pick<About, 'recorded' | 'unproven'>): readonly string[] {
  const { t } = useTranslation()
  return [...(recorded ? [t('front.recorded')] : []), ...(unproven ? [t('front.unproven')] : [])]
}
