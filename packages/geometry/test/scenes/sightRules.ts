import type { SightRules } from '../../src/index.ts'

/** LOS-06 … LOS-08 as the three quick starts have them (§31.1). */
export const QS_EN: SightRules = {
  openTest: 'union',
  nearCover: 'nearestPoint',
  nearDistance: 2000,
  charactersGiveCover: true,
  characterTest: 'centreLine',
  nearIgnoresCharacters: true,
  sharedAreaCovers: true,
}

export const QS_IT: SightRules = {
  ...QS_EN,
  nearCover: 'attackDistance',
  charactersGiveCover: false,
  nearIgnoresCharacters: false,
}

export const QS_ES: SightRules = { ...QS_EN, charactersGiveCover: false, nearIgnoresCharacters: false }

/** GREN-08: seen from a point, nothing is too near, Characters give no cover, an area around both protects neither. */
export const BLAST: SightRules = {
  ...QS_EN,
  nearCover: 'never',
  charactersGiveCover: false,
  nearIgnoresCharacters: false,
  sharedAreaCovers: false,
}

export const RULE_SETS: Readonly<Record<string, SightRules>> = {
  'qs-en': QS_EN,
  'qs-it': QS_IT,
  'qs-es': QS_ES,
  blast: BLAST,
  'single point': { ...QS_ES, openTest: 'singlePoint' },
  'single point, nothing near': { ...QS_EN, openTest: 'singlePoint', nearCover: 'never' },
  'nothing near': { ...QS_EN, nearCover: 'never' },
  'crossing point': { ...QS_EN, nearCover: 'crossingPoint' },
  'whole base': { ...QS_EN, characterTest: 'wholeBase' },
}
