import { CC_EDITIONS, type CcEdition, QS_EDITIONS, type QsEdition } from '@tactic48/rules'

/** The quick start sheet of a language; its reader is offered that one first. */
export const sheetOfReader = (language: string | undefined): QsEdition =>
  QS_EDITIONS.find((edition) => edition === `qs-${language}`) ?? 'qs-en'

/** Where a language has no company sheet the English one is offered. */
export const companyOfReader = (language: string | undefined): CcEdition =>
  CC_EDITIONS.find((edition) => edition === `cc-${language}`) ?? 'cc-en'

/** The own one first, the others as they stand. */
export const ownFirst = <T extends string>(sheets: readonly T[], own: T): readonly T[] => [
  own,
  ...sheets.filter((sheet) => sheet !== own),
]
