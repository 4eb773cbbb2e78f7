import type { OpenTest, SightRules } from '@tactic48/geometry'

export const EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const
export type Edition = (typeof EDITIONS)[number]

/** LOS-07, LOS-08: what each sheet says about cover close to the shooter and about Characters. */
const READINGS: Record<Edition, Pick<SightRules, 'nearCover' | 'charactersGiveCover' | 'nearIgnoresCharacters'>> = {
  'qs-en': { nearCover: 'nearestPoint', charactersGiveCover: true, nearIgnoresCharacters: true },
  'qs-it': { nearCover: 'attackDistance', charactersGiveCover: false, nearIgnoresCharacters: false },
  'qs-es': { nearCover: 'nearestPoint', charactersGiveCover: false, nearIgnoresCharacters: false },
}

export const sightRules = (edition: Edition, openTest: OpenTest): SightRules => ({
  ...READINGS[edition],
  openTest,
  nearDistance: 2000,
  characterTest: 'centreLine',
  sharedAreaCovers: true,
})
