import { UNIVERSAL } from '@tactic48/rules'
import file from '../data/universal.json' with { type: 'json' }
import { universalShape } from './cardFile.ts'
import { type GivenCards, givenCardsOf } from './cards.ts'
import { checked } from './contentError.ts'
import { ARMOURY } from './weapons.ts'

/** FORCE-06: open to every faction, at most one of each in use. */
export const UNIVERSAL_CARDS: GivenCards = givenCardsOf(checked(universalShape, file), UNIVERSAL, ARMOURY, [])
