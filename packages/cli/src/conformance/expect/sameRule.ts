import type { Atom, Refusal } from '@tactic48/rules'

/**
 * What the rules say in more than one place: a refusal with this code names one of these rules, and a scenario may
 * name another of them.
 */
const SAID_TWICE: { readonly [C in Refusal['code']]?: readonly (readonly Atom[])[] } = {
  notYourTurn: [
    ['TURN-08', 'ORDER-17', 'TURN-16'],
    ['TURN-08', 'MEDIC-09', 'TURN-16'],
    ['TURN-08', 'CALL-03'],
  ],
  notAsked: [['TURN-16', 'TACTIC-08']],
  noSlots: [
    ['TURN-10', 'ORDER-06'],
    ['TURN-10', 'EVAC-02'],
  ],
  noTokens: [
    ['TURN-06', 'ORDER-06'],
    ['TURN-06', 'TACTIC-09'],
    ['INIT-05', 'INIT-06'],
  ],
  noKits: [
    ['MEDIC-03', 'MEDIC-01'],
    ['EVAC-02', 'MEDIC-03', 'MEDIC-01'],
  ],
  tooFar: [
    ['EVAC-05', 'MOVE-01'],
    ['EVAC-06', 'MOVE-01'],
    ['EVAC-08', 'MOVE-01'],
  ],
  alreadyInContact: [['RADIO-04', 'RADIO-03']],
  friend: [['ORDER-13', 'FIRE-14']],
  noSuchTarget: [['ORDER-13', 'FIRE-14']],
  noSight: [['GREN-02', 'MORTAR-01']],
  noMortar: [['MORTAR-01', 'MORTAR-02']],
  noSupportFire: [['SUPP-03', 'HOUSE-08']],
  noHelper: [['EVAC-06', 'WOUND-03']],
  blocked: [['MOVE-07', 'BUNKER-02']],
  noArmour: [['HOUSE-02', 'BUNKER-01']],
  noCasualty: [['EVAC-01', 'EVAC-03', 'EVAC-04']],
  tooManyForeignCards: [['HOUSE-09', 'FORCE-05']],
  unknownCard: [['SETUP-01', 'FORCE-02']],
}

/** The rule that was expected, or another that says the same of this refusal. */
export const isRule = ({ rule, code }: Refusal, expected: string): boolean =>
  rule === expected ||
  (SAID_TWICE[code]?.some((atoms) => [rule, expected].every((one) => atoms.some((atom) => atom === one))) ?? false)
