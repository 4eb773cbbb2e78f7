import { addTexts } from './addTexts.ts'
import { wrongEn } from './wrong.en.ts'
import { wrongEs } from './wrong.es.ts'
import { wrongIt } from './wrong.it.ts'

/** They come with the dialog. */
addTexts('wrong', { en: wrongEn, it: wrongIt, es: wrongEs })
