import i18next from 'i18next'
import { weaponsEn } from './weapons.en.ts'
import { weaponsEs } from './weapons.es.ts'
import { weaponsIt } from './weapons.it.ts'

i18next.addResourceBundle('en', 'weapons', weaponsEn)
i18next.addResourceBundle('it', 'weapons', weaponsIt)
i18next.addResourceBundle('es', 'weapons', weaponsEs)
