import type { Point } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Counters, Standing, Unit } from './figure.ts'
import type { Goals, TimedArrival } from './goal.ts'
import type { CardId, ElementId, FigureId, PerSide, SeatId, SideId, VehicleId, WeaponId } from './ids.ts'
import type { LeftWeapon, Scheduled, Smoke } from './lasting.ts'
import type { Marker } from './marker.ts'
import type { SheetCounters } from './sheet.ts'
import type { CardBook, SideState, Tally } from './state.ts'
import type { Dressing, Edge, Element } from './table.ts'
import type { TurnTask } from './task.ts'

/** One Character of a force with the cards assigned to it. */
export interface Enlisted {
  readonly card: CardId
  /** Weapon cards. */
  readonly assigned: readonly CardId[]
  /** FORCE-04: those of its weapon cards that show their other face. */
  readonly reversed?: readonly CardId[]
  /** HOUSE-11. */
  readonly upgrades?: readonly CardId[]
  readonly name?: string
  readonly unit?: UnitSpec
}

/** FORCE-08: where a Character belongs; what is not said is nowhere. */
export type UnitSpec = { readonly [K in keyof Unit]?: NonNullable<Unit[K]> }

export interface Force {
  readonly faction: string
  readonly characters: readonly Enlisted[]
  /** TACTIC-01. */
  readonly deck?: readonly CardId[]
  readonly vehicles?: readonly EnlistedVehicle[]
}

/** HOUSE-03: a mount or vehicle with those who are deployed on it. */
export interface EnlistedVehicle {
  readonly card: CardId
  /** Their places in the list of Characters, counted from 0; the first drives. */
  readonly riders: readonly number[]
}

interface Basis {
  readonly rules: RuleSet
  readonly cards: CardBook
  readonly seats: { readonly [seat: SeatId]: SideId }
  /** SETUP-12. */
  readonly gameType: 'skirmish' | 'mission'
  /** The opponent grants a request to take back, once a turn. Absent: never; people at one table decide for themselves. */
  readonly takeBacks?: boolean
  /** HOUSE-20: what a battle is about. */
  readonly goals?: Goals
  /** HOUSE-20: what comes by itself in a game that begins with its set-up; a prepared position has its `schedule`. */
  readonly arrivals?: readonly TimedArrival[]
}

export interface BareTable {
  readonly width: number
  readonly height: number
}

export interface ReadyTable extends BareTable {
  readonly elements: readonly Element[]
  readonly dressing?: readonly Dressing[]
  readonly edges?: PerSide<Edge>
  readonly objectives?: PerSide<ElementId>
}

/** HOUSE-03, HOUSE-21: a mount, a vehicle or a weapon that stands there for its side, with nobody on it or behind it. */
export interface Prop {
  readonly card: CardId
  readonly side: SideId
  readonly position: Point
}

/** What stands on a table beside its scenery when the set-up begins. */
export interface Props {
  readonly parked: readonly Prop[]
  readonly emplaced: readonly Prop[]
}

export const NO_PROPS: Props = { parked: [], emplaced: [] }

/** A game from its set-up. What is given need not be decided: forces, scenery, edges, objectives. */
export interface NewGame extends Basis {
  readonly start: 'setup'
  /** SETUP-01. */
  readonly agreedAp: number
  /** SETUP-01, HOUSE-09. */
  readonly theatre?: string
  readonly table: BareTable | ReadyTable
  /** On a ready table. */
  readonly props?: Props
  readonly forces?: PerSide<Force>
}

export const WHEREABOUTS = ['reserve', 'table', 'eliminated', 'casualty', 'evacuable', 'evacuated', 'off'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

export interface PlacedFigure {
  readonly id: FigureId
  readonly side: SideId
  readonly card: CardId
  readonly position: Point
  readonly assigned?: readonly CardId[]
  readonly reversed?: readonly CardId[]
  readonly upgrades?: readonly CardId[]
  /** REINF-03, HOUSE-16: plays the card of this figure, which is listed before it. */
  readonly shares?: FigureId
  readonly name?: string
  readonly unit?: UnitSpec
  readonly whereabouts?: Whereabouts
  readonly wounded?: boolean
  readonly shockSince?: number
  readonly standing?: Standing
  readonly aims?: number
  readonly counters?: Partial<Counters & SheetCounters>
  readonly used?: { readonly [weapon: WeaponId]: number }
  /** MEDIC-01: kits left; without it the most that the card allows. */
  readonly kits?: number
  /** MEDIC-06: has a first-aid marker. */
  readonly treated?: boolean
  /** RADIO-04: holds contact with HQ. */
  readonly contact?: boolean
  /** RUNNER-02: carries the message of this officer. */
  readonly message?: FigureId
  /** HOUSE-03: sits on this mount or in this vehicle, whose place is his. */
  readonly mounted?: VehicleId
  /** EVAC-08, EVAC-09: an evacuable casualty on the stretcher of these bearers, or in this vehicle. */
  readonly carriedBy?: readonly FigureId[]
  readonly loadedOn?: VehicleId
}

export interface PlacedVehicle {
  readonly id: VehicleId
  readonly side: SideId
  readonly card: CardId
  readonly position: Point
  /** Without it the first of those who sit on it. */
  readonly driver?: FigureId
  readonly damage?: number
}

/** HOUSE-21. */
export type PlacedWeapon = Omit<LeftWeapon, 'shots' | 'used'> & Partial<Pick<LeftWeapon, 'shots' | 'used'>>

/** What is not said follows from the figures of the position. */
export type SideSpec = Partial<Omit<SideState, 'unlisted'> & Tally>

/** Any moment of a turn between two Actions, or the very start of one. */
export interface Position {
  readonly table: ReadyTable
  readonly figures: readonly PlacedFigure[]
  readonly markers?: readonly Marker[]
  /** Countdowns; who is off the table returns with one of them. */
  readonly schedule?: readonly Scheduled[]
  readonly smoke?: readonly Smoke[]
  readonly vehicles?: readonly PlacedVehicle[]
  readonly leftWeapons?: readonly PlacedWeapon[]
  readonly sides?: Partial<PerSide<SideSpec>>
  readonly turn: {
    readonly active: SideId
    readonly number?: number
    readonly first?: SideId
    /** `start` runs TURN-02 from its beginning; without it the active side is asked for an Action. */
    readonly step?: TurnTask['step']
  }
}

/** A game from a prepared position. */
export interface PreparedGame extends Basis {
  readonly start: 'position'
  readonly position: Position
}

export type GameSpec = NewGame | PreparedGame
