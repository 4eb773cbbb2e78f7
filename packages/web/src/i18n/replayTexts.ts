import i18next from 'i18next'
import { replayEn } from './replay.en.ts'
import { replayEs } from './replay.es.ts'
import { replayIt } from './replay.it.ts'

/** The texts of replay and result come with their pages. */
i18next.addResourceBundle('en', 'replay', replayEn)
i18next.addResourceBundle('it', 'replay', replayIt)
i18next.addResourceBundle('es', 'replay', replayEs)
