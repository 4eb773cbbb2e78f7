import type { Atom } from '@tactic48/rules'
import { BUNKER, MOUNT } from './families/bunkers.ts'
import { CALLS } from './families/calls.ts'
import { COVER } from './families/cover.ts'
import { AIM, FIRE } from './families/fire.ts'
import { FORCE, STRUCT } from './families/force.ts'
import { GEN } from './families/general.ts'
import { GREN } from './families/grenade.ts'
import { H2H } from './families/handToHand.ts'
import { HOUSE } from './families/house.ts'
import { FEINT, INIT } from './families/initiative.ts'
import { AID, EVAC, MEDIC } from './families/medics.ts'
import { MNF, MOVE } from './families/movement.ts'
import { OF } from './families/opportunity.ts'
import { ORDER } from './families/order.ts'
import { RADIO, RUNNER } from './families/radio.ts'
import { CARD, SETUP } from './families/setup.ts'
import { LOS } from './families/sight.ts'
import { SF } from './families/suppression.ts'
import { SHOCK, TACTIC } from './families/tactics.ts'
import { TURN } from './families/turn.ts'
import { VICT } from './families/victory.ts'
import { ABILITIES, WOUND } from './families/wound.ts'
import type { RuleText } from './template.ts'

/** Every rule in our own words; an atom without a text does not compile. */
export const RULES: { readonly [atom in Atom]: RuleText } = {
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
  ...FORCE,
  ...STRUCT,
  ...ORDER,
  ...CALLS,
  ...RADIO,
  ...RUNNER,
  ...INIT,
  ...FEINT,
  ...MEDIC,
  ...EVAC,
  ...AID,
  ...MOUNT,
  ...BUNKER,
  ...TACTIC,
  ...SHOCK,
  ...HOUSE,
  ...CARD,
}
