import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storedText, storeText } from '../app/storedText.ts'
import { isLanguage, type Language } from './languages.ts'
import { LENGTHS_CHANGED, startLengths, unitsUnparted, writtenLength } from './lengths.ts'
import { loadTexts } from './loadTexts.ts'
import { POINTS_CHANGED, pointsAsPrinted } from './points.ts'

const KEPT = 'tactic48.language'

function firstLanguage(): Language {
  const kept = storedText(KEPT)
  if (isLanguage(kept)) return kept
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return spoken ?? 'en'
}

export async function startLanguages(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(pointsAsPrinted)
    .use(unitsUnparted)
    .init({
      resources: {},
      lng: firstLanguage(),
      fallbackLng: false,
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      missingInterpolationHandler: writtenLength,
      postProcess: [pointsAsPrinted.name, unitsUnparted.name],
      react: { bindI18n: `languageChanged ${LENGTHS_CHANGED} ${POINTS_CHANGED}` },
    })
  startLengths()
  await loadTexts('app')
  document.documentElement.lang = i18next.language
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
    storeText(KEPT, language)
  })
}
