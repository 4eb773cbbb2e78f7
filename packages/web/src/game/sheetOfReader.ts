import type { CcEdition, QsEdition } from '@tactic48/rules'

const SHEETS: { readonly [language in string]?: QsEdition } = { it: 'qs-it', es: 'qs-es' }

/** The quick start sheet of a language; its reader is offered that one first. */
export const sheetOfReader = (language: string | undefined): QsEdition => SHEETS[language ?? 'en'] ?? 'qs-en'

/** There is no Spanish company sheet: the English one is offered. */
export const companyOfReader = (language: string | undefined): CcEdition => (language === 'it' ? 'cc-it' : 'cc-en')

/** The own one first, the others as they stand. */
export const ownFirst = <T extends string>(sheets: readonly T[], own: T): readonly T[] => [
  own,
  ...sheets.filter((sheet) => sheet !== own),
]
