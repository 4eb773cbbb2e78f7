import { addTexts } from './addTexts.ts'
import { hintEn } from './hint.en.ts'
import { hintEs } from './hint.es.ts'
import { hintIt } from './hint.it.ts'

/** The words of a hint come with the first one. */
addTexts('hint', { en: hintEn, it: hintIt, es: hintEs })
