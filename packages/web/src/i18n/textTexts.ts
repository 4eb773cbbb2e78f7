import { addTexts } from './addTexts.ts'
import { textEn } from './text.en.ts'
import { textEs } from './text.es.ts'
import { textIt } from './text.it.ts'

/** The words of the table as text come with it. */
addTexts('text', { en: textEn, it: textIt, es: textEs })
