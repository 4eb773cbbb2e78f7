import { addTexts } from './addTexts.ts'
import { playEn } from './play.en.ts'
import { playEs } from './play.es.ts'
import { playIt } from './play.it.ts'
import { proseEn } from './prose.en.ts'
import { proseEs } from './prose.es.ts'
import { proseIt } from './prose.it.ts'

/** The texts of the table come with its pages: the front page need not load them. */
addTexts('play', { en: playEn, it: playIt, es: playEs })
addTexts('prose', { en: proseEn, it: proseIt, es: proseEs })
