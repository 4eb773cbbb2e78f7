import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { Order } from './command.ts'
import type { FigureId, MarkerId, PerSide, SideId, WeaponId } from './ids.ts'
import type { Force } from './spec.ts'

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
    /** D07: the next Action or the end of the turn. */
    | { readonly kind: 'action' }
    /** D21, TURN-16: after an Action or after the start of the turn. */
    | { readonly kind: 'window'; readonly after: 'turnStart' | 'action'; readonly allows: 'takeCover' | 'anyAction' }
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
    | { readonly kind: 'draw'; readonly by: SideId }
    | { readonly kind: 'undo'; readonly by: SideId; readonly to: number }
    /** Two sealed numbers revealed together (the company layer's bids stand on this). */
    | { readonly kind: 'sealedNumber'; readonly purpose: string; readonly answers: Partial<PerSide<Sealed<number>>> }
  )

export type QuestionKind = Question['kind']
export type QuestionOf<K extends QuestionKind> = Extract<Question, { readonly kind: K }>
