import i18next from 'i18next'
import { slipEn } from './slip.en.ts'
import { slipEs } from './slip.es.ts'
import { slipIt } from './slip.it.ts'

i18next.addResourceBundle('en', 'slip', slipEn)
i18next.addResourceBundle('it', 'slip', slipIt)
i18next.addResourceBundle('es', 'slip', slipEs)
