import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { Order } from './command.ts'
import type { Figure } from './figure.ts'
import type { CardId, ElementId, FigureId, PerSide, ScheduleId, SideId, SmokeId, VehicleId, WeaponId } from './ids.ts'
import type { Effect, Scheduled, Smoke } from './lasting.ts'
import type { QuestionKind, Reached } from './question.ts'
import type { Sheet } from './sheet.ts'
import type { CallKind } from './support.ts'
import type { Edge } from './table.ts'
import type { LastingChange } from './tactic.ts'

/** MEDIC-05, EVAC-03: one kit each, whatever comes of it. */
export type MedicEvent =
  | {
      readonly type: 'firstAidGiven'
      readonly medic: FigureId
      readonly patient: FigureId
      readonly die: number
      readonly need: number
      readonly healed: boolean
      /** AID-02. */
      readonly bonus?: number
    }
  | {
      readonly type: 'casualtyChecked'
      readonly medic: FigureId
      readonly casualty: FigureId
      readonly die: number
      readonly need: number
      readonly alive: boolean
      /** EVAC-02: the medic does nothing else in this turn. */
      readonly locks: boolean
      readonly bonus?: number
    }

/** EVAC-08 … EVAC-10, AID-03. */
export type EvacuationEvent =
  | { readonly type: 'casualtyPickedUp'; readonly casualty: FigureId; readonly by: readonly FigureId[] }
  | { readonly type: 'casualtyPutDown'; readonly casualty: FigureId; readonly at: Point }
  | { readonly type: 'casualtyLoaded'; readonly casualty: FigureId; readonly vehicle: VehicleId }
  | {
      readonly type: 'casualtyEvacuated'
      readonly casualty: FigureId
      readonly where: 'edge' | 'aidStation'
      readonly element?: ElementId
    }
  /** AID-03: his turn at the aid station begins. */
  | { readonly type: 'restockBegun'; readonly medic: FigureId }
  | { readonly type: 'kitsRefilled'; readonly medic: FigureId; readonly kits: number }

/** HOUSE-03. */
export type VehicleEvent =
  | { readonly type: 'mounted'; readonly figure: FigureId; readonly vehicle: VehicleId; readonly driver: boolean }
  | {
      readonly type: 'dismounted'
      readonly figure: FigureId
      readonly vehicle: VehicleId
      readonly at: Point
      readonly rule: Atom
    }

/** RADIO, CALL: dice and what came of them. */
export type CallEvent =
  | {
      readonly type: 'contactTried'
      readonly figure: FigureId
      readonly dice: readonly number[]
      readonly need: number
      readonly made: boolean
    }
  | { readonly type: 'contactLost'; readonly figure: FigureId; readonly rule: Atom }
  | {
      readonly type: 'callTried'
      readonly caller: FigureId
      readonly means: CallMeans
      readonly dice: readonly number[]
      readonly need: number
      readonly hits: number
      readonly declared?: CallKind
      /** CALL-03: the officer does nothing else in this turn. */
      readonly locks: boolean
    }
  /** CALL-05: who fixed it. */
  | { readonly type: 'callSettled'; readonly caller: FigureId; readonly kind: CallKind; readonly by: SideId }
  /** REINF-01: by a die, or by the number of own figures on the table. */
  | {
      readonly type: 'teamsCounted'
      readonly caller: FigureId
      readonly teams: number
      readonly die?: number
      readonly figures?: number
    }
  /** CALL-06: `die` absent = no delay was rolled (CALL-07). */
  | { readonly type: 'arrivalScheduled'; readonly entry: Scheduled; readonly die?: number }

export type CallMeans = 'radio' | 'line' | 'runner' | 'self' | 'none'

/** Countdowns and what they bring (TURN-02 steps 1 and 4). */
export type ArrivalEvent =
  | { readonly type: 'scheduleCounted'; readonly side: SideId; readonly due: readonly ScheduleId[] }
  /** The fire begins; it is no longer waited for. */
  | { readonly type: 'fireArrived'; readonly entry: ScheduleId }
  | {
      readonly type: 'shellFell'
      readonly side: SideId
      /** Counted from 1. */
      readonly shell: number
      readonly of: number
      /** HOUSE-08, GEN-12: absent where nothing drifts by chance. */
      readonly die?: number
      readonly direction?: number
      readonly from: Point
      readonly to: Point
      /** GREN-06 `scatterOffTable: dud`. */
      readonly dud: boolean
    }
  | { readonly type: 'smokeLaid'; readonly smoke: Smoke }
  /** HOUSE-04: own clouds thin; these are gone. */
  | { readonly type: 'smokeThinned'; readonly side: SideId; readonly gone: readonly SmokeId[] }
  | {
      readonly type: 'teamEntered'
      readonly entry: ScheduleId
      readonly figures: readonly Figure[]
      readonly sheets: readonly Sheet[]
    }
  /** REINF-04, RUNNER-05: no room; it waits one turn. */
  | { readonly type: 'arrivalDelayed'; readonly entry: ScheduleId }
  | { readonly type: 'messageTaken'; readonly figure: FigureId; readonly officer: FigureId }
  | {
      readonly type: 'leftTable'
      readonly figure: FigureId
      readonly entry: Scheduled
      /** RUNNER-05 of the Italian sheet. */
      readonly die?: number
      /** RUNNER-03: who has been brought an attempt to CALL. */
      readonly credit?: FigureId
    }
  | { readonly type: 'returned'; readonly figure: FigureId; readonly entry: ScheduleId; readonly at: Point }
/** TACTIC-08, TACTIC-09. */
export type TacticEvent =
  /** `card` is its owner's to know; `by` = a card let him draw it. */
  | { readonly type: 'cardDrawn'; readonly side: SideId; readonly card?: CardId; readonly by?: CardId }
  | {
      readonly type: 'cardPlayed'
      readonly side: SideId
      readonly card: CardId
      readonly figure?: FigureId
      readonly weapon?: WeaponId
    }
  | { readonly type: 'effectBegan'; readonly effect: Effect }
  /** Effects that last for one use. */
  | { readonly type: 'effectSpent'; readonly on: FigureId; readonly changes: readonly LastingChange[] }
  /** Those that last to the end of this player turn or an earlier one. */
  | { readonly type: 'effectsLapsed'; readonly number: number }
  | { readonly type: 'pinned'; readonly figure: FigureId; readonly card: CardId }
  | { readonly type: 'rallied'; readonly figure: FigureId; readonly card: CardId }
  | { readonly type: 'healed'; readonly figure: FigureId; readonly card: CardId }
  | {
      readonly type: 'resupplied'
      readonly figure: FigureId
      readonly weapon: WeaponId
      readonly uses: number
      readonly card: CardId
    }
  | { readonly type: 'kitsGained'; readonly figure: FigureId; readonly kits: number; readonly card: CardId }
  | { readonly type: 'grenadeFailed'; readonly thrower: FigureId; readonly at: Point; readonly card: CardId }
  /** TACTIC-07: with the end of the game. */
  | { readonly type: 'cardsRevealed'; readonly piles: PerSide<RevealedPiles> }

export interface RevealedPiles {
  readonly deck: readonly CardId[] | undefined
  readonly hand: readonly CardId[] | undefined
}

/** INIT-04, INIT-05: what is added to the die: the value of an officer, or AT bid. */
export type InitiativeItem =
  | { readonly rule: 'INIT-04'; readonly figure: FigureId; readonly value: number }
  | { readonly rule: 'INIT-05'; readonly value: number }

export type InitiativeEvent =
  /** INIT-06. */
  | { readonly type: 'bidRaised'; readonly side: SideId; readonly tokens: number }
  | {
      readonly type: 'initiativeContested'
      readonly initiator: FigureId
      /** One each, or as many as the values of the officers (`initiativeValueAs` dice): the highest counts. */
      readonly dice: PerSide<readonly number[]>
      readonly items: PerSide<readonly InitiativeItem[]>
      readonly totals: PerSide<number>
      readonly seized: boolean
      /** INIT-10. */
      readonly locked: readonly FigureId[]
    }

/** HOUSE-01, SHOCK-04: one who saw a friend fall, or whose officer was killed. */
export interface ShockTested {
  readonly type: 'shockTested'
  readonly figure: FigureId
  /** Who fell. */
  readonly fallen: FigureId
  readonly rule: 'HOUSE-01' | 'SHOCK-04'
  readonly die: number
  readonly need: number
  readonly passed: boolean
}

/** HOUSE-20: what happens in a battle beside the printed rules. */
export type GoalEvent =
  | { readonly type: 'leftForGood'; readonly figure: FigureId; readonly edge: Edge }
  | { readonly type: 'messageOut'; readonly figure: FigureId; readonly edge: Edge }
  /** `goal`: its place in the list of its side. */
  | { readonly type: 'goalReached'; readonly side: SideId; readonly goal: number }

/** HOUSE-17: the answer that follows is the one of §33. */
export interface TimedOut {
  readonly type: 'timedOut'
  readonly side: SideId
  readonly question: QuestionKind
}

/** ORDER-19. */
export type OrderEvent =
  | {
      readonly type: 'orderGiven'
      readonly officer: FigureId
      readonly order: Order
      readonly recipients: readonly Reached[]
    }
  /** ORDER-04: the officer was hit first. */
  | { readonly type: 'orderFailed'; readonly officer: FigureId; readonly rule: Atom }
  /** ORDER-06: kept out of it, at the price of a slot. */
  | {
      readonly type: 'halted'
      readonly figure: FigureId
      readonly slots: number
      readonly lenders?: readonly { readonly figure: FigureId; readonly slots: number }[]
    }
  /** ORDER-05. */
  | { readonly type: 'orderRefused'; readonly figure: FigureId }
  /** He could not do it when his turn came. */
  /** ORDER-19 step 6: the next man's turn to do it. */
  | { readonly type: 'executorCalled'; readonly figure: FigureId }
  | { readonly type: 'orderSkipped'; readonly figure: FigureId; readonly rule: Atom }
  | { readonly type: 'orderEnded'; readonly officer: FigureId }
