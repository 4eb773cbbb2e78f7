import { addTexts } from './addTexts.ts'
import { weaponsEn } from './weapons.en.ts'
import { weaponsEs } from './weapons.es.ts'
import { weaponsIt } from './weapons.it.ts'

addTexts('weapons', { en: weaponsEn, it: weaponsIt, es: weaponsEs })
