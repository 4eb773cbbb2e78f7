import type { CompanySheet } from './company.ts'

/** The base of the company layer; over the quick start it lays its command radius (STRUCT-09). */
export const ccEn: CompanySheet = {
  title: 'Rules for Playing Big / Company Commander 0.2 beta, English, April 2023',
  differs: {
    commandRadius: {
      private: 5,
      corporal: 5,
      nco: 5,
      sergeant: 5,
      secondLieutenant: 10,
      lieutenant: 10,
      captain: 10,
      higher: 10,
    },
  },
  notes: {},
  silent: [
    'reinforcementTeams',
    'platoonCallMixedAmmo',
    'platoonCallRangeFactor',
    'radioTrainedOnly',
    'manWeaponByContact',
    'initiativeLockScope',
    'evacAllMedics',
    'evacMovePaidBy',
    'stretcherMovePaidBy',
    'aidBonusOnCasualtyCheck',
    'tacticDrawDeadline',
  ],
  says: { initiativeValueHeading: 'dice' },
}
