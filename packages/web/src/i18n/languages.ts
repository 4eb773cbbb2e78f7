import type { Named } from '@tactic48/content'
import type { CardLanguage } from '@tactic48/rules'

interface Spoken {
  /** What its readers call it. */
  readonly name: string
  /** Cards, battles and the rulebook are written in fewer languages than the pages may be. */
  readonly content: CardLanguage
}

/** What the pages can be read in: one line here, and the folder of its texts. */
const SPOKEN = {
  en: { name: 'English', content: 'en' },
  it: { name: 'Italiano', content: 'it' },
  es: { name: 'Español', content: 'es' },
} as const satisfies { readonly [code: string]: Spoken }

export type Language = keyof typeof SPOKEN

export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[]

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(SPOKEN, code)

export const languageName = (language: Language): string => SPOKEN[language].name

export const contentLanguage = (language: string): CardLanguage =>
  isLanguage(language) ? SPOKEN[language].content : 'en'

/** What a card, a battle or a battlefield has a name in. */
export const CONTENT_LANGUAGES: readonly CardLanguage[] = [...new Set(LANGUAGES.map(contentLanguage))]

/** A name that is the same in all of them. */
export const namedAlike = (name: string): Named =>
  Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, name])) as Named
