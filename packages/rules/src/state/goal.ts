import type { ElementId, PerSide, SideId } from './ids.ts'
import type { Arrival } from './lasting.ts'
import type { Edge } from './table.ts'

/** HOUSE-20: what a side of a battle plays for, beside VICT. Rounds are those of TURN-01, counted from 1. */
export type Goal =
  /** A figure of the side touches the element; any instant counts (VICT-02). */
  | { readonly kind: 'touch'; readonly element: ElementId }
  /** At the end of that round a figure touches the element that is not in Shock, and no enemy does. */
  | { readonly kind: 'hold'; readonly element: ElementId; readonly until: number }
  /** So many figures have ended a movement with their base at the edge, and have left by it. */
  | { readonly kind: 'leave'; readonly edge: Edge; readonly figures: number }
  /** EVAC-10: this many casualties brought to safety. */
  | { readonly kind: 'evacuate'; readonly casualties: number }
  /** RUNNER-02: so many messages were carried off the table; by this edge, if one is named. */
  | { readonly kind: 'message'; readonly messages: number; readonly edge?: Edge }
  /** At the end of that round the side has so many figures on the table. */
  | { readonly kind: 'survive'; readonly until: number; readonly figures: number }
  /** VICT-04: the enemy has lost this share of his AP, in percent. */
  | { readonly kind: 'eliminate'; readonly share: number }

export const GOAL_KINDS = [
  'touch',
  'hold',
  'leave',
  'evacuate',
  'message',
  'survive',
  'eliminate',
] as const satisfies readonly Goal['kind'][]
export type GoalKind = (typeof GOAL_KINDS)[number]
export type GoalOf<K extends GoalKind> = Extract<Goal, { readonly kind: K }>

/** A side wins with all of its goals or with the first. */
export interface SideGoals {
  readonly needs: 'all' | 'any'
  readonly list: readonly Goal[]
}

/** The battle is over at the end of this round, if nobody has won before. */
export interface RoundLimit {
  readonly rounds: number
  /** `share`: the smaller lost share wins (VICT-10). */
  readonly winner: SideId | 'draw' | 'share'
}

export interface Goals {
  readonly sides: Partial<PerSide<SideGoals>>
  /** VICT-01, VICT-03: whether half of the losses decide as well; who has nobody left loses in any case (VICT-11). */
  readonly losses: 'decide' | 'ignore'
  readonly limit?: RoundLimit
}

/** What has been done of it: messages that are out, and goals that are reached by their place in the list. */
export interface GoalState extends Goals {
  readonly reached: PerSide<readonly number[]>
  /** The edges by which they went. */
  readonly messages: PerSide<readonly Edge[]>
}

/** What comes by itself: others in `due` own turns (1 = the next), or fire that was agreed before. */
export interface TimedArrival {
  readonly side: SideId
  readonly due: number
  readonly what: Extract<Arrival, { readonly kind: 'supportFire' | 'reinforcements' }>
}
