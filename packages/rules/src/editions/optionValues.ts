import type { HouseSwitches } from './house.ts'

/** §29 in force. Options that an edition row also names share its field; `climbSurcharge` is no field of its own: it sets `climbPrice`. */
export interface Options extends HouseSwitches {
  readonly premeasure: boolean
  readonly figureBaseDiameterMm: number
  readonly markerRadius: number
  readonly forceTolerancePct: number
  readonly deployMeasure: 'nearestPoint' | 'wholeBase'
  readonly openingTokens: 'topUp' | 'firstIncome' | 'extra'
  readonly firstTurn: 'initiativeRoll' | 'deployedFirst' | 'deployedLast'
  readonly minSpendFailure: 'forfeitOne' | 'waive'
  readonly outOfAtEndsTurn: 'strict' | 'allowFreeActions'
  readonly opponentTurnActions: 'reactions' | 'takeCoverAnytime' | 'anyAction'
  readonly allowancePeriod: 'playerTurn' | 'round'
  readonly slotRule: 'actions' | 'tokens'
  readonly needCap: number | null
  readonly aimStacks: boolean
  readonly reactionCoverFree: boolean
  readonly camoStacksWithTakeCover: boolean
  readonly openTest: 'union' | 'singlePoint'
  readonly nearCoverMeasure: 'nearestPoint' | 'attackDistance' | 'crossingPoint'
  readonly charactersGiveCover: boolean
  readonly characterCoverTest: 'centreLine' | 'wholeBase'
  readonly orderedMovesCountToCap: boolean
  readonly contactEndsMove: boolean
  readonly ofTrigger: 'enter' | 'enterOrMoveInside' | 'anyAction'
  readonly ofStopsMove: boolean
  readonly woundClearsOf: boolean
  readonly ofOnArrival: boolean
  readonly sfAffectsWhen: 'anyMoment' | 'enters'
  readonly sfStart: 'atomic' | 'graceUntilTurnEnd'
  readonly sfJoinNeedsLos: boolean
  readonly sfVictimInArea: boolean
  readonly allocationTie: 'dice' | 'attacker' | 'defender'
  readonly grenadeMaxRange: number | null
  readonly scatterOffTable: 'clamp' | 'dud'
  readonly takeCoverStopsBlast: boolean
  readonly h2hSequence: 'alternating' | 'simultaneous'
  readonly killedAnswer: 'woundedSide' | 'asBefore'
  readonly weaponsPerTurn: number | null
  readonly ofSecondOffer: boolean
  readonly objectiveFromRound: number
  readonly sfBarScope: 'all' | 'joiners'
  readonly initiativeWindow: 'afterFirstAction' | 'anyTime'
  readonly seizedTurnImmune: boolean
  readonly reinforcementCallsMax: number | null
  readonly h2hClearsMarkers: boolean
  readonly commandMode: 'perCharacter' | 'pool'
  readonly commandStacks: boolean
  readonly camouflageWhen: 'partialCover' | 'always'
  readonly simultaneousBreak: 'draw' | 'activeWins' | 'higherShareLoses'
  readonly deckInBreakPoint: boolean
  readonly reinforcementsInBreakPoint: 'addOnArrival' | 'ignore'
  /** Rounds (VICT-10). */
  readonly turnLimit: number | null
  readonly haltKeepsMarkers: boolean
  readonly orderCascade: boolean
  readonly suppressedOfficerFireOrders: boolean
  readonly teamShares: 'oneCard' | 'separate'
  readonly reinforcementSubstituteFigures: 1 | 2
  readonly supportMinDistance: number
  readonly platoonCallDelay: 'immediate' | 'nextTurn' | 'd6'
  readonly platoonCallRange: number
  readonly offBoardCountsAsLost: boolean
  readonly initiativeValueAs: 'bonus' | 'dice'
  readonly initiativeLocksDefender: boolean
  readonly firstAidLock: 'wholeTurn' | 'afterRoll'
  readonly autoDraw: boolean
  readonly reactionSeconds: number
}
