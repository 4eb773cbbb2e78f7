/** §30: one switch per HOUSE id; HOUSE-20 (scenario overrides) is no switch. */
export interface HouseSwitches {
  readonly 'house.psychShock': boolean
  readonly 'house.armour': boolean
  readonly 'house.vehicles': boolean
  readonly 'house.smoke': boolean
  readonly 'house.terrainClasses': boolean
  readonly 'house.standardGrenades': boolean
  readonly 'house.reinforcementTeam': boolean
  readonly 'house.supportFire': boolean
  readonly 'house.alliedLimits': boolean
  readonly 'house.sampleTactics': boolean
  readonly 'house.upgrades': boolean
  readonly 'house.heights': boolean
  readonly 'house.sizes': boolean
  readonly 'house.stretcherTeam': boolean
  readonly 'house.telephone': boolean
  readonly 'house.weaponCrews': boolean
  readonly 'house.clock': boolean
  readonly 'house.terrainTags': boolean
  readonly 'house.factionData': boolean
}

export type HouseSwitch = keyof HouseSwitches

/** When a switch is on by itself: always, with a `cc` edition (a printed rule needs it), or never. */
export const HOUSE: {
  readonly [name in HouseSwitch]: { readonly atom: string; readonly on: 'always' | 'cc' | 'never' }
} = {
  'house.psychShock': { atom: 'HOUSE-01', on: 'never' },
  'house.armour': { atom: 'HOUSE-02', on: 'cc' },
  'house.vehicles': { atom: 'HOUSE-03', on: 'cc' },
  'house.smoke': { atom: 'HOUSE-04', on: 'cc' },
  'house.terrainClasses': { atom: 'HOUSE-05', on: 'cc' },
  'house.standardGrenades': { atom: 'HOUSE-06', on: 'always' },
  'house.reinforcementTeam': { atom: 'HOUSE-07', on: 'always' },
  'house.supportFire': { atom: 'HOUSE-08', on: 'cc' },
  'house.alliedLimits': { atom: 'HOUSE-09', on: 'cc' },
  'house.sampleTactics': { atom: 'HOUSE-10', on: 'never' },
  'house.upgrades': { atom: 'HOUSE-11', on: 'always' },
  'house.heights': { atom: 'HOUSE-12', on: 'never' },
  'house.sizes': { atom: 'HOUSE-13', on: 'always' },
  'house.stretcherTeam': { atom: 'HOUSE-14', on: 'always' },
  'house.telephone': { atom: 'HOUSE-15', on: 'always' },
  'house.weaponCrews': { atom: 'HOUSE-16', on: 'always' },
  'house.clock': { atom: 'HOUSE-17', on: 'never' },
  'house.terrainTags': { atom: 'HOUSE-18', on: 'always' },
  'house.factionData': { atom: 'HOUSE-19', on: 'always' },
}
