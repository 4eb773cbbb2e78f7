import { isOptionName, type OptionName, PARAMETERS, type RuleSet, valueText } from '@tactic48/rules'
import type { parametersEn } from '../../i18n/parameters.en.ts'
import { rulingsEn } from '../../i18n/rulings.en.ts'

/** A parameter of the quick start that the catalogues put into words. */
export type Worded = keyof typeof parametersEn & keyof RuleSet

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

/** The option of §29 that sets a parameter, where there is one. */
export function optionOf(parameter: Worded): OptionName | undefined {
  if (parameter === 'climbPrice') return 'climbSurcharge'
  return isOptionName(parameter) ? parameter : undefined
}

export const atomOf = (parameter: Worded): string => PARAMETERS[parameter].atom

export const isWorded = (name: string): name is Worded => WORDED.some((worded) => worded === name)

/** A printed wording from which nothing in play follows. */
export type Wording = keyof typeof rulingsEn.wording
export const WORDINGS = Object.keys(rulingsEn.wording) as readonly Wording[]

/** The key of a value in the catalogue. */
export function keyOf(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return 'n'
  if (Array.isArray(value) && value.length === 0) return 'nothing'
  const key = valueText(value).replace(/[^A-Za-z0-9]/g, '')
  return /^\d/.test(key) ? `d${key}` : key
}
