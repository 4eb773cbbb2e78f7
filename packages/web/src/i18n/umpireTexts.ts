import { addTexts } from './addTexts.ts'
import { umpireEn } from './umpire.en.ts'
import { umpireEs } from './umpire.es.ts'
import { umpireIt } from './umpire.it.ts'

/** The texts of the umpire's table come with it. */
addTexts('umpire', { en: umpireEn, it: umpireIt, es: umpireEs })
