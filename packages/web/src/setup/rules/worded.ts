import { isOptionName, OPTIONS, type OptionName, type ParameterName, type RuleSet, valueText } from '@tactic48/rules'
import type { parametersEn } from '../../i18n/parameters.en.ts'

/** A parameter of the quick start that the catalogues put into words. */
export type Worded = keyof typeof parametersEn & ParameterName

/** In the order of a game. */
export const RULE_GROUPS = {
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

export type RuleGroup = keyof typeof RULE_GROUPS
export const RULE_GROUP_NAMES = Object.keys(RULE_GROUPS) as readonly RuleGroup[]
export const WORDED: readonly Worded[] = RULE_GROUP_NAMES.flatMap((group): readonly Worded[] => RULE_GROUPS[group])

/** Where a rule that is no option stands. */
const PRINTED: { readonly [parameter in Worded]?: string } = {
  forceLimitKind: 'SETUP-01',
  minCoverPerCharacter: 'SETUP-05',
  deployFirst: 'SETUP-07',
  takeCoverVoidInclusive: 'COVER-04',
  takeCoverVoidAgainst: 'COVER-04',
  nearCoverIgnores: 'LOS-07',
  scenicBaseFreeStep: 'MOVE-11',
  climbAppliesTo: 'MOVE-04',
  climbsPerMove: 'MOVE-04',
  sfH2h: 'SF-06',
  sfSoloWeapon: 'SF-08',
  sfBarredBy: 'SF-11',
  sfRollers: 'SF-14',
  sfWoundChooser: 'SF-14',
  grenadeOver: 'GREN-02',
  grenadeScatter: 'GREN-05',
  grenadeScatterMode: 'GREN-06',
  shockEndsAt: 'WOUND-04',
  missionAltVictory: 'VICT-03',
}

/** The option of §29 that sets a parameter, where there is one. */
export function optionOf(parameter: Worded): OptionName | undefined {
  if (parameter === 'climbPrice') return 'climbSurcharge'
  return isOptionName(parameter) ? parameter : undefined
}

export function atomOf(parameter: Worded): string {
  const option = optionOf(parameter)
  return option ? OPTIONS[option].atom : (PRINTED[parameter] ?? 'GEN-01')
}

/** The key of a value in the catalogue. */
export function keyOf(value: RuleSet[Worded] | undefined): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return 'n'
  if (Array.isArray(value) && value.length === 0) return 'nothing'
  const key = valueText(value).replace(/[^A-Za-z0-9]/g, '')
  return /^\d/.test(key) ? `d${key}` : key
}
