import { BATTLEFIELDS } from '@tactic48/content'
import { useTranslation } from 'react-i18next'
import '../i18n/replayTexts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'

/** A game is called by its title, or by the field it is fought on. */
export function useGameName({ title, battlefield }: { readonly title: string; readonly battlefield: string }): string {
  const { t } = useTranslation('replay')
  const language = useLanguage()
  if (title) return title
  return BATTLEFIELDS.find((field) => field.id === battlefield)?.name[language] ?? t('ownField')
}
