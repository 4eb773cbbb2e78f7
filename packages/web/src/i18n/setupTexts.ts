import i18next from 'i18next'
import { setupEn } from './setup.en.ts'
import { setupEs } from './setup.es.ts'
import { setupIt } from './setup.it.ts'

/** The texts of set-up come with its pages. */
i18next.addResourceBundle('en', 'setup', setupEn)
i18next.addResourceBundle('it', 'setup', setupIt)
i18next.addResourceBundle('es', 'setup', setupEs)
