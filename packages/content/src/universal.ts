import { UNIVERSAL } from '@tactic48/rules'
import file from '../data/universal.json' with { type: 'json' }
import { universalSchema } from './cardFile.ts'
import { type GivenCards, givenCardsOf } from './cards.ts'
import { checked } from './checked.ts'
import { ARMOURY } from './weapons.ts'

/** FORCE-06: open to every faction, at most one of each in use. */
export const UNIVERSAL_CARDS: GivenCards = givenCardsOf(checked(universalSchema, file), UNIVERSAL, ARMOURY, [])
