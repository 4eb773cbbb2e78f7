import { addTexts } from './addTexts.ts'
import { bookEn } from './book.en.ts'
import { bookEs } from './book.es.ts'
import { bookIt } from './book.it.ts'

/** The texts of the rulebook's page come with it; those of the rules are in the content package. */
addTexts('book', { en: bookEn, it: bookIt, es: bookEs })
