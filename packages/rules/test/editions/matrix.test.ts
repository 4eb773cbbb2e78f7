import { describe, expect, it } from 'vitest'
import { cellOf, isNoteName, noteNames, type RowName, valueText } from '../../src/editions/matrix.ts'
import { isParameterName, PARAMETER_NAMES, PARAMETERS } from '../../src/editions/options.ts'
import { defaultRules, parameterIn } from '../../src/editions/ruleSet.ts'
import { CC_EDITIONS, type Edition, QS_EDITIONS } from '../../src/editions/sheet.ts'

/** §31.1 row by row: `0†` was set by a Ruling, `half (atLeastHalf†)` is what the words say and what is in force. */
const QUICK_START_ROWS = `
unitChoices             | [inch, 2.5cm]          | [2.5cm]                  | [inch, 2.5cm]
pointName               | Point Value            | Punti Vittoria           | Valor en Puntos
minCoverPerCharacter    | 0†                     | 1                        | 0†
forceLimitKind          | approximate            | maximum                  | approximate
forcePickedBeforeTable  | true†                  | true                     | true†
deployFirst             | highestAp              | lowestRoll               | highestAp
incomeAt                | turnStart†             | turnStart                | turnStart†
allowanceLegend         | round                  | turn                     | turn
weaponsPerTurn          | 1                      | null                     | 1
takeCoverVoidInclusive  | true†                  | true                     | false
takeCoverVoidAgainst    | fire                   | anyAttack                | fire
charactersGiveCover     | true                   | false†                   | false†
nearCoverMeasure        | nearestPoint           | attackDistance           | nearestPoint
nearCoverIgnores        | [scenery, character]   | [scenery]                | [scenery]
nearCoverWording        | partial                | anyCover (partial†)      | partial
openTestWording         | union                  | singlePoint (union†)     | union
scenicBaseFreeStep      | false                  | true                     | false
scenicBaseAllRoundCover | true†                  | true                     | true†
freeTurning             | true                   | true†                    | true
climbPrice              | {total: 2}             | {extra: 1}               | {extra: 0}†
climbAppliesTo          | [elevated]             | [elevated, obstacle]     | []†
climbsPerMove           | 1†                     | null†                    | null†
ofInterruptsMove        | true†                  | true                     | true†
woundClearsOf           | false                  | true                     | false
sfRadiusSource          | initiatorCard†         | initiatorCard            | initiatorCard†
sfAffectsWhen           | anyMoment              | anyMoment                | enters (anyMoment†)
sfH2h                   | any                    | outsideArea              | any
sfSoloWeapon            | mg                     | sfCapable                | mg
sfBarredBy              | attackAction           | shot                     | attackAction
sfBarScope              | all                    | joiners                  | all
sfRollers               | inLos                  | all                      | inLos
sfWoundChooser          | lowestH2h              | owner                    | lowestH2h
sfVictimInArea          | true                   | false (true†)            | true
grenadeOver             | partialCover           | anyCover                 | partialCover
grenadeMaxRange         | null                   | 15                       | null
grenadeScatter          | [4, 2, 2, 2, 0, 0]     | [2, 2, 1, 1, 0, 0]       | [2, 2, 1, 1, 0, 0]
grenadeScatterMode      | upTo                   | exactOrNone†             | exactOrNone†
grenadeRadiusOn         | card                   | marker                   | card
grenadeCoverWording     | exempt                 | blocksRadius             | exempt
takeCoverStopsBlast     | false†                 | false                    | false†
blastTie                | dice†                  | dice                     | dice†
blastTwoWoundsKill      | true                   | true†                    | true
h2hSequence             | alternating†           | alternating              | alternating†
h2hEnd                  | oneEliminated          | atLeastOne               | oneEliminated
shockEndsAt             | endOfCurrentTurn       | startOfOwnersNextTurn    | endOfCurrentTurn
commandBeneficiary      | aFriend (each†)        | everyOtherFriend         | aFriend (each†)
commandStacks           | true†                  | true†                    | true†
camouflageWhen          | partialCover           | partialCover             | always
missionAltVictory       | characters             | points                   | points
missionAltShareWording  | atLeastHalf            | half (atLeastHalf†)      | half (atLeastHalf†)`

/**
 * The factions of `squadSize` and `platoonCallFactions` are faction data (HOUSE-19); what is left of the first is from
 * which size on a group may have a second NCO.
 */
const COMPANY_ROWS = `
pointName                    | AP                                          | AP
commandStacks                | n/a                                         | true†
deckInBreakPoint             | true (false†)                               | true (false†)
smallGroupMax                | 6                                           | under 6 (6†)
secondNcoFrom                | squadSize                                   | 10†
secondOfficerExtraSquad      | otherPlatoon                                | any
orderCascade                 | true                                        | false†
namedMustObey                | true                                        | false
haltNeededFor                | all                                         | nameless
orderTriggersOf              | true                                        | false†
suppressedOfficerFireOrders  | false                                       | true†
orderOneUnit                 | true                                        | false
officerMayJoinOrder          | true                                        | true†
fireOrderNeedsLos            | true                                        | true†
fireOrderAim                 | false                                       | false†
fireAtWillRadius             | 2                                           | card†
fireAtWillNeedsSymbol        | false                                       | false†
planningLossRule             | [killed, offTable, woundedSideLacksIt]      | [killed, offTable, woundedSideLacksIt]†
planningTypical              | n/a                                         | 1
callAttemptsPerTurn          | null                                        | 1
callExclusive                | false                                       | true
callDeclareFirst             | false                                       | true
callUndeclaredChooser        | caller                                      | opponent
callMeans                    | [radio, telephone, fixedLine, runner, self] | [radio, fixedPost, runner]
callTypical                  | n/a                                         | {captain: 2, lieutenant: 1}
reinforcementTeams           | ceilOwnFiguresBy7†                          | d6
reinforcementSubstituteMaxAp | 6                                           | 6†
platoonCallAmmo              | [smoke, concussion]                         | [smoke, fragmentation]
platoonCallMixedAmmo         | false†                                      | false
platoonCallScatter           | true                                        | false
platoonCallRangeFactor       | 3†                                          | 3
platoonCallRange             | 30                                          | 45
companyMortarsExcluded       | true                                        | true†
radioDice                    | abilityValue                                | 1
radioSuccess                 | anySix                                      | twoPlus
radioAllowsTakeCover         | false                                       | true
radioTrainedOnly             | true†                                       | true
manWeaponByContact           | true†                                       | true
runnerMustTouchOfficer       | false (true†)                               | true
runnerReturnDelay            | 1                                           | d6
runnerReturnPlace            | anywhereOnEdge                              | exitPoint
officerMayRun                | true                                        | false†
offBoardCountsAsLost         | true                                        | false†
initiativeAtStart            | true                                        | true†
initiativeRaises             | true                                        | false
initiativeValueHeading       | dice (bonus†)                               | bonus
initiativeLockScope          | abilityHolders†                             | officersUsed (abilityHolders†)
feintUnit                    | percentAp                                   | characters
feintPerValue                | 10                                          | 1
feintRounding                | up                                          | null
feintMinimum                 | 1                                           | null
feintVehicles                | true                                        | false†
firstAidIsAction             | true                                        | true†
firstAidLock                 | wholeTurn                                   | afterRoll
casualtyCheckIsAction        | true                                        | true†
casualtyCheckLock            | wholeTurn                                   | none†
evacAllMedics                | true†                                       | true
evacMovePaidBy               | medic†                                      | medic
stretcherMovePaidBy          | bearers†                                    | medicInContact†
stretcherPickupCost          | 1                                           | 0
aidRestock                   | fullTurn                                    | onContact
aidBonusOnCasualtyCheck      | false†                                      | false
officerDeathTestRadius       | 10                                          | 0
officerDeathOnlyKilled       | true                                        | true†
mountsDefined                | true                                        | false
bunkerArmourBeatenBy         | [hFactor, charge]                           | [highExplosive, charge]
universalCardMaxEach         | 1                                           | null†
offFactionCards              | theatreTable                                | theatreTable†
tacticExpresslyAllowed       | true                                        | false
tacticTurnRestriction        | true                                        | true†
tacticDrawDeadline           | firstAction†                                | opponentPlays`

/** §31.2: the same in all editions that define them. */
const EQUAL: { readonly [name: string]: unknown } = {
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
  initiativeBidBonus: 1,
  orderCost: 1,
  haltCost: 1,
  callCost: 1,
  radioCost: 1,
  initiativeCost: 1,
  reinforcementCallsMax: null,
  sfWoundOn: 6,
  sfGrenadeMax: 5,
  grenadeCost: 2,
  grenadeSafeRange: 10,
  blastHitOn: 4,
  h2hHitOn: 5,
  victoryShare: 0.5,
  callSuccessOn: 6,
  arrivalDelay: 'd6',
  supportMinDistance: 30,
  platoonCallShells: 3,
  firstAidHealOn: 4,
  casualtyAliveOn: 4,
  aidStationBonus: 1,
  bunkerNear: 2,
  bunkerFarDice: 1,
  bunkerFarHitOn: 6,
  psychSafeRadius: 5,
  motorbikeUntrainedExtra: 1,
  initiativeWindow: 'anyTime',
}

interface Line {
  readonly row: RowName
  readonly cells: readonly string[]
}

function linesOf(table: string): readonly Line[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [row = '', ...cells] = line.split('|').map((cell) => cell.trim())
      if (!isParameterName(row) && !isNoteName(row)) throw new Error(`${row} is no row of the matrix`)
      return { row, cells }
    })
}

function written(edition: Edition, row: RowName): string {
  const cell = cellOf(edition, row)
  if (!cell) return 'n/a'
  const { value, says, ruled } = cell
  if (says !== undefined) return `${valueText(says)} (${valueText(value)}†)`
  return `${valueText(value)}${ruled ? '†' : ''}`
}

describe('the edition matrix, value by value', () => {
  it.each(linesOf(QUICK_START_ROWS))('[GEN-01] $row in the three quick starts', ({ row, cells }) => {
    expect(QS_EDITIONS.map((edition) => written(edition, row))).toEqual(cells)
  })

  it.each(linesOf(COMPANY_ROWS))('[GEN-01] $row in both company sheets', ({ row, cells }) => {
    expect(CC_EDITIONS.map((edition) => written(edition, row))).toEqual(cells)
  })

  it('[CMD-02] [STRUCT-09] the command radius by rank', () => {
    const radius = (edition: Edition): unknown => Object.values(cellOf(edition, 'commandRadius')?.value ?? {})
    for (const qs of QS_EDITIONS) expect(radius(qs)).toEqual([5, 5, 5, 5, 5, 5, 5, 5])
    expect(radius('cc-en')).toEqual([5, 5, 5, 5, 10, 10, 10, 10])
    expect(radius('cc-it')).toEqual([5, 5, 5, 10, 10, 15, 20, 20])
  })

  it.each(Object.entries(EQUAL))('[GEN-01] %s is the same everywhere', (name, value) => {
    if (!isParameterName(name)) throw new Error(`${name} is no parameter`)
    for (const qs of QS_EDITIONS)
      for (const cc of CC_EDITIONS) expect(parameterIn(defaultRules(qs, cc), name), `${qs} ${cc}`).toEqual(value)
  })

  it('[GEN-01] no row is left out', () => {
    const named = new Set<string>([
      ...linesOf(QUICK_START_ROWS).map(({ row }) => row),
      ...linesOf(COMPANY_ROWS).map(({ row }) => row),
      ...Object.keys(EQUAL),
      'commandRadius',
    ])
    const plain = PARAMETER_NAMES.filter((name) => !PARAMETERS[name].option)
    expect([...plain, ...noteNames()].filter((name) => !named.has(name))).toEqual([])
  })
})
