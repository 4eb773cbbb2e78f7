import type { Rank } from '../editions/sheet.ts'
import type { CardId } from './ids.ts'

/** HOUSE-19: what the rules ask of a faction. */
export interface Faction {
  /** STRUCT-03: men of a full squad. */
  readonly squadSize: number
  /** MORTAR-01. */
  readonly platoonMortar: boolean
  /** MORTAR-02: mortars at company level or above, which no platoon may call. */
  readonly companyMortar?: boolean
  /** SUPP-03: names of HOUSE-08; absent = what every faction may call. */
  readonly supportProfiles?: readonly string[]
  /** STRUCT-11: what the nation calls its ranks. */
  readonly rankNames?: { readonly [rank in Rank]?: string }
  /** HOUSE-09: factions whose cards may be borrowed, per theatre. */
  readonly allies?: { readonly [theatre: string]: readonly string[] }
  /** HOUSE-07: absent = two of the cheapest riflemen. */
  readonly teamCard?: CardId
}

/** STRUCT-03: of a faction that says nothing. */
export const USUAL_SQUAD = 10
