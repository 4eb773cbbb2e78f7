import { addTexts } from './addTexts.ts'
import { offlineEn } from './offline.en.ts'
import { offlineEs } from './offline.es.ts'
import { offlineIt } from './offline.it.ts'

/** Fetched when there is something to announce. */
addTexts('offline', { en: offlineEn, it: offlineIt, es: offlineEs })
