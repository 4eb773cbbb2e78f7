/** §31.2: parameters that every edition which defines them prints alike. Lengths in u. */
export interface Common {
  readonly atIncome: number
  readonly minAtPerTurn: number
  readonly boardMin: { readonly width: number; readonly height: number }
  readonly deployDepth: number
  /** Inclusive (FIRE-03). */
  readonly shortRangeMax: number
  readonly hitOpen: number
  readonly hitPartial: number
  readonly takeCoverBonus: number
  readonly takeCoverDistance: number
  readonly headshotSixes: number
  readonly fireCost: number
  readonly aimCost: number
  readonly ofCost: number
  readonly sfCost: number
  readonly takeCoverCost: number
  readonly moveCapAt: number
  /** Inclusive (LOS-07). */
  readonly nearCoverDistance: number
  readonly scenicBaseMm: number
  readonly sfMinShooters: number
  readonly sfWoundOn: number
  /** SF-05: always disperses. */
  readonly sfGrenadeMax: number
  readonly grenadeCost: number
  readonly grenadeSafeRange: number
  readonly blastHitOn: number
  readonly h2hHitOn: number
  readonly victoryShare: number
  readonly callSuccessOn: number
  /** CALL-06, CALL-07. */
  readonly arrivalDelay: 'd6'
  readonly platoonCallShells: number
  readonly firstAidHealOn: number
  readonly casualtyAliveOn: number
  readonly aidStationBonus: number
  readonly bunkerNear: number
  readonly bunkerFarDice: number
  readonly bunkerFarHitOn: number
  readonly initiativeBidBonus: number
  readonly psychSafeRadius: number
  readonly orderCost: number
  readonly haltCost: number
  readonly callCost: number
  readonly radioCost: number
  readonly initiativeCost: number
}

export const common: Common = {
  atIncome: 5,
  minAtPerTurn: 1,
  boardMin: { width: 24, height: 24 },
  deployDepth: 5,
  shortRangeMax: 10,
  hitOpen: 4,
  hitPartial: 5,
  takeCoverBonus: 1,
  takeCoverDistance: 5,
  headshotSixes: 2,
  fireCost: 1,
  aimCost: 1,
  ofCost: 1,
  sfCost: 1,
  takeCoverCost: 1,
  moveCapAt: 3,
  nearCoverDistance: 2,
  scenicBaseMm: 60,
  sfMinShooters: 2,
  sfWoundOn: 6,
  sfGrenadeMax: 5,
  grenadeCost: 2,
  grenadeSafeRange: 10,
  blastHitOn: 4,
  h2hHitOn: 5,
  victoryShare: 0.5,
  callSuccessOn: 6,
  arrivalDelay: 'd6',
  platoonCallShells: 3,
  firstAidHealOn: 4,
  casualtyAliveOn: 4,
  aidStationBonus: 1,
  bunkerNear: 2,
  bunkerFarDice: 1,
  bunkerFarHitOn: 6,
  initiativeBidBonus: 1,
  psychSafeRadius: 5,
  orderCost: 1,
  haltCost: 1,
  callCost: 1,
  radioCost: 1,
  initiativeCost: 1,
}
