import { SHOWCASE } from '@tactic48/content/showcase'
import { own } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'

/** A game is called by its title, or by the field it is fought on. */
export function useGameName({ title, battlefield }: { readonly title: string; readonly battlefield: string }): string {
  const { t } = useTranslation('replay')
  const language = useLanguage()
  if (title) return title
  return own(SHOWCASE.fieldNames, battlefield)?.[language] ?? t('ownField')
}
