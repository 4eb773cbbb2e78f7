import { addTexts } from './addTexts.ts'
import { oddsEn } from './odds.en.ts'
import { oddsEs } from './odds.es.ts'
import { oddsIt } from './odds.it.ts'

/** The texts of the odds page come with it. */
addTexts('odds', { en: oddsEn, it: oddsIt, es: oddsEs })
