import type { Point } from '@tactic48/geometry'
import type { CardId, ElementId, FigureId, MarkerId, SeatId, VehicleId, WeaponId } from './ids.ts'
import type { Bombs } from './lasting.ts'
import type { Participant } from './marker.ts'
import type { Force, Props } from './spec.ts'
import type { CallKind, Shell, SupportId } from './support.ts'
import type { Dressing, Edge, Element } from './table.ts'

interface By {
  readonly seat: SeatId
}

/** D01–D06. */
export type SetupCommand = By &
  (
    | { readonly verb: 'submitForce'; readonly force: Force }
    | {
        readonly verb: 'layOut'
        readonly elements: readonly Element[]
        readonly dressing?: readonly Dressing[]
        readonly props?: Props
      }
    | { readonly verb: 'chooseEdge'; readonly edge: Edge }
    | { readonly verb: 'nameObjective'; readonly element: ElementId }
    /** SETUP-08: `with` says where the others of a team or crew stand; without it they stand beside him. */
    | { readonly verb: 'deploy'; readonly figure: FigureId; readonly at: Point; readonly with?: readonly Point[] }
    /** D06: who is placed elsewhere, and where; nobody = no feint. */
    | { readonly verb: 'feint'; readonly moves: readonly Placed[] }
  )

/** A figure, or the mount or vehicle it is on, and the point where it is put down. */
export interface Placed {
  readonly figure: FigureId
  readonly at: Point
}

/** GEN-06: what a movement is to end in contact with: an enemy, a friend, a casualty, a scenic element. */
export type Touch = { readonly figure: FigureId } | { readonly element: ElementId }

/** HOUSE-02: what is behind armour, a position or a vehicle. */
export type ArmourTarget = { readonly element: ElementId } | { readonly vehicle: VehicleId }

/** ORDER-10 … ORDER-15: what an officer makes others do. */
export type Order =
  | { readonly kind: 'moveToward'; readonly at: Point }
  | { readonly kind: 'forward' }
  | { readonly kind: 'fallBack' }
  | { readonly kind: 'fireAt'; readonly target: FigureId }
  | { readonly kind: 'fireAtWill'; readonly at: Point }
  | { readonly kind: 'takeCover' }
export const ORDER_KINDS = [
  'moveToward',
  'forward',
  'fallBack',
  'fireAt',
  'fireAtWill',
  'takeCover',
] as const satisfies readonly Order['kind'][]

/** TURN-15: the Actions, each paid with AT. `path` starts after the figure's own place. */
export type ActionCommand = By & { readonly figure: FigureId } & (
    | {
        readonly verb: 'move'
        readonly path: readonly Point[]
        readonly stepInto?: Point
        readonly touch?: Touch
        /** D42: takes this officer's message on the way (RUNNER-02). */
        readonly message?: FigureId
        /** D33, D43: leaves the table where the way ends, at its own edge. */
        readonly leave?: boolean
      }
    | { readonly verb: 'fire'; readonly weapon: WeaponId; readonly target: FigureId }
    | { readonly verb: 'aim' }
    | {
        readonly verb: 'moveAndFire'
        readonly path: readonly Point[]
        readonly stepInto?: Point
        readonly touch?: Touch
        /** MNF-02. `none` gives the shot up. */
        readonly shoot: 'before' | 'after' | 'none'
        /** With `before` only. */
        readonly weapon?: WeaponId
        readonly target?: FigureId
      }
    | { readonly verb: 'placeOpportunityFire'; readonly weapon: WeaponId; readonly at: Point }
    | {
        readonly verb: 'startSuppression'
        readonly weapon: WeaponId
        readonly at: Point
        /** SF-09: named together with the initiator. */
        readonly joiners: readonly Participant[]
      }
    | { readonly verb: 'joinSuppression'; readonly weapon: WeaponId; readonly marker: MarkerId }
    | { readonly verb: 'throwGrenade'; readonly weapon: WeaponId; readonly at: Point }
    | { readonly verb: 'takeCover' }
    /** MEDIC-02, EVAC-01. */
    | { readonly verb: 'firstAid'; readonly patient: FigureId }
    | { readonly verb: 'checkCasualty'; readonly patient: FigureId }
    /** HOUSE-02, D48. */
    | { readonly verb: 'fireAtArmour'; readonly weapon: WeaponId; readonly armour: ArmourTarget }
    | { readonly verb: 'layCharge'; readonly weapon: WeaponId; readonly armour: ArmourTarget }
    /** RADIO-01. */
    | { readonly verb: 'contactHq' }
    /** CALL-01, CALL-05: the kind declared beforehand, if any; D44: on a messenger's credit. */
    | { readonly verb: 'call'; readonly kind?: CallKind; readonly credit?: boolean }
    /** EVAC-05 … EVAC-08: a medic with his helper, or one of two bearers; all go along the path of this one. */
    | {
        readonly verb: 'carry'
        readonly casualty: FigureId
        /** D46. */
        readonly helper?: FigureId
        readonly path: readonly Point[]
      }
    /** D45. */
    | { readonly verb: 'pickUp'; readonly casualty: FigureId }
    | { readonly verb: 'loadCasualty'; readonly casualty: FigureId; readonly vehicle: VehicleId }
    /** D47: without `drives` he drives if nobody does. */
    | { readonly verb: 'mount'; readonly vehicle: VehicleId; readonly drives?: boolean }
    /** HOUSE-03: beside the vehicle, on the side of this point. */
    | { readonly verb: 'dismount'; readonly toward: Point }
    /** INIT-02. */
    | { readonly verb: 'takeInitiative' }
    /** ORDER-02, ORDER-07: `unit` names the company addressed; without it the officer's own. */
    | { readonly verb: 'giveOrder'; readonly order: Order; readonly unit?: string }
  )

/** ORDER-20. */
export interface Carrying {
  readonly figure: FigureId
  readonly casualty: FigureId
  readonly helper?: FigureId
}

/** Answers to what a running Action asks. */
export type AnswerCommand = By &
  (
    | { readonly verb: 'continueMove'; readonly go: boolean }
    | { readonly verb: 'reactTakeCover'; readonly take: boolean }
    /** D12, D13: shoot with this marker, or hold all that are offered. */
    | { readonly verb: 'opportunityShot'; readonly marker: MarkerId; readonly target: FigureId }
    | { readonly verb: 'holdFire' }
    | { readonly verb: 'shootAfterMove'; readonly weapon: WeaponId; readonly target: FigureId }
    | { readonly verb: 'skipShot' }
    | { readonly verb: 'chooseVictim'; readonly figure: FigureId }
    /** D17: whose six is worked next. */
    | { readonly verb: 'chooseSix'; readonly participant: FigureId }
    /** D19: where the grenade ends up; its own point = no drift. */
    | { readonly verb: 'drift'; readonly to: Point }
    | { readonly verb: 'chooseOpponent'; readonly figure: FigureId }
    | { readonly verb: 'pass' }
    | { readonly verb: 'answerDraw'; readonly accept: boolean }
    | { readonly verb: 'answerUndo'; readonly accept: boolean }
    | { readonly verb: 'seal'; readonly value: number }
    /** D37: AT added to the bid. */
    | { readonly verb: 'raise'; readonly tokens: number }
    /** D25 … D28, D41: what is not said is as §33 has it. */
    | {
        readonly verb: 'executeOrder'
        readonly joins: boolean
        readonly halts: readonly FigureId[]
        /** ORDER-05 of the Italian sheet. */
        readonly refuses: readonly FigureId[]
        /** Those named go first, in this order. */
        readonly sequence: readonly FigureId[]
        readonly weapons: readonly Participant[]
        /** ORDER-20: messengers who leave the table where their ordered way ends. */
        readonly leaves?: readonly FigureId[]
        /** ORDER-20: medics who take their casualties along. */
        readonly carries?: readonly Carrying[]
        /** D42: whose message they take on their ordered way. */
        readonly messages?: readonly Taking[]
      }
    /** D29. */
    | { readonly verb: 'chooseCall'; readonly kind: CallKind }
    /** D30, D49. */
    | {
        readonly verb: 'placeSupport'
        readonly profile: SupportId
        readonly ammo: Shell
        readonly at: Point
        readonly line?: Point
      }
    /** D31: for each team. */
    | { readonly verb: 'chooseTeams'; readonly teams: readonly TeamChoice[] }
    /** D32. */
    | ({ readonly verb: 'aimMortar' } & Bombs)
    /** D31, D34: one point for each figure. */
    | { readonly verb: 'enterTable'; readonly at: readonly Point[] }
  )

/** RUNNER-02: who takes whose message. */
export interface Taking {
  readonly figure: FigureId
  readonly officer: FigureId
}

/** REINF-02: the team card (HOUSE-07), or a soldier with the weapon and upgrade cards that he comes with. */
export type TeamChoice =
  | 'team'
  | { readonly card: CardId; readonly assigned: readonly CardId[]; readonly upgrades?: readonly CardId[] }

/** D07, D40 and the undo of the log. */
export type TurnCommand = By &
  (
    | { readonly verb: 'endTurn' }
    /** D42: the message of an officer whom he touches (RUNNER-02). */
    | { readonly verb: 'takeMessage'; readonly figure: FigureId; readonly officer: FigureId }
    /** HOUSE-14: free, and no Action. */
    | { readonly verb: 'putDown'; readonly casualty: FigureId }
    | { readonly verb: 'resign' }
    | { readonly verb: 'offerDraw' }
    /** Undo that needs consent; `to` = number of log entries kept. */
    | { readonly verb: 'askUndo'; readonly to: number }
    /** HOUSE-17: the time of this side is up; the clock runs outside. */
    | { readonly verb: 'timeout' }
  )

/** D22, D23: neither is an Action (TACTIC-09). */
export type CardCommand = By &
  (
    | { readonly verb: 'drawCard' }
    | {
        readonly verb: 'playCard'
        readonly card: CardId
        /** The Character that the card lets its player name, and the weapon of this Character. */
        readonly figure?: FigureId
        readonly weapon?: WeaponId
      }
  )

export type Command = SetupCommand | ActionCommand | AnswerCommand | TurnCommand | CardCommand
export type Verb = Command['verb']
export type CommandOf<V extends Verb> = Extract<Command, { readonly verb: V }>

/** The Actions of PART A. */
export const QUICK_START_VERBS = [
  'move',
  'fire',
  'aim',
  'moveAndFire',
  'placeOpportunityFire',
  'startSuppression',
  'joinSuppression',
  'throwGrenade',
  'takeCover',
] as const satisfies readonly ActionCommand['verb'][]
export type QuickStartVerb = (typeof QUICK_START_VERBS)[number]

/** Those of PART B. */
export const COMPANY_VERBS = [
  'giveOrder',
  'firstAid',
  'checkCasualty',
  'contactHq',
  'call',
  'fireAtArmour',
  'layCharge',
  'carry',
  'pickUp',
  'loadCasualty',
  'mount',
  'dismount',
  'takeInitiative',
] as const satisfies readonly ActionCommand['verb'][]

export const ACTION_VERBS = [...QUICK_START_VERBS, ...COMPANY_VERBS] as const
export type ActionVerb = (typeof ACTION_VERBS)[number]

export const isActionVerb = (verb: Verb): verb is ActionVerb => (ACTION_VERBS as readonly Verb[]).includes(verb)

/**
 * Who bears an Action: the actor's AT and slot in the own turn, or in a window of the other's; an order, which takes neither
 * (ORDER-03); or nobody, though it takes its slot (COVER-03 `reactionCoverFree`, MEDIC-03).
 */
export type Payer = 'token' | 'window' | 'order' | 'free'

/** What an Action costs, settled by `check` (TURN-11, MOVE-04, CMD-02). */
export interface Price {
  readonly refused?: undefined
  readonly tokens: number
  readonly slots: number
  readonly movement: number
  /** TURN-18. */
  readonly attack: boolean
  readonly lenders?: readonly { readonly figure: FigureId; readonly slots: number }[]
}
