import type { Outline, Point } from '@tactic48/geometry'
import type { Casualty, Edge, ElementId, FigureId, SideId, VehicleId, WeaponId } from '@tactic48/rules'
import type { FigureLook } from './figureState.ts'
import type { VehicleLook } from './vehicle.ts'

/** Where a piece is drawn and how large, in 1/1000 u: on its base, or in its seat. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

interface Owned {
  readonly id: string
  readonly side: SideId
}

interface Area extends Owned {
  readonly at: Point
  /** Of its disc. */
  readonly disc: number
  /** GEN-04: from the middle, the disc included; absent where nothing is measured before it is declared. */
  readonly reach: number | undefined
  /** SF-09, OF-11, OF-12: it is on the table, but has no effect now. */
  readonly idle: boolean
  readonly owners: readonly FigureId[]
}

/** Everything on the ground that is not a piece, by kind; lengths in 1/1000 u. */
interface Markers {
  /** SETUP-13, HOUSE-20: scenery that decides a Mission or a battle, and who holds it now where that is asked. */
  readonly objective: Owned & {
    readonly element: ElementId
    readonly outline: Outline
    readonly at: Point
    readonly heldBy: SideId | undefined
    /** To be held at the end of this round. */
    readonly until: number | undefined
    readonly reached: boolean
  }
  /** HOUSE-20: by what, or where, a side takes out its men, its messages or its casualties, and how many of them are out. */
  readonly exit: Owned & {
    readonly takes: 'men' | 'messages' | 'casualties'
    readonly at: Point
    /** Absent: an aid station. */
    readonly edge: readonly [Point, Point] | undefined
    readonly have: number
    readonly need: number
  }
  /** AID-01, HOUSE-15. */
  readonly station: {
    readonly id: string
    readonly element: ElementId
    readonly serves: 'aid' | 'line'
    readonly owner: SideId | undefined
    readonly at: Point
  }
  /** Where a Character fell whom nobody can help any more; it blocks nothing. */
  readonly fallen: Owned & { readonly at: Point }
  /** HOUSE-21: a crewed or emplaced weapon without its crew. */
  readonly leftWeapon: Owned & {
    readonly at: Point
    readonly r: number
    readonly weapon: WeaponId
    /** Who can fire it where he is. */
    readonly mannedBy: FigureId | undefined
  }
  /** HOUSE-04. */
  readonly smoke: Owned & Spot
  readonly opportunityFire: Area
  readonly suppressionFire: Area
  /** SUPP-01: how far its shells may fall. */
  readonly barrage: Owned & { readonly at: Point; readonly reach: number }
  /** HOUSE-08. */
  readonly strafe: Owned & Strip
  /** MORTAR-01. */
  readonly bombs: Owned & { readonly places: readonly Point[] }
  /** RUNNER-02, REINF-02: who comes in over which edge, or has left over it. */
  readonly arrival: Owned & { readonly at: Point; readonly edge: Edge; readonly r: number }
}

export interface Strip {
  readonly at: Point
  /** Another point of its line. */
  readonly line: Point
  readonly length: number
  readonly width: number
}

export type MarkerKind = keyof Markers
export type MarkerOf<K extends MarkerKind> = Markers[K] & { readonly kind: K }
export type BoardMarker = { readonly [K in MarkerKind]: MarkerOf<K> }[MarkerKind]

export interface BoardFigure {
  readonly id: FigureId
  readonly side: SideId
  readonly at: Spot
  /** The middle of his base, also where he sits in a vehicle. */
  readonly position: Point
  /** HOUSE-03: who moves him. */
  readonly driver: FigureId | undefined
  readonly look: FigureLook
}

/** WOUND-07: for medics; a carried one is on its stretcher. */
export interface BoardCasualty {
  readonly id: FigureId
  readonly side: SideId
  readonly at: Spot
  readonly kind: Casualty | 'carried'
}

export interface BoardVehicle {
  readonly id: VehicleId
  readonly side: SideId
  readonly at: Spot
  readonly driver: FigureId | undefined
  readonly look: VehicleLook
  readonly aboard: number
  /** EVAC-09: casualties on board. */
  readonly load: number
}

/** REINF-03, HOUSE-16: two men who play one card. */
export interface BoardCrew {
  readonly side: SideId
  readonly men: readonly [FigureId, FigureId]
  readonly from: Spot
  readonly to: Spot
}

/** CALL-06, HOUSE-04: own turns until something comes down, comes in or lifts; shown by a die. */
export interface BoardCountdown {
  readonly id: string
  readonly kind: 'arrival' | 'smoke'
  readonly at: Point
  readonly due: number
  /** How far around its point the ground belongs to it. */
  readonly clear: number
}

/** All that a table shows of a state, as plain data. Whoever may not see something is given a board without it. */
export interface BoardModel {
  /** Of the table, and the radius of a base, in 1/1000 u. */
  readonly width: number
  readonly height: number
  readonly base: number
  /** From the ground up. */
  readonly markers: readonly BoardMarker[]
  readonly vehicles: readonly BoardVehicle[]
  readonly crews: readonly BoardCrew[]
  readonly casualties: readonly BoardCasualty[]
  readonly figures: readonly BoardFigure[]
  /** The next first. */
  readonly countdowns: readonly BoardCountdown[]
}
