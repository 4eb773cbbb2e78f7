import i18next from 'i18next'
import { playEn } from './play.en.ts'
import { playEs } from './play.es.ts'
import { playIt } from './play.it.ts'
import { proseEn } from './prose.en.ts'
import { proseEs } from './prose.es.ts'
import { proseIt } from './prose.it.ts'

/** The texts of the table come with its pages: the front page need not load them. */
i18next.addResourceBundle('en', 'play', playEn)
i18next.addResourceBundle('it', 'play', playIt)
i18next.addResourceBundle('es', 'play', playEs)
i18next.addResourceBundle('en', 'prose', proseEn)
i18next.addResourceBundle('it', 'prose', proseIt)
i18next.addResourceBundle('es', 'prose', proseEs)
