import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { ActionVerb, ArmourTarget, Placed } from './command.ts'
import type {
  ArrivalEvent,
  CallEvent,
  EvacuationEvent,
  GoalEvent,
  InitiativeEvent,
  MedicEvent,
  OrderEvent,
  ShockTested,
  TacticEvent,
  TimedOut,
  VehicleEvent,
} from './companyEvent.ts'
import type { Figure } from './figure.ts'
import type { ElementId, FigureId, MarkerId, PerSide, SideId, WeaponId } from './ids.ts'
import type { LeftWeapon, Vehicle } from './lasting.ts'
import type { OpportunityMarker, Participant, SuppressionMarker } from './marker.ts'
import type { Question, QuestionSummary, Sealed } from './question.ts'
import type { Sheet } from './sheet.ts'
import type { Force } from './spec.ts'
import type { Frame, Outcome, Pile } from './state.ts'
import type { Table } from './table.ts'
import type { Task, TaskResult } from './task.ts'

/** An itemised number: what the log, the tooltip and the opponent's reasons all print. */
export interface Item<Code extends string = string> {
  readonly rule: Atom
  readonly code: Code
  readonly value: number
}

export type NeedCode =
  | 'open'
  | 'partialCover'
  | 'slit'
  | 'takeCover'
  | 'shock'
  | 'camouflage'
  | 'tooClose'
  | 'card'
  | 'cap'

/** COVER-05: the score each die needs, with the items that make it. */
export interface Need {
  readonly score: number
  readonly items: readonly Item<NeedCode>[]
}

/** The stack: tasks under way and questions, as facts like all others. */
export type StackEvent =
  /** `returnsTo`: index of the frame that is told what came of it. */
  | { readonly type: 'taskOpened'; readonly task: Task; readonly returnsTo?: number }
  /** Replaces the topmost task. */
  | { readonly type: 'taskAdvanced'; readonly task: Task }
  /** Removes the topmost task. */
  | { readonly type: 'taskClosed'; readonly kind: Task['kind']; readonly returns?: TaskResult }
  | { readonly type: 'questionOpened'; readonly question: Question }
  /** One side's sealed answer arrived; hidden from the others until the reveal. */
  | { readonly type: 'answerSealed'; readonly side: SideId; readonly answer: Sealed<unknown> }
  | { readonly type: 'questionClosed'; readonly kind: Question['kind'] }
  /** The entry stands as an earlier engine recorded it: nothing is under way but what these frames say. */
  | { readonly type: 'questionRestored'; readonly stack: readonly Frame[]; readonly question?: QuestionSummary }
  | { readonly type: 'answersRevealed'; readonly purpose: string; readonly values: PerSide<number> }

export type SetupEvent =
  | {
      readonly type: 'forcesRevealed'
      /** Without their decks. */
      readonly forces: PerSide<Force>
      /** TACTIC-01; absent = neither side has one. */
      readonly decks?: PerSide<Pile>
      readonly figures: readonly Figure[]
      readonly sheets: readonly Sheet[]
      /** HOUSE-03. */
      readonly vehicles?: readonly Vehicle[]
      /** FORCE-03. */
      readonly totals: PerSide<number>
    }
  | { readonly type: 'tableRolled'; readonly dice: PerSide<readonly number[]>; readonly layer: SideId }
  | {
      readonly type: 'tableLaid'
      readonly table: Table
      /** HOUSE-03, HOUSE-21: what stands on it; absent = nothing. */
      readonly vehicles?: readonly Vehicle[]
      readonly leftWeapons?: readonly LeftWeapon[]
    }
  | { readonly type: 'edgesChosen'; readonly edges: NonNullable<Table['edges']> }
  | { readonly type: 'objectiveNamed'; readonly side: SideId; readonly element: ElementId }
  | { readonly type: 'deploymentRolled'; readonly dice?: PerSide<readonly number[]>; readonly first: SideId }
  | {
      readonly type: 'figureDeployed'
      readonly figure: FigureId
      readonly at: Point
      /** SETUP-08: the others who play the same card. */
      readonly with?: readonly Placed[]
    }
  /** FEINT-01. */
  | { readonly type: 'feinted'; readonly side: SideId; readonly moves: readonly Placed[] }
  /** TACTIC-05: the cards lie in no order; any is as likely to be on top. */
  | { readonly type: 'deckShuffled'; readonly side: SideId; readonly cards: number }
  | {
      readonly type: 'initiativeRolled'
      /** Of several dice (`initiativeValueAs`) the highest. */
      readonly dice?: PerSide<readonly number[]>
      /** INIT-04: what the officers add. */
      readonly values?: PerSide<number>
      readonly first: SideId
    }

export type TurnEvent =
  /** `seized`: taken from the other side (INIT-09). */
  | { readonly type: 'turnStarted'; readonly number: number; readonly side: SideId; readonly seized?: true }
  | { readonly type: 'turnEnded'; readonly number: number; readonly side: SideId }
  | {
      readonly type: 'tokensGained'
      readonly side: SideId
      readonly tokens: number
      readonly rule: Atom
      /** PLAN-01: the officer who planned it. */
      readonly figure?: FigureId
    }
  /** TURN-11, TURN-12. `figure` absent = from the pool (TURN-05's forfeit). */
  | {
      readonly type: 'tokensSpent'
      readonly side: SideId
      readonly tokens: number
      readonly figure?: FigureId
      readonly rule: Atom
    }
  /** An Action was declared, paid and accepted: uses slots, clears what TURN-15 says. */
  | {
      readonly type: 'actionTaken'
      readonly figure: FigureId
      readonly verb: ActionVerb
      readonly slots: number
      readonly movement: number
      readonly attack: boolean
      /** CMD-02 `pool`: who lent the slots. */
      readonly lenders?: readonly { readonly figure: FigureId; readonly slots: number }[]
    }
  | { readonly type: 'drawOffered'; readonly side: SideId }
  | { readonly type: 'drawDeclined'; readonly side: SideId }
  | { readonly type: 'undoAsked'; readonly side: SideId; readonly to: number }
  | { readonly type: 'undoAnswered'; readonly side: SideId; readonly to: number; readonly accepted: boolean }
  /**
   * VICT-07: losses from here on are one event (the first H2H roll with the answer of a killed man, a simultaneous
   * round, a blast); victory is judged at `reckoningDue`. They come in pairs.
   */
  | { readonly type: 'reckoningHeld' }
  | {
      readonly type: 'reckoningDue'
      /** HOUSE-01: who fell in that event; told only where somebody's nerves are tested for it. */
      readonly fallen?: readonly FigureId[]
    }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome }

export type FireEvent =
  | { readonly type: 'aimed'; readonly figure: FigureId }
  | {
      readonly type: 'shotDeclared'
      readonly mode: 'fire' | 'moveAndFire' | 'opportunityFire' | 'ordered'
      readonly shooter: FigureId
      readonly weapon: WeaponId
      readonly target: FigureId
      readonly aims: number
    }
  | {
      readonly type: 'shotResolved'
      readonly mode: 'fire' | 'moveAndFire' | 'opportunityFire' | 'ordered'
      readonly shooter: FigureId
      readonly weapon: WeaponId
      readonly target: FigureId
      readonly distance: number
      readonly band: 'short' | 'long'
      readonly cover: 'open' | 'partial'
      readonly need: Need
      readonly dice: readonly number[]
      readonly hits: number
      readonly result: 'miss' | 'wound' | 'headshot'
    }
  | { readonly type: 'tookCover'; readonly figure: FigureId; readonly reaction: boolean }
  | { readonly type: 'coverDeclined'; readonly figure: FigureId }
  /** Paid, but fire upon the actor came first (OF-03 `anyAction`). */
  | { readonly type: 'actionLost'; readonly figure: FigureId; readonly verb: ActionVerb; readonly rule: Atom }

/** Standing markers. */
export type MarkerEvent =
  | { readonly type: 'opportunityFirePlaced'; readonly marker: OpportunityMarker }
  | { readonly type: 'opportunityFireSpent'; readonly marker: MarkerId }
  | { readonly type: 'opportunityFireHeld'; readonly markers: readonly MarkerId[]; readonly target: FigureId }
  /** OF-11: the face of the owner's card that is up now prints another radius. */
  | { readonly type: 'opportunityFireResized'; readonly marker: MarkerId; readonly radius: number }
  | { readonly type: 'suppressionStarted'; readonly marker: SuppressionMarker }
  | {
      readonly type: 'suppressionJoined'
      readonly marker: MarkerId
      readonly participant: Participant
      /** SF-09 `graceUntilTurnEnd`: does it still wait for a second shooter. */
      readonly waiting: boolean
    }
  /** A standing marker (Take Cover, OF, SF) or pending Aim ended; the table marker goes with it where it must. */
  | { readonly type: 'standingCleared'; readonly figure: FigureId; readonly rule: Atom }
  | { readonly type: 'suppressionCollapsed'; readonly marker: MarkerId }
  | { readonly type: 'suppressed'; readonly figure: FigureId; readonly marker: MarkerId }
  | {
      readonly type: 'suppressionRolled'
      readonly marker: MarkerId
      readonly rolls: readonly { readonly figure: FigureId; readonly die: number }[]
    }
  | { readonly type: 'suppressionSix'; readonly marker: MarkerId; readonly by: FigureId; readonly victim?: FigureId }

/** MOVE-10: why nobody walks on. */
export type MoveEnd = 'arrived' | 'stopped' | 'contact' | 'shock'

export type MoveEvent =
  /** The base now stands here; `k` on the declared path. */
  | {
      readonly type: 'moved'
      readonly figure: FigureId
      readonly to: Point
      readonly k: number
      /** EVAC-05: those who go along with it, and where they are now. */
      readonly along?: readonly { readonly figure: FigureId; readonly to: Point }[]
    }
  | { readonly type: 'moveEnded'; readonly figure: FigureId; readonly at: Point; readonly why: MoveEnd }
  | { readonly type: 'opportunityTriggered'; readonly figure: FigureId; readonly markers: readonly MarkerId[] }
  | { readonly type: 'objectiveTouched'; readonly figure: FigureId; readonly element: ElementId }
  | { readonly type: 'shotLost'; readonly figure: FigureId; readonly rule: Atom }

export type GrenadeEvent =
  | {
      readonly type: 'grenadeThrown'
      readonly thrower: FigureId
      readonly weapon: WeaponId
      readonly at: Point
      /** BUNKER-03, BUNKER-04: aimed at a slit of this bunker. */
      readonly into?: ElementId
    }
  /** BUNKER-04. */
  | {
      readonly type: 'grenadeAtSlit'
      readonly element: ElementId
      readonly die: number
      readonly need: number
      readonly goesIn: boolean
    }
  | { readonly type: 'grenadeDispersed'; readonly die: number; readonly distance: number; readonly exact: boolean }
  | { readonly type: 'grenadeDrifted'; readonly from: Point; readonly to: Point; readonly dud: boolean }
  | {
      readonly type: 'grenadeBurst'
      readonly at: Point
      /** In a bunker, into which it was thrown through a slit. */
      readonly inside?: ElementId
      readonly radius: number
      /** HOUSE-08: a strip along this line instead of a radius. */
      readonly line?: Point
      readonly caught: readonly FigureId[]
      readonly safe: readonly { readonly figure: FigureId; readonly rule: Atom }[]
      readonly dice: readonly number[]
      readonly wounds: number
    }

/** HOUSE-02: what armour goes through, one by one. */
export type ArmourEvent =
  | {
      readonly type: 'armourShot'
      readonly shooter: FigureId
      readonly weapon: WeaponId
      readonly target: ArmourTarget
      readonly distance: number
      readonly band: 'short' | 'long'
      readonly need: Need
      readonly dice: readonly number[]
      readonly hits: number
    }
  /** D48: one hit, by itself. */
  | { readonly type: 'chargeLaid'; readonly figure: FigureId; readonly weapon: WeaponId; readonly target: ArmourTarget }
  /** One hit, and what it comes to. */
  | {
      readonly type: 'armourTested'
      readonly target: ArmourTarget
      readonly die: number
      readonly h: number
      readonly rating: number
      readonly penetrates: boolean
    }
  /** The first wounds everybody inside, the second destroys it. */
  | {
      readonly type: 'armourPenetrated'
      readonly target: ArmourTarget
      readonly damage: number
      readonly destroyed: boolean
    }

export type FightEvent =
  | { readonly type: 'fightStarted'; readonly mover: FigureId; readonly opponent: FigureId }
  | {
      readonly type: 'blowStruck'
      readonly by: FigureId
      readonly against: FigureId
      readonly dice: readonly number[]
      readonly hits: number
    }
  | {
      readonly type: 'fightEnded'
      readonly mover: FigureId
      readonly opponent: FigureId
      readonly why: 'eliminated' | 'standoff'
    }

export type WoundEvent =
  | { readonly type: 'wounded'; readonly figure: FigureId; readonly rule: Atom }
  /** WOUND-07: `casualty` = it is left where it fell, for medics. */
  | {
      readonly type: 'eliminated'
      readonly figure: FigureId
      readonly rule: Atom
      readonly casualty?: boolean
      /** He fell before, and is lost as a casualty now. */
      readonly fallen?: true
    }
  /** HOUSE-16, HOUSE-21: the crew is gone, its weapon stays. */
  | { readonly type: 'weaponLeft'; readonly left: LeftWeapon }
  | { readonly type: 'shockEnded'; readonly figure: FigureId }
  /** SF-16, GREN-11: dice that broke a tie, lowest takes the wound. */
  | {
      readonly type: 'tieRolled'
      readonly rule: Atom
      readonly dice: readonly { readonly figure: FigureId; readonly rolls: readonly number[] }[]
    }

export type GameEvent =
  | StackEvent
  | SetupEvent
  | TurnEvent
  | FireEvent
  | MarkerEvent
  | MoveEvent
  | GrenadeEvent
  | ArmourEvent
  | FightEvent
  | WoundEvent
  | OrderEvent
  | MedicEvent
  | CallEvent
  | ArrivalEvent
  | TacticEvent
  | EvacuationEvent
  | VehicleEvent
  | InitiativeEvent
  | ShockTested
  | GoalEvent
  | TimedOut

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>
