import { addTexts } from './addTexts.ts'
import { lessonEn } from './lesson.en.ts'
import { lessonEs } from './lesson.es.ts'
import { lessonIt } from './lesson.it.ts'

/** The texts around the course come with its pages; what its steps say is in the content package. */
addTexts('lesson', { en: lessonEn, it: lessonIt, es: lessonEs })
