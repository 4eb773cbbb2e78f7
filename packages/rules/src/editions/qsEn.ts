import type { QuickStartSheet } from './quickStart.ts'

/** Unlike the other two it has climbs at a price of their own, Characters as cover and a wide drift. */
export const qsEn: QuickStartSheet = {
  title: 'Quick Start rules, English, undated',
  differs: {
    charactersGiveCover: true,
    nearCoverIgnores: ['scenery', 'character'],
    climbPrice: { total: 2 },
    climbAppliesTo: ['elevated'],
    climbsPerMove: 1,
    grenadeScatter: [4, 2, 2, 2, 0, 0],
    grenadeScatterMode: 'upTo',
    missionAltVictory: 'characters',
  },
  notes: { allowanceLegend: 'round' },
  silent: [
    'minCoverPerCharacter',
    'forcePickedBeforeTable',
    'incomeAt',
    'takeCoverVoidInclusive',
    'scenicBaseAllRoundCover',
    'climbsPerMove',
    'ofInterruptsMove',
    'sfRadiusSource',
    'takeCoverStopsBlast',
    'blastTie',
    'h2hSequence',
    'commandStacks',
  ],
  says: { commandBeneficiary: 'aFriend' },
}
