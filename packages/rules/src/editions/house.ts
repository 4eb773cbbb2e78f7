import { flag } from './domain.ts'
import { type Option, option, type ValuesOf } from './sheet.ts'

/** When a house rule is on by itself: always, with a `cc` edition (a printed rule needs it), or never. */
type On = 'always' | 'cc' | 'never'

interface HouseRow extends Option<boolean> {
  readonly on: On
}

const house = (atom: string, on: On): HouseRow => ({ ...option(flag(on === 'always'), atom), on })

/** §30: one switch per HOUSE id; HOUSE-20 (scenario overrides) is no switch. */
export const HOUSE = {
  psychShock: house('HOUSE-01', 'never'),
  armour: house('HOUSE-02', 'cc'),
  vehicles: house('HOUSE-03', 'cc'),
  smoke: house('HOUSE-04', 'cc'),
  terrainClasses: house('HOUSE-05', 'cc'),
  standardGrenades: house('HOUSE-06', 'always'),
  reinforcementTeam: house('HOUSE-07', 'always'),
  supportFire: house('HOUSE-08', 'cc'),
  alliedLimits: house('HOUSE-09', 'cc'),
  sampleTactics: house('HOUSE-10', 'never'),
  upgrades: house('HOUSE-11', 'always'),
  heights: house('HOUSE-12', 'never'),
  sizes: house('HOUSE-13', 'always'),
  stretcherTeam: house('HOUSE-14', 'always'),
  telephone: house('HOUSE-15', 'always'),
  weaponCrews: house('HOUSE-16', 'always'),
  clock: house('HOUSE-17', 'never'),
  terrainTags: house('HOUSE-18', 'always'),
  factionData: house('HOUSE-19', 'always'),
  manning: house('HOUSE-21', 'cc'),
} as const

export type House = ValuesOf<typeof HOUSE>
export type HouseSwitch = keyof House

/** The switches as they stand when nobody touches them. */
export const houseBase = (withCompany: boolean): House =>
  Object.fromEntries(
    Object.entries(HOUSE).map(([name, { on }]) => [name, on === 'always' || (on === 'cc' && withCompany)]),
  ) as House
