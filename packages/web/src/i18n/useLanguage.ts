import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from './i18n.ts'

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return LANGUAGES.find((language) => language === i18n.language) ?? 'en'
}
