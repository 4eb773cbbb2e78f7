import { addTexts } from './addTexts.ts'
import { printEn } from './print.en.ts'
import { printEs } from './print.es.ts'
import { printIt } from './print.it.ts'

/** The texts of the print page come with it. */
addTexts('print', { en: printEn, it: printIt, es: printEs })
