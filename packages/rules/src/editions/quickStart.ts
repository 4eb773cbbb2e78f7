/** §31.1, the columns of the quick start. Lengths are printed values in u. */
export interface QuickStart {
  readonly unitChoices: readonly ('inch' | '2.5cm')[]
  readonly pointName: string
  readonly minCoverPerCharacter: number
  readonly forceLimitKind: 'approximate' | 'maximum'
  readonly forcePickedBeforeTable: boolean
  readonly deployFirst: 'highestAp' | 'lowestRoll'
  readonly incomeAt: 'turnStart'
  readonly allowanceLegend: 'round' | 'turn'
  /** FIRE-06. null = free choice each time. */
  readonly weaponsPerTurn: number | null
  /** COVER-04: is exactly `takeCoverDistance` still too close. */
  readonly takeCoverVoidInclusive: boolean
  readonly takeCoverVoidAgainst: 'fire' | 'anyAttack'
  readonly charactersGiveCover: boolean
  readonly nearCoverMeasure: 'nearestPoint' | 'attackDistance' | 'crossingPoint'
  readonly nearCoverIgnores: readonly ('scenery' | 'character')[]
  /** As printed; in force is Partial in every edition (LOS-07). */
  readonly nearCoverWording: 'partial' | 'anyCover'
  /** As printed; in force is `openTest` (LOS-06). */
  readonly openTestWording: 'union' | 'singlePoint'
  readonly scenicBaseFreeStep: boolean
  readonly scenicBaseAllRoundCover: boolean
  readonly freeTurning: boolean
  readonly climbPrice: ClimbPrice
  readonly climbAppliesTo: readonly ('elevated' | 'obstacle')[]
  readonly climbsPerMove: number | null
  readonly ofInterruptsMove: boolean
  /** OF-11: a wound takes the marker away, or it sleeps during Shock. */
  readonly woundClearsOf: boolean
  readonly sfRadiusSource: 'initiatorCard'
  readonly sfAffectsWhen: 'anyMoment' | 'enters'
  readonly sfH2h: 'any' | 'outsideArea'
  readonly sfSoloWeapon: 'mg' | 'sfCapable'
  readonly sfBarredBy: 'attackAction' | 'shot'
  readonly sfBarScope: 'all' | 'joiners'
  readonly sfRollers: 'inLos' | 'all'
  readonly sfWoundChooser: 'lowestH2h' | 'owner'
  readonly sfVictimInArea: boolean
  readonly grenadeOver: 'partialCover' | 'anyCover'
  readonly grenadeMaxRange: number | null
  /** GREN-06: drift by die, 1 to 6. */
  readonly grenadeScatter: readonly [number, number, number, number, number, number]
  readonly grenadeScatterMode: 'upTo' | 'exactOrNone'
  readonly grenadeRadiusOn: 'card' | 'marker'
  readonly grenadeCoverWording: 'exempt' | 'blocksRadius'
  readonly takeCoverStopsBlast: boolean
  /** As printed; in force is `allocationTie` (GREN-11). */
  readonly blastTie: 'dice'
  readonly blastTwoWoundsKill: boolean
  readonly h2hSequence: 'alternating' | 'simultaneous'
  readonly h2hEnd: 'oneEliminated' | 'atLeastOne'
  readonly shockEndsAt: 'endOfCurrentTurn' | 'startOfOwnersNextTurn'
  readonly commandBeneficiary: 'each' | 'everyOtherFriend'
  readonly commandStacks: boolean
  readonly commandRadius: CommandRadius
  readonly camouflageWhen: 'partialCover' | 'always'
  readonly missionAltVictory: 'characters' | 'points'
  /** As printed; in force is "at least half" everywhere (VICT-03). */
  readonly missionAltShareWording: 'atLeastHalf' | 'half'
}

/** MOVE-04: a climb costs `total` AT with its move, or `extra` AT beside the move's own. */
export type ClimbPrice = { readonly total: number } | { readonly extra: number }

/** STRUCT-09, CMD-02. */
export interface CommandRadius {
  readonly private: number
  readonly corporal: number
  readonly nco: number
  readonly sergeant: number
  readonly secondLieutenant: number
  readonly lieutenant: number
  readonly captain: number
  readonly higher: number
}
