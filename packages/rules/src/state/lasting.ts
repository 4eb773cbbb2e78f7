import type { Point } from '@tactic48/geometry'
import type { CardId, ElementId, FigureId, ScheduleId, SideId, SmokeId, VehicleId, WeaponId } from './ids.ts'
import type { Enlisted } from './spec.ts'
import type { Bomb, Shell, SupportId } from './support.ts'
import type { LastingChange } from './tactic.ts'

/** SUPP-03, HOUSE-08: what a barrage was ordered to be. */
export interface Barrage {
  readonly profile: SupportId
  readonly ammo: Shell
  readonly target: Point
  /** Any other point of the line of a strafing attack. */
  readonly line: Point | undefined
}

/** MORTAR-01: all of one kind, each with its own aim point. */
export interface Bombs {
  readonly ammo: Bomb
  /** With `platoonCallMixedAmmo`: the kind of every bomb in turn, where they are not all `ammo`. */
  readonly each?: readonly Bomb[]
  readonly at: readonly Point[]
}

/** REINF-01, REINF-02: a team or the soldier that replaces it. */
export interface Team extends Enlisted {
  readonly figures: number
  /** HOUSE-07: of the whole team. */
  readonly ap: number
}

/** Fire that falls from elsewhere. */
export type Fire =
  | { readonly kind: 'supportFire'; readonly caller: FigureId; readonly barrage: Barrage }
  | { readonly kind: 'platoonMortar'; readonly caller: FigureId; readonly bombs: Bombs }

/** What a countdown brings (CALL-06, RUNNER-05). */
export type Arrival =
  | Fire
  | { readonly kind: 'reinforcements'; readonly caller: FigureId; readonly teams: readonly Team[] }
  /** `left`: the number of the player turn in which he left. */
  | { readonly kind: 'runner'; readonly figure: FigureId; readonly exit: Point; readonly left: number }

/** TURN-02 step 4: counted in turns of its side. */
export interface Scheduled {
  readonly id: ScheduleId
  readonly side: SideId
  /** Own turns still to begin; 1 = the next one. */
  readonly due: number
  readonly what: Arrival
}

/** HOUSE-04: a disc that blocks sight, gone at the start of its owner's second next turn. */
export interface Smoke {
  readonly id: SmokeId
  readonly side: SideId
  readonly at: Point
  /** u. */
  readonly radius: number
  /** Own turns still to begin; it goes when none is left. */
  readonly due: number
}

/** HOUSE-03: a mount or vehicle, with or without anybody on it. */
export interface Vehicle {
  readonly id: VehicleId
  readonly side: SideId
  readonly card: CardId
  readonly position: Point
  /** HOUSE-13: 1/1000 u. */
  readonly radius: number
  /** Who drives; the others on it are passengers. */
  readonly driver: FigureId | undefined
  /** HOUSE-02: penetrations so far. */
  readonly damage: number
  /** FIRE-07: shots of this turn by its weapons, whoever fired them; absent = none. */
  readonly shots?: ByWeapon | undefined
  /** GREN-14: uses of its weapons so far, where a number is printed; absent = none. */
  readonly used?: ByWeapon | undefined
}

type ByWeapon = { readonly [weapon: WeaponId]: number }

/** HOUSE-16, HOUSE-21: a crewed or emplaced weapon without crew. */
export interface LeftWeapon {
  readonly weapon: WeaponId
  /** The Character or weapon card that prints it. */
  readonly card: CardId
  readonly side: SideId
  /** Where its last crewman fell, with his base. */
  readonly position: Point
  /** FIRE-07: shots of this turn, whoever fired them. */
  readonly shots: number
  /** GREN-14: uses so far, where a number is printed. */
  readonly used: number
}

/** What was done to, or belongs to, a piece of scenery (HOUSE-02, HOUSE-15, AID-01). */
export interface Fixture {
  readonly element: ElementId
  readonly owner: SideId | undefined
  readonly damage: number
}

/** TACTIC: a change that outlasts the card that made it. */
export interface Effect {
  readonly card: CardId
  /** `income` is on a side, everything else on a figure. */
  readonly on: FigureId | SideId
  readonly change: LastingChange
  readonly value: number
  /** The number of the player turn with whose end it lapses. */
  readonly until: number
  /** Of one weapon only. */
  readonly weapon?: WeaponId
  /** Used up by the first use. */
  readonly once?: true
}

/** RUNNER-03: attempts to CALL that messengers have brought to an officer. */
export interface CallCredit {
  readonly officer: FigureId
  readonly count: number
}
