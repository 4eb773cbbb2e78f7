import { addTexts } from './addTexts.ts'
import { replayEn } from './replay.en.ts'
import { replayEs } from './replay.es.ts'
import { replayIt } from './replay.it.ts'

/** The texts of replay and result come with their pages. */
addTexts('replay', { en: replayEn, it: replayIt, es: replayEs })
