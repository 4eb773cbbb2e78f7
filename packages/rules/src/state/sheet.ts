import type { CardId, SheetId, WeaponId } from './ids.ts'

/** TURN-13: what is counted per card and per turn. */
export interface SheetCounters {
  readonly slots: number
  /** FIRE-07. */
  readonly shots: { readonly [weapon: WeaponId]: number }
  /** FIRE-06: weapons used this turn, in order of first use. */
  readonly weapons: readonly WeaponId[]
  /** CMD-02 with `commandMode: pool`: extra slots this commander has lent this turn. */
  readonly lent: number
  /** CALL-03: attempts of this turn. */
  readonly calls?: number | undefined
}

export const NO_SHEET_COUNTERS: SheetCounters = { slots: 0, shots: {}, weapons: [], lent: 0 }

/** What forbids every other Action for the rest of the turn: CALL-03, INIT-10, MEDIC-04, EVAC-04. */
export const LOCKS = ['call', 'initiative', 'firstAid', 'casualtyCheck'] as const
export type Lock = (typeof LOCKS)[number]

/** A stat card in play (CARD-01, CARD-02); a team or a crew shares one (REINF-03, HOUSE-16). */
export interface Sheet {
  /** Its index in `GameState.sheets`. */
  readonly id: SheetId
  readonly card: CardId
  /** Weapon cards assigned to it (FIRE-05). */
  readonly assigned: readonly CardId[]
  /** FORCE-04: those of them that show their other face. */
  readonly reversed: readonly CardId[] | undefined
  /** HOUSE-11. */
  readonly upgrades: readonly CardId[]
  readonly face: 'healthy' | 'wounded'
  /** GREN-14: uses so far of weapons with a printed number of uses. */
  readonly used: { readonly [weapon: WeaponId]: number }
  /** MEDIC-01: first-aid kits left. */
  readonly kits: number
  /** MEDIC-02: has a first-aid marker. */
  readonly firstAid: boolean
  readonly locks: readonly Lock[]
  /** REINF-01, HOUSE-07: came free of charge; its worth in AP. */
  readonly reinforcement?: number | undefined
  readonly counters: SheetCounters
}
