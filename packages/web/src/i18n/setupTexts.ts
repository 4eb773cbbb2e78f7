import { addTexts } from './addTexts.ts'
import { setupEn } from './setup.en.ts'
import { setupEs } from './setup.es.ts'
import { setupIt } from './setup.it.ts'

/** The texts of set-up come with its pages. */
addTexts('setup', { en: setupEn, it: setupIt, es: setupEs })
