import i18next from 'i18next'
import type { Language } from './i18n.ts'

/** The texts of a page come with it. Where no language was started yet, they wait for it. */
export function addTexts(namespace: string, texts: { readonly [language in Language]: object }): void {
  const add = (): void => {
    for (const [language, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle)
  }
  if (i18next.isInitialized) add()
  else i18next.on('initialized', add)
}
