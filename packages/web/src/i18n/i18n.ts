import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { prefer, preferred } from '../app/preference.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { LENGTHS_CHANGED, startLengths, writtenLength } from './lengths.ts'
import { pointsAsPrinted } from './points.ts'

export const LANGUAGES = ['en', 'it', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', es: 'Español' }

const KEPT = 'tactic48.language'

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value)

function firstLanguage(): Language {
  const kept = preferred(KEPT)
  if (isLanguage(kept)) return kept
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return spoken ?? 'en'
}

export async function startLanguages(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(pointsAsPrinted)
    .init({
      resources: { en: { translation: en }, it: { translation: it }, es: { translation: es } },
      lng: firstLanguage(),
      fallbackLng: 'en',
      interpolation: { escapeValue: false },
      missingInterpolationHandler: writtenLength,
      postProcess: pointsAsPrinted.name,
      react: { bindI18n: `languageChanged ${LENGTHS_CHANGED}` },
    })
  startLengths()
  document.documentElement.lang = i18next.language
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
    prefer(KEPT, language)
  })
}
