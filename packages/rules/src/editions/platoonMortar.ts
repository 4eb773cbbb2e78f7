/** MORTAR-01: who has platoon mortars; the Italian layer borrows the English list. */
export const PLATOON_MORTAR_FACTIONS = [
  'britishInfantry',
  'britishAirborne',
  'usAirborne',
  'usMechanizedInfantry',
  'germanInfantry',
  'germanAirborne',
  'imperialJapaneseArmy',
  'japaneseNavalInfantry',
] as const
