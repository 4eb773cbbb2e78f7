import type { CardLanguage } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { contentLanguage } from './languages.ts'

/** What the reader is shown of cards, battles and the rulebook. */
export function useLanguage(): CardLanguage {
  const { i18n } = useTranslation()
  return contentLanguage(i18n.language)
}
