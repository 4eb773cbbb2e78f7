import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { Order } from './command.ts'
import type { FigureId, MarkerId, PerSide, ScheduleId, SideId, WeaponId } from './ids.ts'
import type { Force } from './spec.ts'
import type { Bomb, CallKind, SupportId } from './support.ts'

/** An answer that others may not see yet; in a view the value is left out. */
export interface Sealed<T> {
  readonly sealed: true
  readonly value?: T
}

/** One shot an Opportunity Fire marker may take now (D12–D14). */
export interface Opportunity {
  readonly marker: MarkerId
  readonly shooter: FigureId
  readonly target: FigureId
}

/** ORDER-08: one whom an order reaches, and the leader who passes it to him. */
export interface Reached {
  readonly figure: FigureId
  readonly through: FigureId
}

interface Asked {
  /** Sides that still owe an answer; any seat of a side may give it. */
  readonly awaiting: readonly SideId[]
  /** Events before it was opened: a measure of time without a clock. */
  readonly since: number
}

export type Question = Asked &
  /** D01: both at once, sealed until both are in. */
  (
    | { readonly kind: 'force'; readonly answers: Partial<PerSide<Sealed<Force>>> }
    | { readonly kind: 'layout' }
    | { readonly kind: 'edge' }
    | { readonly kind: 'objective' }
    | { readonly kind: 'deploy' }
    /** D06. */
    | { readonly kind: 'feint' }
    /** D07: the next Action or the end of the turn. */
    | { readonly kind: 'action' }
    /** D21, TURN-16: after an Action or after the start of the turn. */
    | {
        readonly kind: 'window'
        /** The last two come before the dice of a shot or a grenade. */
        readonly after: 'turnStart' | 'action' | 'fireDeclared' | 'grenadeThrown'
        /** TURN-08; cards are allowed in all of them, TAKE INITIATIVE in all but those for cards alone. */
        readonly allows: 'cards' | 'reactions' | 'takeCover' | 'anyAction'
      }
    | { readonly kind: 'continueMove'; readonly figure: FigureId }
    | { readonly kind: 'takeCover'; readonly figure: FigureId; readonly shooter: FigureId; readonly weapon: WeaponId }
    | { readonly kind: 'opportunityFire'; readonly offers: readonly Opportunity[]; readonly last: boolean }
    | { readonly kind: 'afterShot'; readonly figure: FigureId }
    | { readonly kind: 'victim'; readonly by: FigureId; readonly among: readonly FigureId[]; readonly rule: Atom }
    | { readonly kind: 'sixes'; readonly among: readonly FigureId[] }
    | {
        readonly kind: 'drift'
        readonly from: Point
        /** u; exact = this distance or none (GREN-06). */
        readonly distance: number
        readonly exact: boolean
      }
    | { readonly kind: 'opponent'; readonly figure: FigureId; readonly among: readonly FigureId[] }
    /** D25 … D28, D41: who could do it, in the order in which they were reached. */
    | {
        readonly kind: 'order'
        readonly officer: FigureId
        readonly order: Order
        readonly recipients: readonly Reached[]
      }
    /** D29: asked of the caller, or of his opponent where he declared nothing. */
    | { readonly kind: 'callKind'; readonly caller: FigureId; readonly among: readonly CallKind[] }
    | { readonly kind: 'support'; readonly caller: FigureId; readonly profiles: readonly SupportId[] }
    | { readonly kind: 'teams'; readonly caller: FigureId; readonly count: number }
    | { readonly kind: 'mortar'; readonly caller: FigureId; readonly ammo: readonly Bomb[]; readonly shells: number }
    /** D31, D34: where the first team or the runner of this arrival comes in. */
    | { readonly kind: 'entry'; readonly entry: ScheduleId }
    /** RUNNER-04: an officer who has just left may call, or pass. */
    | { readonly kind: 'selfCall'; readonly officer: FigureId }
    /** D37: what both have bid so far. */
    | { readonly kind: 'raise'; readonly bids: PerSide<number> }
    | { readonly kind: 'draw'; readonly by: SideId }
    | { readonly kind: 'undo'; readonly by: SideId; readonly to: number }
    /** Two sealed numbers revealed together (the company layer's bids stand on this). */
    | { readonly kind: 'sealedNumber'; readonly purpose: string; readonly answers: Partial<PerSide<Sealed<number>>> }
  )

export type QuestionKind = Question['kind']
export type QuestionOf<K extends QuestionKind> = Extract<Question, { readonly kind: K }>

/** A question by what tells it from another: its kind, whom it awaits and what identifies it. */
export interface QuestionSummary {
  readonly kind: QuestionKind
  readonly awaiting: readonly SideId[]
  readonly [field: string]: unknown
}
