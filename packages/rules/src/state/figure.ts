import type { Point } from '@tactic48/geometry'
import type { FigureId, MarkerId, ScheduleId, SheetId, SideId, VehicleId, Whole } from './ids.ts'
import type { Edge } from './table.ts'

/** TURN-13: what is counted per base and per turn; what the card counts is on its sheet. */
export interface Counters {
  /** MOVE-03: AT spent on movement, climbs included. */
  readonly movement: number
  /** TURN-18: did an Attack Action this turn. */
  readonly attacked: boolean
  /** SF-11 of the Italian sheet: shot or threw this turn. */
  readonly shot: boolean
  /** SF-04. */
  readonly suppressed: boolean
  /** ORDER-03: with a company, has done something that is neither a movement nor an attack; being halted is nothing. */
  readonly acted: true | undefined
  /** EVAC-08: has picked a casualty up; once a turn, for putting down is free. */
  readonly lifted: true | undefined
  /** AID-03: a medic who was at his aid station when his turn began. */
  readonly rests: true | undefined
  /** HOUSE-01: Shock from a failed nerve test, not a wound; it ends with this turn. */
  readonly shaken: true | undefined
}

export const NO_COUNTERS: Counters = {
  movement: 0,
  attacked: false,
  shot: false,
  suppressed: false,
  acted: undefined,
  lifted: undefined,
  rests: undefined,
  shaken: undefined,
}

/** TURN-17: one standing marker at most. */
export type Standing =
  | { readonly kind: 'takeCover' }
  | { readonly kind: 'opportunityFire'; readonly marker: MarkerId }
  | { readonly kind: 'suppressionFire'; readonly marker: MarkerId }

/** Where a figure is. What it takes with it (a rider's mount, a bearer's casualty) names it here, so that it is said once. */
export type Place =
  /** `on`: to be deployed on this mount or in this vehicle (HOUSE-03). */
  | { readonly at: 'reserve'; readonly on?: VehicleId }
  /** Also in a bunker: its position says so (`shelterOf`). */
  | { readonly at: 'table' }
  /** HOUSE-03: on a mount or in a vehicle. */
  | { readonly at: 'mounted'; readonly on: VehicleId }
  /** EVAC-08, EVAC-09: a casualty on a stretcher or, with nobody to carry it, in a vehicle; it has passed EVAC-03. */
  | { readonly at: 'carried'; readonly by: readonly FigureId[]; readonly on?: VehicleId }
  /** RUNNER-05: off the table; the schedule says when it returns. */
  | { readonly at: 'off'; readonly returns: ScheduleId }
  /** HOUSE-20: left by an edge for good; not lost. */
  | { readonly at: 'left'; readonly edge: Edge }
  /** WOUND-07: out of play; with medics in use a casualty lies where it fell until it is checked (EVAC-03). */
  | { readonly at: 'gone'; readonly casualty: Casualty | undefined }
  /** EVAC-10: brought to safety; no longer counted as lost. */
  | { readonly at: 'evacuated' }

export const CASUALTIES = ['unchecked', 'evacuable'] as const
export type Casualty = (typeof CASUALTIES)[number]

/** FORCE-08: where the figure belongs. */
export interface Unit {
  readonly squad: string | undefined
  readonly platoon: string | undefined
  readonly company: string | undefined
  readonly attached: boolean
}

export const NO_UNIT: Unit = { squad: undefined, platoon: undefined, company: undefined, attached: false }

/** A base on the table. Its stat card in play is its sheet, which a team or a crew shares. */
export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  readonly sheet: SheetId
  readonly name: string
  readonly unit: Unit
  readonly place: Place
  /** The centre of its base, of the mount or bearer that takes it along, or of the spot where it fell. */
  readonly position: Point
  /** WOUND-02: the number of the player turn in which the Shock began. */
  readonly shockSince: number | undefined
  readonly standing: Standing | undefined
  /** AIM: pending Aim Actions. */
  readonly aims: number
  /** RADIO-04: holds contact with HQ. */
  readonly contact: boolean
  /** RUNNER-02: the officer whose message it carries. */
  readonly message: FigureId | undefined
  readonly counters: Counters
}

/** Field by field and always in this order: all figures keep one shape, which keeps every reader fast. */
export function copyFigure(figure: Figure): Whole<Figure> {
  return {
    id: figure.id,
    side: figure.side,
    sheet: figure.sheet,
    name: figure.name,
    unit: figure.unit,
    place: figure.place,
    position: figure.position,
    shockSince: figure.shockSince,
    standing: figure.standing,
    aims: figure.aims,
    contact: figure.contact,
    message: figure.message,
    counters: figure.counters,
  }
}
