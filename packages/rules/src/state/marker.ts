import type { Point } from '@tactic48/geometry'
import type { FigureId, MarkerId, SideId, WeaponId } from './ids.ts'

/** Radii are printed values in u. */
export interface OpportunityMarker {
  readonly kind: 'opportunityFire'
  readonly id: MarkerId
  readonly side: SideId
  readonly owner: FigureId
  readonly weapon: WeaponId
  readonly at: Point
  readonly radius: number
}

export interface Participant {
  readonly figure: FigureId
  readonly weapon: WeaponId
}

export interface SuppressionMarker {
  readonly kind: 'suppressionFire'
  readonly id: MarkerId
  readonly side: SideId
  /** In join order, initiator first (SF-14). */
  readonly participants: readonly Participant[]
  readonly at: Point
  readonly radius: number
  /** SF-09 `graceUntilTurnEnd`: no effect yet. */
  readonly waiting: boolean
}

export type Marker = OpportunityMarker | SuppressionMarker
