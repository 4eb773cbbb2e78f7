import { choice, choices, count, countOrNull, flag, length, lengthOrNull, record, type Value } from './domain.ts'
import { baseOf, departing, option, parameter, QS_EDITIONS, RANKS, type Sheet, type ValuesOf } from './sheet.ts'

/** MOVE-04: a climb costs `total` AT with its move, or `extra` AT beside the move's own. */
export type ClimbPrice = { readonly total: number } | { readonly extra: number }

const climbPrice = (base: ClimbPrice): Value<ClimbPrice> => ({ domain: { kind: 'climbPrice' }, base })

/** GREN-06: drift by die, 1 to 6. */
type Drift = readonly [number, number, number, number, number, number]
const drift = (base: Drift): Value<Drift> => ({ domain: { kind: 'numbers', count: 6 }, base })

/** STRUCT-09, CMD-02. */
export type CommandRadius = { readonly [rank in (typeof RANKS)[number]]: number }

const FIVE_FOR_ALL: CommandRadius = {
  private: 5,
  corporal: 5,
  nco: 5,
  sergeant: 5,
  secondLieutenant: 5,
  lieutenant: 5,
  captain: 5,
  higher: 5,
}

/** PART A: §29 and §31 with the values on which the three quick starts agree, or most of them. Lengths in u. */
export const QUICK_START = {
  premeasure: option(flag(true), 'GEN-04'),
  figureBaseDiameterMm: option(length(25, { least: 1, most: 250 }), 'GEN-05'),
  markerRadius: option(length(0.4), 'GEN-05'),

  boardMin: parameter(record(['width', 'height'], { width: 24, height: 24 }), 'SETUP-02'),
  minCoverPerCharacter: parameter(length(0), 'SETUP-05'),
  scenicBaseMm: parameter(length(60), 'SETUP-05'),
  forceLimitKind: parameter(choice(['approximate', 'maximum'], 'approximate'), 'SETUP-01'),
  forceTolerancePct: option(length(10), 'SETUP-01'),
  deployFirst: parameter(choice(['highestAp', 'lowestRoll'], 'highestAp'), 'SETUP-07'),
  deployDepth: parameter(length(5), 'SETUP-09'),
  deployMeasure: option(choice(['nearestPoint', 'wholeBase'], 'nearestPoint'), 'SETUP-09'),
  openingTokens: option(choice(['topUp', 'firstIncome', 'extra'], 'topUp'), 'SETUP-10'),
  firstTurn: option(choice(['initiativeRoll', 'deployedFirst', 'deployedLast'], 'initiativeRoll'), 'SETUP-11'),
  objectiveFromRound: option(count(1, { least: 1 }), 'SETUP-13'),

  atIncome: parameter(count(5), 'TURN-02'),
  minAtPerTurn: parameter(count(1), 'TURN-05'),
  minSpendFailure: option(choice(['forfeitOne', 'waive'], 'forfeitOne'), 'TURN-05'),
  outOfAtEndsTurn: option(choice(['strict', 'allowFreeActions'], 'strict'), 'TURN-06'),
  opponentTurnActions: departing(choice(['reactions', 'takeCoverAnytime', 'anyAction'], 'reactions'), 'TURN-08', {
    printed: 'anyAction',
    in: QS_EDITIONS,
    says: 'Action Tokens may be spent in the opponent’s turn too, on anything.',
    why: 'No sheet gives a procedure for it, and Opportunity Fire would lose most of its point.',
  }),
  allowancePeriod: option(choice(['playerTurn', 'round'], 'playerTurn'), 'TURN-10'),
  slotRule: option(choice(['actions', 'tokens'], 'actions'), 'TURN-11'),

  fireCost: parameter(count(1), 'FIRE-01'),
  /** Inclusive (FIRE-03). */
  shortRangeMax: parameter(length(10), 'FIRE-03'),
  /** null = free choice each time. */
  weaponsPerTurn: option(countOrNull(1, { least: 1 }), 'FIRE-06'),
  hitOpen: parameter(count(4, { least: 1 }), 'FIRE-09'),
  hitPartial: parameter(count(5, { least: 1 }), 'FIRE-09'),
  headshotSixes: parameter(count(2, { least: 1 }), 'FIRE-11'),
  needCap: option(countOrNull(6, { least: 6, most: 6 }), 'FIRE-12'),
  aimCost: parameter(count(1), 'AIM-01'),
  aimStacks: option(flag(false), 'AIM-03'),

  takeCoverCost: parameter(count(1), 'COVER-01'),
  reactionCoverFree: option(flag(false), 'COVER-03'),
  takeCoverDistance: parameter(length(5), 'COVER-04'),
  /** Is exactly `takeCoverDistance` still too close. */
  takeCoverVoidInclusive: parameter(flag(true), 'COVER-04'),
  takeCoverVoidAgainst: parameter(choice(['fire', 'anyAttack'], 'fire'), 'COVER-04'),
  takeCoverBonus: parameter(count(1), 'COVER-05'),
  camoStacksWithTakeCover: option(flag(false), 'COVER-06'),

  openTest: departing(choice(['union', 'singlePoint'], 'union'), 'LOS-06', {
    printed: 'singlePoint',
    in: ['qs-it'],
    says: 'A target is in the open when its whole base is visible from one single point of the attacker’s base.',
    why: 'One test for all three sheets: what is seen from several points of the base counts together.',
  }),
  /** Inclusive (LOS-07). */
  nearCoverDistance: parameter(length(2), 'LOS-07'),
  nearCoverMeasure: option(choice(['nearestPoint', 'attackDistance', 'crossingPoint'], 'nearestPoint'), 'LOS-07'),
  nearCoverIgnores: parameter(choices(['scenery', 'character'], ['scenery']), 'LOS-07'),
  charactersGiveCover: option(flag(false), 'LOS-08'),
  characterCoverTest: departing(choice(['centreLine', 'wholeBase'], 'centreLine'), 'LOS-08', {
    printed: 'wholeBase',
    in: ['qs-en'],
    says: 'A Character covers like any Partial Cover, only by hiding the whole base of the target.',
    why: 'Between bases of one size that happens only in a perfect line, so it would hardly ever apply.',
  }),

  moveCapAt: parameter(count(3), 'MOVE-03'),
  climbPrice: parameter(climbPrice({ extra: 0 }), 'MOVE-04'),
  climbAppliesTo: parameter(choices(['elevated', 'obstacle'], []), 'MOVE-04'),
  climbsPerMove: parameter(countOrNull(null), 'MOVE-04'),
  contactEndsMove: option(flag(true), 'MOVE-06'),
  scenicBaseFreeStep: parameter(flag(false), 'MOVE-11'),

  ofCost: parameter(count(1), 'OF-01'),
  ofTrigger: option(choice(['enter', 'enterOrMoveInside', 'anyAction'], 'enter'), 'OF-03'),
  ofSecondOffer: option(flag(false), 'OF-04'),
  ofStopsMove: option(flag(false), 'OF-05'),
  /** A wound takes the marker away, or it sleeps during Shock. */
  woundClearsOf: option(flag(false), 'OF-11'),
  ofOnArrival: option(flag(true), 'OF-14'),

  sfCost: parameter(count(1), 'SF-01'),
  sfAffectsWhen: departing(choice(['anyMoment', 'enters'], 'anyMoment'), 'SF-04', {
    printed: 'enters',
    in: ['qs-es'],
    says: 'A Character that enters the range of the marker is suppressed.',
    why: 'Read as in the other two sheets: a Character inside at any moment of the turn is suppressed.',
  }),
  /** Always with dispersion. */
  sfGrenadeMax: parameter(length(5), 'SF-05'),
  sfH2h: parameter(choice(['any', 'outsideArea'], 'any'), 'SF-06'),
  sfMinShooters: parameter(count(2, { least: 1 }), 'SF-08'),
  sfSoloWeapon: parameter(choice(['mg', 'sfCapable'], 'mg'), 'SF-08'),
  sfStart: option(choice(['atomic', 'graceUntilTurnEnd'], 'atomic'), 'SF-09'),
  sfJoinNeedsLos: departing(flag(true), 'SF-10', {
    printed: false,
    in: QS_EDITIONS,
    says: 'Any friend may join; he is not required to see the marker.',
    why: 'He takes part by shooting at the marker, so he must see it.',
  }),
  sfBarredBy: parameter(choice(['attackAction', 'shot'], 'attackAction'), 'SF-11'),
  sfBarScope: option(choice(['all', 'joiners'], 'all'), 'SF-11'),
  sfWoundOn: parameter(count(6, { least: 1 }), 'SF-14'),
  sfRollers: parameter(choice(['inLos', 'all'], 'inLos'), 'SF-14'),
  sfWoundChooser: parameter(choice(['lowestH2h', 'owner'], 'lowestH2h'), 'SF-14'),
  sfVictimInArea: departing(flag(true), 'SF-14', {
    printed: false,
    in: ['qs-it'],
    says: 'A six wounds an enemy in sight; he is not required to be in the area.',
    why: 'Suppression Fire would reach the whole table.',
  }),
  allocationTie: option(choice(['dice', 'attacker', 'defender'], 'dice'), 'SF-16'),

  grenadeCost: parameter(count(2), 'GREN-01'),
  grenadeOver: parameter(choice(['partialCover', 'anyCover'], 'partialCover'), 'GREN-02'),
  grenadeSafeRange: parameter(length(10), 'GREN-03'),
  grenadeMaxRange: { ...option(lengthOrNull(null), 'GREN-04'), nullKeepsPrinted: true },
  grenadeScatter: parameter(drift([2, 2, 1, 1, 0, 0]), 'GREN-05'),
  grenadeScatterMode: parameter(choice(['upTo', 'exactOrNone'], 'exactOrNone'), 'GREN-06'),
  scatterOffTable: option(choice(['clamp', 'dud'], 'clamp'), 'GREN-06'),
  blastHitOn: parameter(count(4, { least: 1 }), 'GREN-09'),
  takeCoverStopsBlast: option(flag(false), 'GREN-08'),

  h2hHitOn: parameter(count(5, { least: 1 }), 'H2H-02'),
  h2hSequence: option(choice(['alternating', 'simultaneous'], 'alternating'), 'H2H-03'),
  killedAnswer: option(choice(['woundedSide', 'asBefore'], 'woundedSide'), 'H2H-03'),
  h2hClearsMarkers: option(flag(true), 'H2H-10'),
  shockEndsAt: parameter(choice(['endOfCurrentTurn', 'startOfOwnersNextTurn'], 'endOfCurrentTurn'), 'WOUND-04'),

  commandRadius: parameter(record(RANKS, FIVE_FOR_ALL), 'CMD-02'),
  commandMode: option(choice(['perCharacter', 'pool'], 'perCharacter'), 'CMD-02'),
  commandStacks: option(flag(true), 'CMD-05'),
  camouflageWhen: option(choice(['partialCover', 'always'], 'partialCover'), 'CAMO-01'),

  victoryShare: parameter(length(0.5, { most: 1 }), 'VICT-01'),
  missionAltVictory: parameter(choice(['characters', 'points'], 'points'), 'VICT-03'),
  simultaneousBreak: option(choice(['draw', 'activeWins', 'higherShareLoses'], 'draw'), 'VICT-07'),
  /** Rounds. */
  turnLimit: option(countOrNull(null, { least: 1 }), 'VICT-10'),
  reactionSeconds: option(count(20), 'TACTIC-10'),
} as const

export type QuickStart = ValuesOf<typeof QUICK_START>
export const quickStartBase: QuickStart = baseOf(QUICK_START)

/** Rows of §31 from which nothing in play follows, as most sheets have them. */
export const QUICK_START_NOTES = {
  unitChoices: ['inch', '2.5cm'],
  pointName: 'Point Value',
  forcePickedBeforeTable: true,
  incomeAt: 'turnStart',
  allowanceLegend: 'turn',
  nearCoverWording: 'partial',
  openTestWording: 'union',
  scenicBaseAllRoundCover: true,
  freeTurning: true,
  ofInterruptsMove: true,
  sfRadiusSource: 'initiatorCard',
  grenadeRadiusOn: 'card',
  grenadeCoverWording: 'exempt',
  blastTie: 'dice',
  blastTwoWoundsKill: true,
  h2hEnd: 'oneEliminated',
  commandBeneficiary: 'each',
  missionAltShareWording: 'atLeastHalf',
} as const

export type QuickStartNote = keyof typeof QUICK_START_NOTES
export type QuickStartSheet = Sheet<QuickStart, QuickStartNote>
