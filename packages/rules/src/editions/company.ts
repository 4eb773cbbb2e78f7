import { choice, choiceOrNull, choices, count, countOr, countOrNull, flag, length, lengthOr } from './domain.ts'
import type { QuickStart } from './quickStart.ts'
import { baseOf, CC_EDITIONS, departing, option, parameter, type Sheet, type ValuesOf } from './sheet.ts'

/** PART B: §29 and §31 of the company layer. The base is the English sheet, the later and fuller of the two. Lengths in u. */
export const COMPANY = {
  smallGroupMax: parameter(count(6), 'STRUCT-01'),
  /** Figures from which a group may have a second NCO; `squadSize` = that of its faction (HOUSE-19). */
  secondNcoFrom: parameter(countOr('squadSize', 'squadSize'), 'STRUCT-03'),
  secondOfficerExtraSquad: parameter(choice(['otherPlatoon', 'any'], 'otherPlatoon'), 'STRUCT-07'),
  universalCardMaxEach: parameter(countOrNull(1), 'FORCE-06'),
  deckInBreakPoint: departing(flag(false), 'VICT-08', {
    printed: true,
    in: CC_EDITIONS,
    says: 'The points of the tactic deck belong to the total of the force, half of which is to be eliminated.',
    why: 'A large deck would make a side unbreakable.',
  }),
  reinforcementsInBreakPoint: option(choice(['addOnArrival', 'ignore'], 'addOnArrival'), 'VICT-08'),

  orderCost: parameter(count(1), 'ORDER-02'),
  orderTriggersOf: parameter(flag(true), 'ORDER-04'),
  namedMustObey: parameter(flag(true), 'ORDER-05'),
  haltCost: parameter(count(1), 'ORDER-06'),
  haltNeededFor: parameter(choice(['all', 'nameless'], 'all'), 'ORDER-06'),
  haltKeepsMarkers: departing(flag(true), 'ORDER-06', {
    printed: false,
    in: CC_EDITIONS,
    says: 'A halt is an Action of the halted man, paid on his card; and any Action ends his markers.',
    why: 'Keeping his markers is what a halt is for.',
  }),
  orderOneUnit: parameter(flag(true), 'ORDER-07'),
  orderCascade: option(flag(true), 'ORDER-08'),
  officerMayJoinOrder: parameter(flag(true), 'ORDER-09'),
  orderedMovesCountToCap: option(flag(true), 'MOVE-03'),
  fireOrderNeedsLos: parameter(flag(true), 'ORDER-13'),
  fireOrderAim: parameter(flag(false), 'ORDER-13'),
  /** The radius of Suppression Fire by order; `card` = the officer's own, else 2 u. */
  fireAtWillRadius: parameter(lengthOr('card', 2), 'ORDER-14'),
  fireAtWillNeedsSymbol: parameter(flag(false), 'ORDER-14'),
  suppressedOfficerFireOrders: option(flag(false), 'ORDER-16'),
  planningLossRule: parameter(
    choices(['killed', 'offTable', 'woundedSideLacksIt'], ['killed', 'offTable', 'woundedSideLacksIt']),
    'PLAN-02',
  ),

  callCost: parameter(count(1), 'CALL-02'),
  callSuccessOn: parameter(count(6, { least: 1 }), 'CALL-01'),
  /** null = as many as allowance and AT give. */
  callAttemptsPerTurn: parameter(countOrNull(null, { least: 1 }), 'CALL-03'),
  callExclusive: parameter(flag(false), 'CALL-03'),
  callMeans: parameter(
    choices(
      ['radio', 'telephone', 'fixedLine', 'fixedPost', 'runner', 'self'],
      ['radio', 'telephone', 'fixedLine', 'runner', 'self'],
    ),
    'CALL-04',
  ),
  callDeclareFirst: parameter(flag(false), 'CALL-05'),
  callUndeclaredChooser: parameter(choice(['caller', 'opponent'], 'caller'), 'CALL-05'),
  /** Turns; a double six arrives in the next turn (CALL-07). */
  arrivalDelay: parameter(countOr('d6', 'd6'), 'CALL-06'),
  /** One team per seven own figures rounded up, or a die. */
  reinforcementTeams: parameter(choice(['ceilOwnFiguresBy7', 'd6'], 'ceilOwnFiguresBy7'), 'REINF-01'),
  reinforcementCallsMax: option(countOrNull(null), 'REINF-01'),
  reinforcementSubstituteMaxAp: parameter(count(6), 'REINF-02'),
  reinforcementSubstituteFigures: option(choice([1, 2], 1), 'REINF-02'),
  teamShares: option(choice(['oneCard', 'separate'], 'oneCard'), 'REINF-03'),
  supportMinDistance: option(length(30), 'SUPP-01'),
  platoonCallShells: parameter(count(3), 'MORTAR-01'),
  platoonCallAmmo: parameter(choices(['smoke', 'concussion', 'fragmentation'], ['smoke', 'concussion']), 'MORTAR-01'),
  platoonCallMixedAmmo: parameter(flag(false), 'MORTAR-01'),
  platoonCallScatter: parameter(flag(true), 'MORTAR-01'),
  /** Times the distance of a hand grenade; in force as `platoonCallRange`. */
  platoonCallRangeFactor: parameter(length(3), 'MORTAR-01'),
  platoonCallRange: option(length(30), 'MORTAR-01'),
  platoonCallDelay: option(choice(['immediate', 'nextTurn', 'd6'], 'immediate'), 'MORTAR-01'),
  companyMortarsExcluded: parameter(flag(true), 'MORTAR-02'),

  radioCost: parameter(count(1), 'RADIO-01'),
  radioDice: parameter(countOr('abilityValue', 'abilityValue'), 'RADIO-02'),
  radioSuccess: parameter(choice(['anySix', 'twoPlus'], 'anySix'), 'RADIO-02'),
  radioAllowsTakeCover: parameter(flag(false), 'RADIO-04'),
  radioTrainedOnly: parameter(flag(true), 'RADIO-06'),
  manWeaponByContact: parameter(flag(true), 'HOUSE-21'),
  officerMayRun: parameter(flag(true), 'RUNNER-01'),
  runnerMustTouchOfficer: departing(flag(true), 'RUNNER-02', {
    printed: false,
    in: ['cc-en'],
    says: 'The messenger carries the request off the table; he is not required to touch the officer first.',
    why: 'He must be given the message.',
  }),
  runnerReturnDelay: parameter(countOr('d6', 1, { least: 1 }), 'RUNNER-05'),
  runnerReturnPlace: parameter(choice(['anywhereOnEdge', 'exitPoint'], 'anywhereOnEdge'), 'RUNNER-05'),
  offBoardCountsAsLost: option(flag(true), 'RUNNER-06'),

  initiativeAtStart: parameter(flag(true), 'SETUP-11'),
  initiativeWindow: option(choice(['anyTime', 'afterFirstAction'], 'anyTime'), 'INIT-01'),
  initiativeCost: parameter(count(1), 'INIT-02'),
  initiativeValueAs: option(choice(['bonus', 'dice'], 'bonus'), 'INIT-04'),
  /** Per AT. */
  initiativeBidBonus: parameter(count(1), 'INIT-05'),
  initiativeRaises: parameter(flag(true), 'INIT-06'),
  seizedTurnImmune: option(flag(false), 'INIT-09'),
  initiativeLockScope: parameter(choice(['abilityHolders', 'officersUsed'], 'abilityHolders'), 'INIT-10'),
  initiativeLocksDefender: option(flag(true), 'INIT-10'),
  feintUnit: parameter(choice(['percentAp', 'characters'], 'percentAp'), 'FEINT-02'),
  feintPerValue: parameter(length(10), 'FEINT-02'),
  feintRounding: parameter(choiceOrNull(['up'], 'up'), 'FEINT-02'),
  /** Characters. */
  feintMinimum: parameter(countOrNull(1), 'FEINT-02'),
  feintVehicles: parameter(flag(true), 'FEINT-02'),

  firstAidIsAction: parameter(flag(true), 'MEDIC-03'),
  firstAidLock: option(choice(['wholeTurn', 'afterRoll'], 'wholeTurn'), 'MEDIC-04'),
  firstAidHealOn: parameter(count(4, { least: 1 }), 'MEDIC-05'),
  evacAllMedics: parameter(flag(true), 'EVAC-01'),
  casualtyCheckIsAction: parameter(flag(true), 'EVAC-02'),
  casualtyCheckLock: parameter(choice(['wholeTurn', 'none'], 'wholeTurn'), 'EVAC-02'),
  casualtyAliveOn: parameter(count(4, { least: 1 }), 'EVAC-03'),
  stretcherMovePaidBy: parameter(choice(['bearers', 'medicInContact'], 'bearers'), 'EVAC-08'),
  stretcherPickupCost: parameter(count(1), 'EVAC-08'),
  aidStationBonus: parameter(count(1), 'AID-02'),
  aidBonusOnCasualtyCheck: parameter(flag(false), 'AID-02'),
  aidRestock: parameter(choice(['fullTurn', 'onContact'], 'fullTurn'), 'AID-03'),
  /** Beside the whole unit; 0 = the unit only. */
  officerDeathTestRadius: parameter(length(10), 'SHOCK-04'),
  officerDeathOnlyKilled: parameter(flag(true), 'SHOCK-04'),
  psychSafeRadius: parameter(length(5), 'SHOCK-02'),

  mountsDefined: parameter(flag(true), 'MOUNT-01'),
  motorbikeUntrainedExtra: parameter(count(1), 'MOUNT-02'),
  bunkerNear: parameter(length(2), 'BUNKER-03'),
  bunkerFarDice: parameter(count(1), 'BUNKER-04'),
  bunkerFarHitOn: parameter(count(6, { least: 1 }), 'BUNKER-04'),
  bunkerArmourBeatenBy: parameter(choices(['hFactor', 'highExplosive', 'charge'], ['hFactor', 'charge']), 'BUNKER-06'),

  tacticExpresslyAllowed: parameter(flag(true), 'TACTIC-02'),
  tacticTurnRestriction: parameter(flag(true), 'TACTIC-09'),
  tacticDrawDeadline: parameter(choice(['firstAction', 'opponentPlays'], 'firstAction'), 'TACTIC-08'),
  autoDraw: departing(flag(true), 'TACTIC-08', {
    printed: false,
    in: CC_EDITIONS,
    says: 'The player draws his tactic card himself, and may forget it.',
    why: 'A forgotten draw is not a decision; the game draws for him.',
  }),
} as const

export type Company = ValuesOf<typeof COMPANY>
export const companyBase: Company = baseOf(COMPANY)

/** Rows of §31 from which nothing in play follows. */
export const COMPANY_NOTES = {
  pointName: 'AP',
  planningTypical: undefined,
  callTypical: undefined,
  evacMovePaidBy: 'medic',
  offFactionCards: 'theatreTable',
  initiativeValueHeading: 'bonus',
} as const

export type CompanyNote = keyof typeof COMPANY_NOTES
/** GEN-02: a company sheet may lay its own values over those of the quick start. */
export type CompanySheet = Sheet<Company & Pick<QuickStart, 'commandRadius' | 'commandStacks'>, CompanyNote>
