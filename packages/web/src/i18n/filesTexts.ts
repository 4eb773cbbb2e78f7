import { addTexts } from './addTexts.ts'
import { filesEn } from './files.en.ts'
import { filesEs } from './files.es.ts'
import { filesIt } from './files.it.ts'

/** The texts of reading files come with the first file. */
addTexts('files', { en: filesEn, it: filesIt, es: filesEs })
