import type { Words } from './scenario.ts'

/** `wounded, shock` or a list of the same. */
export const wordsOf = (words: Words | undefined): readonly string[] =>
  (typeof words === 'string' ? words.split(',') : (words ?? []))
    .map((word) => word.trim())
    .filter((word) => word !== '')
