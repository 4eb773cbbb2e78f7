import type { CommandRadius } from './quickStart.ts'

/** §31.1, the columns of the company layer. A field that a column calls n/a is absent. */
export interface Company {
  readonly pointName: string
  readonly commandStacks: boolean
  readonly commandRadius: CommandRadius
  readonly smallGroupMax: number
  readonly squadSize: { readonly [faction: string]: number }
  readonly secondOfficerExtraSquad: 'otherPlatoon' | 'any'
  readonly namedMustObey: boolean
  readonly haltNeededFor: 'all' | 'nameless'
  readonly orderTriggersOf: boolean
  readonly orderOneUnit: boolean
  readonly officerMayJoinOrder: boolean
  readonly fireOrderNeedsLos: boolean
  readonly fireOrderAim: boolean
  /** ORDER-14: the radius of SF by order; `card` = the officer's own, else 2 u. */
  readonly fireAtWillRadius: number | 'card'
  readonly fireAtWillNeedsSymbol: boolean
  readonly planningLossRule: readonly ('killed' | 'offTable' | 'woundedSideLacksIt')[]
  readonly planningTypical?: number
  /** CALL-03. null = as many as allowance and AT give. */
  readonly callAttemptsPerTurn: number | null
  readonly callExclusive: boolean
  readonly callDeclareFirst: boolean
  readonly callUndeclaredChooser: 'caller' | 'opponent'
  readonly callMeans: readonly ('radio' | 'telephone' | 'fixedLine' | 'fixedPost' | 'runner' | 'self')[]
  readonly callTypical?: { readonly lieutenant: number; readonly captain: number }
  /** REINF-01: one team per seven own figures rounded up, or a die. */
  readonly reinforcementTeams: 'ceilOwnFiguresBy7' | 'd6'
  readonly reinforcementSubstituteMaxAp: number
  readonly platoonCallAmmo: readonly ('smoke' | 'concussion' | 'fragmentation')[]
  readonly platoonCallScatter: boolean
  readonly platoonCallRangeFactor: number
  readonly platoonCallFactions: readonly string[]
  readonly radioDice: number | 'abilityValue'
  readonly radioSuccess: 'anySix' | 'twoPlus'
  readonly radioAllowsTakeCover: boolean
  readonly radioTrainedOnly: boolean
  readonly runnerMustTouchOfficer: boolean
  readonly runnerReturnDelay: number | 'd6'
  readonly runnerReturnPlace: 'anywhereOnEdge' | 'exitPoint'
  readonly officerMayRun: boolean
  readonly initiativeRaises: boolean
  /** As printed; in force is `initiativeValueAs` (INIT-04). */
  readonly initiativeValueHeading: 'dice' | 'bonus'
  readonly initiativeLockScope: 'abilityHolders' | 'officersUsed'
  readonly feintUnit: 'percentAp' | 'characters'
  readonly feintPerValue: number
  readonly feintRounding?: 'up'
  readonly feintMinimum?: number
  readonly feintVehicles: boolean
  readonly casualtyCheckLock: 'wholeTurn' | 'none'
  readonly evacAllMedics: boolean
  readonly evacMovePaidBy: 'medic'
  readonly stretcherPickupCost: number
  readonly aidRestock: 'fullTurn' | 'onContact'
  readonly aidBonusOnCasualtyCheck: boolean
  /** SHOCK-04: beside the whole unit; 0 = the unit only. */
  readonly officerDeathTestRadius: number
  readonly officerDeathOnlyKilled: boolean
  readonly mountsDefined: boolean
  readonly bunkerArmourBeatenBy: readonly ('hFactor' | 'highExplosive' | 'charge')[]
  readonly universalCardMaxEach: number | null
  readonly offFactionCards: 'theatreTable'
  readonly tacticExpresslyAllowed: boolean
  readonly tacticTurnRestriction: boolean
  readonly tacticDrawDeadline: 'firstAction' | 'opponentPlays'
  /** Options of §29 whose default this layer sets. */
  readonly orderCascade: boolean
  readonly suppressedOfficerFireOrders: boolean
  readonly platoonCallRange: number
  readonly offBoardCountsAsLost: boolean
  readonly firstAidLock: 'wholeTurn' | 'afterRoll'
  readonly motorbikeUntrainedExtra?: number
}
