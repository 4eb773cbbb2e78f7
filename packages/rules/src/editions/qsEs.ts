import type { QuickStartSheet } from './quickStart.ts'

/** The shortest sheet: no climbs, camouflage at all times. */
export const qsEs: QuickStartSheet = {
  title: 'Reglas de Inicio Rápido 2.2, Spanish, April 2018',
  differs: {
    takeCoverVoidInclusive: false,
    camouflageWhen: 'always',
  },
  notes: { pointName: 'Valor en Puntos' },
  silent: [
    'minCoverPerCharacter',
    'forcePickedBeforeTable',
    'incomeAt',
    'charactersGiveCover',
    'scenicBaseAllRoundCover',
    'climbPrice',
    'climbAppliesTo',
    'climbsPerMove',
    'ofInterruptsMove',
    'sfRadiusSource',
    'grenadeScatterMode',
    'takeCoverStopsBlast',
    'blastTie',
    'h2hSequence',
    'commandStacks',
  ],
  says: { commandBeneficiary: 'aFriend', missionAltShareWording: 'half' },
}
