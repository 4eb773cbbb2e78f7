import { choice, count, countOrNull, type Domain, flag, length, lengthOrNull } from './domain.ts'
import { HOUSE, type HouseSwitch } from './house.ts'
import type { Options } from './optionValues.ts'

/** The names of §29. */
export type OptionName = keyof Options | 'climbSurcharge'

export interface Option {
  readonly domain: Domain
  /** §29; `edition` follows §31, `cc` is true only with a company edition. */
  readonly default: string | number | boolean | null
  readonly atom: string
}

const option = (domain: Domain, standard: Option['default'], atom: string): Option => ({
  domain,
  default: standard,
  atom,
})

type HouseOptions = { readonly [name in HouseSwitch]: Option }

const houseOptions = (): HouseOptions => {
  const table: { [name: string]: Option } = {}
  for (const [name, { atom, on }] of Object.entries(HOUSE)) {
    table[name] = option(flag, on === 'cc' ? 'cc' : on === 'always', atom)
  }
  return table as HouseOptions
}

/** §29, row by row. */
export const OPTIONS: { readonly [name in OptionName]: Option } = {
  premeasure: option(flag, true, 'GEN-04'),
  figureBaseDiameterMm: option({ kind: 'number', least: 1, most: 250, whole: false, orNull: false }, 25, 'GEN-05'),
  markerRadius: option(length, 0.4, 'GEN-05'),
  forceTolerancePct: option(length, 'edition', 'SETUP-01'),
  deployMeasure: option(choice('nearestPoint', 'wholeBase'), 'nearestPoint', 'SETUP-09'),
  openingTokens: option(choice('topUp', 'firstIncome', 'extra'), 'topUp', 'SETUP-10'),
  firstTurn: option(choice('initiativeRoll', 'deployedFirst', 'deployedLast'), 'initiativeRoll', 'SETUP-11'),
  minSpendFailure: option(choice('forfeitOne', 'waive'), 'forfeitOne', 'TURN-05'),
  outOfAtEndsTurn: option(choice('strict', 'allowFreeActions'), 'strict', 'TURN-06'),
  opponentTurnActions: option(choice('reactions', 'takeCoverAnytime', 'anyAction'), 'reactions', 'TURN-08'),
  allowancePeriod: option(choice('playerTurn', 'round'), 'playerTurn', 'TURN-10'),
  slotRule: option(choice('actions', 'tokens'), 'actions', 'TURN-11'),
  needCap: option({ kind: 'number', least: 6, most: 6, whole: true, orNull: true }, 6, 'FIRE-12'),
  aimStacks: option(flag, false, 'AIM-03'),
  reactionCoverFree: option(flag, false, 'COVER-03'),
  camoStacksWithTakeCover: option(flag, false, 'COVER-06'),
  openTest: option(choice('union', 'singlePoint'), 'union', 'LOS-06'),
  nearCoverMeasure: option(choice('nearestPoint', 'attackDistance', 'crossingPoint'), 'edition', 'LOS-07'),
  charactersGiveCover: option(flag, 'edition', 'LOS-08'),
  characterCoverTest: option(choice('centreLine', 'wholeBase'), 'centreLine', 'LOS-08'),
  orderedMovesCountToCap: option(flag, true, 'MOVE-03'),
  climbSurcharge: option({ kind: 'climbPrice' }, 'edition', 'MOVE-04'),
  contactEndsMove: option(flag, true, 'MOVE-06'),
  ofTrigger: option(choice('enter', 'enterOrMoveInside', 'anyAction'), 'enter', 'OF-03'),
  ofStopsMove: option(flag, false, 'OF-05'),
  woundClearsOf: option(flag, 'edition', 'OF-11'),
  ofOnArrival: option(flag, true, 'OF-14'),
  sfAffectsWhen: option(choice('anyMoment', 'enters'), 'anyMoment', 'SF-04'),
  sfStart: option(choice('atomic', 'graceUntilTurnEnd'), 'atomic', 'SF-09'),
  sfJoinNeedsLos: option(flag, true, 'SF-10'),
  sfVictimInArea: option(flag, true, 'SF-14'),
  allocationTie: option(choice('dice', 'attacker', 'defender'), 'dice', 'SF-16'),
  grenadeMaxRange: option(lengthOrNull, 'edition', 'GREN-04'),
  scatterOffTable: option(choice('clamp', 'dud'), 'clamp', 'GREN-06'),
  takeCoverStopsBlast: option(flag, false, 'GREN-08'),
  h2hSequence: option(choice('alternating', 'simultaneous'), 'alternating', 'H2H-03'),
  killedAnswer: option(choice('woundedSide', 'asBefore'), 'woundedSide', 'H2H-03'),
  weaponsPerTurn: option(countOrNull(1), 'edition', 'FIRE-06'),
  ofSecondOffer: option(flag, false, 'OF-04'),
  objectiveFromRound: option(count(1), 1, 'SETUP-13'),
  sfBarScope: option(choice('all', 'joiners'), 'edition', 'SF-11'),
  initiativeWindow: option(choice('afterFirstAction', 'anyTime'), 'afterFirstAction', 'INIT-01'),
  seizedTurnImmune: option(flag, true, 'INIT-09'),
  reinforcementCallsMax: option(countOrNull(), null, 'REINF-01'),
  h2hClearsMarkers: option(flag, true, 'H2H-10'),
  commandMode: option(choice('perCharacter', 'pool'), 'perCharacter', 'CMD-02'),
  commandStacks: option(flag, true, 'CMD-05'),
  camouflageWhen: option(choice('partialCover', 'always'), 'edition', 'CAMO-01'),
  simultaneousBreak: option(choice('draw', 'activeWins', 'higherShareLoses'), 'draw', 'VICT-07'),
  deckInBreakPoint: option(flag, false, 'VICT-08'),
  reinforcementsInBreakPoint: option(choice('addOnArrival', 'ignore'), 'addOnArrival', 'VICT-08'),
  turnLimit: option(countOrNull(1), null, 'VICT-10'),
  haltKeepsMarkers: option(flag, true, 'ORDER-06'),
  orderCascade: option(flag, 'edition', 'ORDER-08'),
  suppressedOfficerFireOrders: option(flag, 'edition', 'ORDER-16'),
  teamShares: option(choice('oneCard', 'separate'), 'oneCard', 'REINF-03'),
  reinforcementSubstituteFigures: option(choice(1, 2), 1, 'REINF-02'),
  supportMinDistance: option(length, 30, 'SUPP-01'),
  platoonCallDelay: option(choice('immediate', 'nextTurn', 'd6'), 'immediate', 'MORTAR-01'),
  platoonCallRange: option(length, 'edition', 'MORTAR-01'),
  offBoardCountsAsLost: option(flag, 'edition', 'RUNNER-06'),
  initiativeValueAs: option(choice('bonus', 'dice'), 'bonus', 'INIT-04'),
  initiativeLocksDefender: option(flag, true, 'INIT-10'),
  firstAidLock: option(choice('wholeTurn', 'afterRoll'), 'edition', 'MEDIC-04'),
  autoDraw: option(flag, true, 'TACTIC-08'),
  reactionSeconds: option(count(), 20, 'TACTIC-10'),
  ...houseOptions(),
}

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[]

export const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name)
