import { type CompanyRules, type RuleSet, STANDARD_GRENADES, SUPPORT_PROFILES, type SupportId } from '@tactic48/rules'

/** The rules as the book reads them: where no company is played, with the one that it tells of. */
export interface BookRules extends RuleSet {
  readonly company: CompanyRules
  /** STRUCT-09: as far as a rank reaches in that company. */
  readonly radiusByRank: RuleSet['commandRadius']
}

/** How a value is written: a length can be shown in another unit (GEN-03), a score is what a die must reach. */
export type ValueKind = 'length' | 'number' | 'score'

export interface Value {
  readonly kind: ValueKind
  /** undefined where the rules in force have no number here; a text must not ask for it then. */
  readonly read: (rules: BookRules) => number | undefined
}

type Read = (rules: BookRules) => number | string | null | undefined

const reading = (kind: ValueKind, read: Read): Value => ({
  kind,
  read: (rules) => {
    const value = read(rules)
    return typeof value === 'number' ? value : undefined
  },
})
const length = (read: Read): Value => reading('length', read)
const number = (read: Read): Value => reading('number', read)
const score = (read: Read): Value => reading('score', read)

const PERCENT = 100

const shellsOf = (id: SupportId): Value => number(() => SUPPORT_PROFILES[id].shells)
const diceOf = (id: SupportId): Value => number(() => SUPPORT_PROFILES[id].dice)
const radiusOf = (id: SupportId): Value => length(() => SUPPORT_PROFILES[id].radius)

/** Every value that a sentence may show, read from the rules in force: text and engine cannot disagree. */
export const VALUES = {
  baseMm: number((r) => r.figureBaseDiameterMm),
  markerRadius: length((r) => r.markerRadius),
  boardWidth: length((r) => r.boardMin.width),
  boardHeight: length((r) => r.boardMin.height),
  scenicBaseMm: number((r) => r.scenicBaseMm),
  tolerance: number((r) => r.forceTolerancePct),
  coverEach: number((r) => r.minCoverPerCharacter),
  deployDepth: length((r) => r.deployDepth),
  objectiveRound: number((r) => r.objectiveFromRound),

  income: number((r) => r.atIncome),
  minSpend: number((r) => r.minAtPerTurn),

  fireCost: number((r) => r.fireCost),
  shortRange: length((r) => r.shortRangeMax),
  weaponsPerTurn: number((r) => r.weaponsPerTurn),
  needOpen: score((r) => r.hitOpen),
  needPartial: score((r) => r.hitPartial),
  needOpenCovered: score((r) => r.hitOpen + r.takeCoverBonus),
  needPartialCovered: score((r) => r.hitPartial + r.takeCoverBonus),
  headshotSixes: number((r) => r.headshotSixes),
  needCap: number((r) => r.needCap),
  aimCost: number((r) => r.aimCost),
  takeCoverCost: number((r) => r.takeCoverCost),
  takeCoverDistance: length((r) => r.takeCoverDistance),
  takeCoverBonus: number((r) => r.takeCoverBonus),
  nearCover: length((r) => r.nearCoverDistance),

  moveCap: number((r) => r.moveCapAt),
  climbTotal: number((r) => ('total' in r.climbPrice ? r.climbPrice.total : undefined)),
  climbExtra: number((r) => ('extra' in r.climbPrice ? r.climbPrice.extra : undefined)),
  climbsPerMove: number((r) => r.climbsPerMove),

  ofCost: number((r) => r.ofCost),
  sfCost: number((r) => r.sfCost),
  sfGrenadeMax: length((r) => r.sfGrenadeMax),
  sfShooters: number((r) => r.sfMinShooters),
  sfWoundOn: number((r) => r.sfWoundOn),

  grenadeCost: number((r) => r.grenadeCost),
  grenadeSafe: length((r) => r.grenadeSafeRange),
  grenadeMax: length((r) => r.grenadeMaxRange),
  drift1: length((r) => r.grenadeScatter[0]),
  drift2: length((r) => r.grenadeScatter[1]),
  drift3: length((r) => r.grenadeScatter[2]),
  drift4: length((r) => r.grenadeScatter[3]),
  blastNeed: score((r) => r.blastHitOn),

  h2hNeed: score((r) => r.h2hHitOn),
  commandRadius: length((r) => r.commandRadius.private),
  victoryPercent: number((r) => r.victoryShare * PERCENT),
  turnLimit: number((r) => r.turnLimit),

  smallGroup: number((r) => r.company.smallGroupMax),
  secondNcoFrom: number((r) => r.company.secondNcoFrom),
  radiusCorporal: length((r) => r.radiusByRank.corporal),
  radiusSergeant: length((r) => r.radiusByRank.sergeant),
  radiusSecondLieutenant: length((r) => r.radiusByRank.secondLieutenant),
  radiusLieutenant: length((r) => r.radiusByRank.lieutenant),
  radiusCaptain: length((r) => r.radiusByRank.captain),
  universalMax: number((r) => r.company.universalCardMaxEach),

  orderCost: number((r) => r.company.orderCost),
  haltCost: number((r) => r.company.haltCost),
  fireAtWillRadius: length((r) => r.company.fireAtWillRadius),
  callCost: number((r) => r.company.callCost),
  callOn: number((r) => r.company.callSuccessOn),
  callAttempts: number((r) => r.company.callAttemptsPerTurn),
  arrivalDelay: number((r) => r.company.arrivalDelay),
  callsMax: number((r) => r.company.reinforcementCallsMax),
  substituteAp: number((r) => r.company.reinforcementSubstituteMaxAp),
  supportDistance: length((r) => r.company.supportMinDistance),
  bombs: number((r) => r.company.platoonCallShells),
  bombRange: length((r) => r.company.platoonCallRange),
  radioCost: number((r) => r.company.radioCost),
  radioDice: number((r) => r.company.radioDice),
  runnerDelay: number((r) => r.company.runnerReturnDelay),
  initiativeCost: number((r) => r.company.initiativeCost),
  bidBonus: number((r) => r.company.initiativeBidBonus),
  feintPerValue: number((r) => r.company.feintPerValue),
  feintMinimum: number((r) => r.company.feintMinimum),

  healOn: score((r) => r.company.firstAidHealOn),
  aliveOn: score((r) => r.company.casualtyAliveOn),
  pickUpCost: number((r) => r.company.stretcherPickupCost),
  aidBonus: number((r) => r.company.aidStationBonus),
  safeRadius: length((r) => r.company.psychSafeRadius),
  officerDeathRadius: length((r) => r.company.officerDeathTestRadius),
  bikeExtra: number((r) => r.company.motorbikeUntrainedExtra),
  bunkerNear: length((r) => r.company.bunkerNear),
  bunkerDice: number((r) => r.company.bunkerFarDice),
  bunkerOn: number((r) => r.company.bunkerFarHitOn),
  answerSeconds: number((r) => r.reactionSeconds),

  fragmentationDice: number(() => STANDARD_GRENADES.fragmentation.dice),
  fragmentationRadius: length(() => STANDARD_GRENADES.fragmentation.radius),
  concussionDice: number(() => STANDARD_GRENADES.concussion.dice),
  concussionRadius: length(() => STANDARD_GRENADES.concussion.radius),
  smokeRadius: length(() => STANDARD_GRENADES.smoke.radius),
  heavyMortarShells: shellsOf('heavyMortar'),
  heavyMortarDice: diceOf('heavyMortar'),
  heavyMortarRadius: radiusOf('heavyMortar'),
  howitzerShells: shellsOf('howitzer'),
  howitzerDice: diceOf('howitzer'),
  howitzerRadius: radiusOf('howitzer'),
  navalGunShells: shellsOf('navalGun'),
  navalGunDice: diceOf('navalGun'),
  navalGunRadius: radiusOf('navalGun'),
  rocketShells: shellsOf('rocketBattery'),
  rocketDice: diceOf('rocketBattery'),
  rocketRadius: radiusOf('rocketBattery'),
  airBombShells: shellsOf('airBombs'),
  airBombDice: diceOf('airBombs'),
  airBombRadius: radiusOf('airBombs'),
  strafeDice: diceOf('airStrafe'),
  strafeLength: length(() => SUPPORT_PROFILES.airStrafe.strip?.length),
  strafeWidth: length(() => SUPPORT_PROFILES.airStrafe.strip?.width),
} as const satisfies { readonly [name: string]: Value }

export type ValueName = keyof typeof VALUES
