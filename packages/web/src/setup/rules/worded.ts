import {
  type Domain,
  isOptionName,
  OPTIONS,
  type OptionName,
  type OptionValues,
  PARAMETERS,
  type ParameterName,
  type Parameters,
  parameterIn,
  parameterOf,
  type RuleSet,
  valueText,
} from '@tactic48/rules'
import { textsNow } from '../../i18n/loadTexts.ts'
import type { Texts } from '../../i18n/texts.ts'

type RuleTexts = Texts['setup']['rule']

/** A parameter that the catalogues put into words. */
export type Worded = ParameterName & (keyof RuleTexts | `house.${keyof RuleTexts['house']}`)

/** In the order of a game. */
const QUICK_START = {
  setUp: [
    'forceLimitKind',
    'forceTolerancePct',
    'minCoverPerCharacter',
    'deployFirst',
    'deployMeasure',
    'openingTokens',
    'firstTurn',
    'objectiveFromRound',
    'premeasure',
    'figureBaseDiameterMm',
    'markerRadius',
  ],
  turn: ['minSpendFailure', 'outOfAtEndsTurn', 'opponentTurnActions', 'allowancePeriod', 'slotRule'],
  fire: [
    'weaponsPerTurn',
    'needCap',
    'aimStacks',
    'reactionCoverFree',
    'takeCoverVoidInclusive',
    'takeCoverVoidAgainst',
    'camoStacksWithTakeCover',
    'camouflageWhen',
  ],
  sight: ['openTest', 'nearCoverMeasure', 'nearCoverIgnores', 'charactersGiveCover', 'characterCoverTest'],
  movement: ['scenicBaseFreeStep', 'climbPrice', 'climbAppliesTo', 'climbsPerMove', 'contactEndsMove'],
  opportunity: ['ofTrigger', 'ofStopsMove', 'woundClearsOf', 'ofOnArrival', 'ofSecondOffer'],
  suppression: [
    'sfAffectsWhen',
    'sfStart',
    'sfJoinNeedsLos',
    'sfH2h',
    'sfSoloWeapon',
    'sfBarredBy',
    'sfBarScope',
    'sfRollers',
    'sfVictimInArea',
    'sfWoundChooser',
  ],
  grenades: [
    'grenadeOver',
    'grenadeMaxRange',
    'grenadeScatter',
    'grenadeScatterMode',
    'scatterOffTable',
    'takeCoverStopsBlast',
    'allocationTie',
  ],
  handToHand: ['h2hSequence', 'killedAnswer', 'h2hClearsMarkers', 'shockEndsAt'],
  command: ['commandMode', 'commandStacks'],
  victory: ['missionAltVictory', 'simultaneousBreak', 'turnLimit'],
} as const satisfies { readonly [group: string]: readonly Worded[] }

const COMPANY = {
  force: [
    'commandRadius',
    'smallGroupMax',
    'secondNcoFrom',
    'secondOfficerExtraSquad',
    'universalCardMaxEach',
    'deckInBreakPoint',
    'reinforcementsInBreakPoint',
  ],
  orders: [
    'orderCascade',
    'orderOneUnit',
    'namedMustObey',
    'haltNeededFor',
    'haltKeepsMarkers',
    'orderTriggersOf',
    'orderedMovesCountToCap',
    'officerMayJoinOrder',
    'fireOrderNeedsLos',
    'fireOrderAim',
    'fireAtWillRadius',
    'fireAtWillNeedsSymbol',
    'suppressedOfficerFireOrders',
    'planningLossRule',
  ],
  calls: [
    'callMeans',
    'callAttemptsPerTurn',
    'callExclusive',
    'callDeclareFirst',
    'callUndeclaredChooser',
    'reinforcementTeams',
    'reinforcementCallsMax',
    'reinforcementSubstituteMaxAp',
    'reinforcementSubstituteFigures',
    'teamShares',
    'supportMinDistance',
    'platoonCallAmmo',
    'platoonCallMixedAmmo',
    'platoonCallScatter',
    'platoonCallRange',
    'platoonCallDelay',
    'companyMortarsExcluded',
  ],
  signals: [
    'radioDice',
    'radioSuccess',
    'radioAllowsTakeCover',
    'radioTrainedOnly',
    'officerMayRun',
    'runnerMustTouchOfficer',
    'runnerReturnDelay',
    'runnerReturnPlace',
    'offBoardCountsAsLost',
  ],
  initiative: [
    'initiativeAtStart',
    'initiativeWindow',
    'initiativeRaises',
    'initiativeValueAs',
    'seizedTurnImmune',
    'initiativeLockScope',
    'initiativeLocksDefender',
    'feintUnit',
    'feintPerValue',
    'feintRounding',
    'feintMinimum',
    'feintVehicles',
  ],
  care: [
    'firstAidIsAction',
    'firstAidLock',
    'casualtyCheckIsAction',
    'casualtyCheckLock',
    'evacAllMedics',
    'stretcherMovePaidBy',
    'stretcherPickupCost',
    'aidRestock',
    'aidBonusOnCasualtyCheck',
    'officerDeathTestRadius',
    'officerDeathOnlyKilled',
  ],
  things: ['mountsDefined', 'manWeaponByContact', 'bunkerArmourBeatenBy'],
  tactics: ['tacticExpresslyAllowed', 'tacticTurnRestriction', 'tacticDrawDeadline', 'autoDraw'],
} as const satisfies { readonly [group: string]: readonly Worded[] }

const HOUSE = {
  house: [
    'house.psychShock',
    'house.armour',
    'house.vehicles',
    'house.smoke',
    'house.terrainClasses',
    'house.standardGrenades',
    'house.reinforcementTeam',
    'house.supportFire',
    'house.alliedLimits',
    'house.sampleTactics',
    'house.upgrades',
    'house.heights',
    'house.sizes',
    'house.stretcherTeam',
    'house.telephone',
    'house.weaponCrews',
    'house.clock',
    'reactionSeconds',
    'house.terrainTags',
    'house.factionData',
    'house.manning',
  ],
} as const satisfies { readonly [group: string]: readonly Worded[] }

export type RuleGroup = keyof typeof QUICK_START | keyof typeof COMPANY | keyof typeof HOUSE

/** What is compared with other sheets stands apart: each layer has its own. */
export const RULE_LAYERS = ['quickStart', 'company', 'house'] as const
export type RuleLayer = (typeof RULE_LAYERS)[number]

interface Group {
  readonly name: RuleGroup
  readonly rules: readonly Worded[]
}

const listed = (groups: { readonly [name in RuleGroup]?: readonly Worded[] }): readonly Group[] =>
  (Object.keys(groups) as RuleGroup[]).map((name) => ({ name, rules: groups[name] ?? [] }))

export const RULE_GROUPS: { readonly [layer in RuleLayer]: readonly Group[] } = {
  quickStart: listed(QUICK_START),
  company: listed(COMPANY),
  house: listed(HOUSE),
}

export const WORDED: readonly Worded[] = RULE_LAYERS.flatMap((layer) =>
  RULE_GROUPS[layer].flatMap(({ rules }) => rules),
)

/** The option of §29 that sets a parameter, where there is one. */
export function optionOf(parameter: Worded): OptionName | undefined {
  if (parameter === 'climbPrice') return 'climbSurcharge'
  return isOptionName(parameter) ? parameter : undefined
}

export const atomOf = (parameter: Worded): string => PARAMETERS[parameter].atom

export const isWorded = (name: string): name is Worded => WORDED.some((worded) => worded === name)

interface Words {
  readonly [key: string]: string | Words
}

/** What the catalogue knows of a parameter. */
export function wordsOf(parameter: Worded, catalogue: Words = textsNow('setup').rule): Words {
  return parameter.split('.').reduce<Words>((words, key) => {
    const inner = words[key]
    return typeof inner === 'object' ? inner : {}
  }, catalogue)
}

/** A printed wording from which nothing in play follows. */
export type Wording = keyof Texts['setup']['rulings']['wording']
export const wordings = () => Object.keys(textsNow('setup').rulings.wording) as readonly Wording[]

/** STRUCT-09: a radius for every rank is told by the radii that occur. */
const isRadii = (value: unknown): value is { readonly [rank: string]: number } =>
  typeof value === 'object' && value !== null && 'sergeant' in value

/** The key of a value in the catalogue. */
export function keyOf(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return 'n'
  if (Array.isArray(value) && value.length === 0) return 'nothing'
  if (isRadii(value)) return `r${[...new Set(Object.values(value))].sort((a, b) => a - b).join('')}`
  const key = valueText(value).replace(/[^A-Za-z0-9]/g, '')
  return /^\d/.test(key) ? `d${key}` : key
}

/** A value of a rule; undefined where its sheet is not played. */
export type Value = Parameters[Worded] | undefined

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values to choose from, or undefined where any number will do. */
export function choicesOf(parameter: Worded): readonly Value[] | undefined {
  const option = optionOf(parameter)
  if (!option) return undefined
  if (option === 'climbSurcharge') return [{ total: 2 }, { extra: 1 }, { extra: 0 }]
  return fromDomain(OPTIONS[option].domain)
}

function fromDomain(domain: Domain): readonly Value[] | undefined {
  if (domain.kind === 'flag') return [true, false]
  if (domain.kind === 'choice') return domain.of as readonly Value[]
  if (domain.kind === 'number' && domain.orNull && domain.least === domain.most) return [domain.least, null]
  return undefined
}

/** The bounds of a number that a player may type. */
export function boundsOf(
  parameter: Worded,
): { least: number; most: number; whole: boolean; orNull: boolean } | undefined {
  const option = optionOf(parameter)
  const domain = option && OPTIONS[option].domain
  if (domain?.kind !== 'number') return undefined
  const { least, most, whole, orNull } = domain
  return { least, most, whole, orNull }
}

/** The options with one more set; a value that the preset has anyway is left out. */
export function withOption(options: OptionValues, standard: RuleSet, parameter: Worded, value: Value): OptionValues {
  const option = optionOf(parameter)
  return option ? settled({ ...options, [option]: value }, standard) : options
}

/** Only what is not so anyway under the preset, and what these sheets have. */
export function settled(options: OptionValues, standard: RuleSet): OptionValues {
  const differs = ([option, value]: [string, unknown]): boolean => {
    const parameter = parameterOf(option as OptionName)
    if (parameter === undefined) return true
    const without = parameterIn(standard, parameter)
    return without !== undefined && !same(without, value)
  }
  return Object.fromEntries(Object.entries(options).filter(differs))
}
