import type { Point } from '@tactic48/geometry'
import type { CardId, FigureId, MarkerId, WeaponId } from './ids.ts'
import type { SideId } from './side.ts'

/** TURN-13: what is counted per Character and per turn. */
export interface Counters {
  readonly slots: number
  /** MOVE-03: AT spent on movement, climbs included. */
  readonly movement: number
  /** FIRE-07. */
  readonly shots: { readonly [weapon: WeaponId]: number }
  /** FIRE-06: weapons used this turn, in order of first use. */
  readonly weapons: readonly WeaponId[]
  /** TURN-18: did an Attack Action this turn. */
  readonly attacked: boolean
  /** SF-11 of the Italian sheet: shot or threw this turn. */
  readonly shot: boolean
  /** SF-04. */
  readonly suppressed: boolean
  /** CMD-02 with `commandMode: pool`: extra slots this commander has lent this turn. */
  readonly lent: number
}

export const NO_COUNTERS: Counters = {
  slots: 0,
  movement: 0,
  shots: {},
  weapons: [],
  attacked: false,
  shot: false,
  suppressed: false,
  lent: 0,
}

/** TURN-17: one standing marker at most. */
export type Standing =
  | { readonly kind: 'takeCover' }
  | { readonly kind: 'opportunityFire'; readonly marker: MarkerId }
  | { readonly kind: 'suppressionFire'; readonly marker: MarkerId }

export type Whereabouts = 'reserve' | 'table' | 'eliminated'

export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  readonly card: CardId
  /** Weapon cards assigned to it (FIRE-05). */
  readonly assigned: readonly CardId[]
  readonly name: string
  readonly whereabouts: Whereabouts
  /** Meaningful while on the table; the place of an eliminated figure is where it fell. */
  readonly position: Point
  readonly wounded: boolean
  /** WOUND-02: the number of the player turn in which the Shock began. */
  readonly shockSince: number | undefined
  readonly standing: Standing | undefined
  /** AIM: pending Aim Actions. */
  readonly aims: number
  readonly counters: Counters
  /** GREN-14: uses so far of weapons with a printed number of uses. */
  readonly used: { readonly [weapon: WeaponId]: number }
}
