import i18next from 'i18next'
import { filesEn } from './files.en.ts'
import { filesEs } from './files.es.ts'
import { filesIt } from './files.it.ts'

/** The texts of reading files come with the first file. */
i18next.addResourceBundle('en', 'files', filesEn)
i18next.addResourceBundle('it', 'files', filesIt)
i18next.addResourceBundle('es', 'files', filesEs)
