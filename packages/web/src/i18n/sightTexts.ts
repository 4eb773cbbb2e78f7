import { addTexts } from './addTexts.ts'
import { sightEn } from './sight.en.ts'
import { sightEs } from './sight.es.ts'
import { sightIt } from './sight.it.ts'

/** For the table and the pages of sight and odds; the front page need not load them. */
addTexts('translation', { en: sightEn, it: sightIt, es: sightEs })
