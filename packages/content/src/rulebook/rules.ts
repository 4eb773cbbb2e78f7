import { ATOM_IDS } from '@tactic48/rules'
import { COVER, LOS } from './families/cover.ts'
import { AIM, FIRE } from './families/fire.ts'
import { GREN, H2H } from './families/grenade.ts'
import { MNF, MOVE } from './families/movement.ts'
import { OF } from './families/opportunity.ts'
import { CARD, GEN, SETUP } from './families/setup.ts'
import { SF } from './families/suppression.ts'
import { TURN } from './families/turn.ts'
import { VICT } from './families/victory.ts'
import { ABILITIES, WOUND } from './families/wound.ts'

/** Every rule in our own words, by atom. */
export const RULES = {
  ...GEN,
  ...SETUP,
  ...TURN,
  ...FIRE,
  ...AIM,
  ...COVER,
  ...LOS,
  ...MOVE,
  ...MNF,
  ...OF,
  ...SF,
  ...GREN,
  ...H2H,
  ...WOUND,
  ...ABILITIES,
  ...VICT,
  ...CARD,
}

export type BookAtom = keyof typeof RULES
/** In the order of the rules themselves. */
export const BOOK_ATOMS: readonly BookAtom[] = ATOM_IDS.filter((atom): atom is BookAtom => Object.hasOwn(RULES, atom))
