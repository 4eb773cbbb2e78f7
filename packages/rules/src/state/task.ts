import type { Point } from '@tactic48/geometry'
import type { ActionCommand, Order } from './command.ts'
import type { ElementId, FigureId, MarkerId, PerSide, ScheduleId, SideId, WeaponId } from './ids.ts'
import type { Fire } from './lasting.ts'
import type { Opportunity } from './question.ts'
import type { CallKind } from './support.ts'

/** Set-up, step by step (SETUP-01 … SETUP-13). */
export const SETUP_STEPS = [
  'force',
  'tableRoll',
  'layout',
  'edge',
  'objective',
  'deployRoll',
  'deploy',
  // FEINT-03, TACTIC-06: only with a company edition.
  'feint',
  'secondFeint',
  'shuffle',
  'initiative',
] as const

export interface SetupTask {
  readonly kind: 'setup'
  readonly step: (typeof SETUP_STEPS)[number]
}

/** TURN-02, TURN-14: what a turn is made of, in this order. */
export const TURN_STEPS = [
  'start',
  'shockOff',
  'income',
  'arrivals',
  'kits',
  'flags',
  'volleys',
  'draw',
  'opening',
  'action',
  'afterAction',
  'end',
  'effects',
  'verdict',
] as const
export type TurnStep = (typeof TURN_STEPS)[number]

/** The bottom of the stack while a game is played: one player turn. */
export interface TurnTask {
  readonly kind: 'turn'
  /** What comes next. */
  readonly step: TurnStep
  /** INIT-09: the turn that ends is taken from its player, and so the next one is a seized one. */
  readonly seized?: true
}

/** A shot declared and paid (FIRE-13 steps 4 to 8). */
export interface ShotTask {
  readonly kind: 'shot'
  readonly mode: 'fire' | 'moveAndFire' | 'opportunityFire' | 'ordered'
  readonly shooter: FigureId
  readonly weapon: WeaponId
  readonly target: FigureId
  readonly aims: number
  /** cards: the side shot at has a hand (TURN-16). */
  readonly step: 'cards' | 'react' | 'roll'
}

/** A base under way along the points of GEN-11. */
export interface MovementTask {
  readonly kind: 'movement'
  readonly mode: 'move' | 'moveAndFire' | 'ordered'
  readonly figure: FigureId
  /** Starts with the figure's place when the Action was declared; a step into a scenic base is its last leg (MOVE-11). */
  readonly path: readonly Point[]
  /** Steps of the whole path. */
  readonly steps: number
  /** Where the base is now. */
  readonly k: number
  readonly shootAfter: boolean
  readonly step: 'before' | 'walk' | 'offered' | 'decide' | 'fought' | 'lastOffered' | 'afterShot'
  /** Offered at this k (OF-09). */
  readonly offers: readonly Opportunity[]
  /** OF-04: markers held at an earlier k of this move, for the second offer. */
  readonly declined: readonly MarkerId[]
  /** OF-04: the offers at the end of this move were made. */
  readonly lastOffered: boolean
  /** MNF-06: enemies that this move fought. */
  readonly fought: readonly FigureId[]
  /** RUNNER-02: whose message it takes on the way. */
  readonly message?: FigureId | undefined
  /** RUNNER-02: leaves the table where the way ends. */
  readonly leave?: boolean | undefined
  /** EVAC-05 … EVAC-08: who goes along in one rigid group, the casualty last. */
  readonly along: readonly FigureId[] | undefined
}

/** Shots that markers may take now: at one on its way or at its Action, at all who arrive together (OF-03, OF-10, OF-14). */
export interface OpportunityTask {
  readonly kind: 'opportunity'
  readonly offers: readonly Opportunity[]
  /** Not offered again in this move. */
  readonly last: boolean
  /** Markers that have shot. */
  readonly fired: readonly MarkerId[]
}

/** The SF roll at the start of the owner's turn (SF-14). */
export interface VolleyTask {
  readonly kind: 'volley'
  /** Still to be rolled for; the first is in hand. */
  readonly markers: readonly MarkerId[]
  /** Participants of the marker in hand whose six is still to be worked. */
  readonly sixes: readonly FigureId[]
  /** victim: the first of the sixes is worked. */
  readonly step: 'roll' | 'sixes' | 'victim'
}

/** A grenade, bomb or shell on its way (GREN-03 … GREN-13). */
export interface GrenadeTask {
  readonly kind: 'grenade'
  /** Who threw it or called for it. */
  readonly thrower: FigureId
  /** Absent: it was called for. */
  readonly weapon?: WeaponId | undefined
  readonly at: Point
  readonly dice: number
  readonly radius: number
  /** What comes after the window for cards (TURN-16). */
  readonly next?: 'slit' | 'disperse' | 'burst'
  /** cards: the side that it is thrown at has a hand. */
  readonly step: 'cards' | 'slit' | 'disperse' | 'burst' | 'allocate'
  /** Still to be handed out. */
  readonly wounds: number
  /** GREN-10: those caught, by ascending H2H at the moment of explosion, equal ones together. */
  readonly order: readonly (readonly FigureId[])[]
  /** Those who have not had a wound in this round of the order. */
  readonly due: readonly (readonly FigureId[])[]
  /** GREN-12: those whom this blast has wounded already. */
  readonly hurt: readonly FigureId[]
  /** HOUSE-04: a cloud instead of a blast. */
  readonly smoke?: boolean | undefined
  /** HOUSE-08: everybody in the strip along this line is hit. */
  readonly line?: Point | undefined
  /** BUNKER-03, BUNKER-04: aimed through a slit; as long as it says so, it bursts in there. */
  readonly into?: ElementId | undefined
  /** BUNKER-05: thrown inside a bunker by somebody in there. */
  readonly within?: ElementId | undefined
}

/** An Action that is paid but takes effect only after the fire it may draw (OF-03 `anyAction`), or cards that answer it (TURN-16). */
export interface HeldActionTask {
  readonly kind: 'heldAction'
  readonly command: ActionCommand
  /** TURN-16: the window for cards comes next. */
  readonly step?: 'cards' | undefined
  /** COVER-03: in answer to a shot. */
  readonly reaction: boolean
}

/** Hand to hand of a mover against those it touches, each to the end (H2H-08). */
export interface FightTask {
  readonly kind: 'fight'
  readonly mover: FigureId
  /** Still to be fought. */
  readonly opponents: readonly FigureId[]
  /** Whom the mover fights now. */
  readonly foe: FigureId | undefined
  readonly round: number
  /** Who strikes next. */
  readonly step: 'mover' | 'foe'
}

/** ORDER-19 from step 3 on. */
export interface OrderTask {
  readonly kind: 'order'
  readonly officer: FigureId
  readonly order: Order
  /** ORDER-07: absent = the officer's company, or everybody where no unit is addressed. */
  readonly unit?: string
  /** reach: who is reached is still to be settled; execute: one after the other. */
  readonly step: 'reach' | 'execute'
  /** Still to do it; in this order. */
  readonly queue: readonly Executor[]
}

export interface Executor {
  readonly figure: FigureId
  /** D41. */
  readonly weapon?: WeaponId
  /** ORDER-20. */
  readonly leaves?: boolean
  /** RUNNER-02: the officer whose message he takes on the way. */
  readonly message?: FigureId
  /** ORDER-20: the casualty that he takes along, and who helps him. */
  readonly casualty?: FigureId
  readonly helper?: FigureId
}

/** CALL-09 from step 3 on: a call that was answered. */
export interface CallTask {
  readonly kind: 'call'
  readonly caller: FigureId
  /** CALL-05: what it is to be; absent = still to be chosen. */
  readonly wanted?: CallKind | undefined
  /** CALL-07: two sixes. */
  readonly atOnce: boolean
  /** CALL-05: what was possible when it was made. */
  readonly among: readonly CallKind[]
  /** CALL-09 step 3: the kind is fixed. */
  readonly settled: boolean
}

/** Shells or bombs, one after the other (SUPP-04, MORTAR-01). */
export interface BarrageTask {
  readonly kind: 'barrage'
  readonly side: SideId
  readonly fire: Fire
  /** Shells resolved so far. */
  readonly fallen: number
}

/** TURN-02 step 4: what is due, in its order. */
export interface ArrivalsTask {
  readonly kind: 'arrivals'
  readonly queue: readonly ScheduleId[]
}

/** Opens a sealed question for both sides and reveals it; the company layer's bids use it. */
export interface SealedTask {
  readonly kind: 'sealed'
  readonly purpose: string
  readonly awaiting: readonly SideId[]
  readonly step: 'ask' | 'reveal'
  /** Once they are revealed. */
  readonly values?: PerSide<number>
}

/** INIT-03 … INIT-09: an attempt to take the turn. */
export interface InitiativeTask {
  readonly kind: 'initiative'
  readonly initiator: FigureId
  /** bid: the sealed bids are still to be asked for; reveal: they are in; raise: INIT-06. */
  readonly step: 'bid' | 'reveal' | 'raise'
  readonly bids: PerSide<number>
  /** Who speaks next, and how many have passed in a row. */
  readonly speaker: SideId
  readonly passes: number
}

export type Task =
  | SetupTask
  | TurnTask
  | ShotTask
  | MovementTask
  | OpportunityTask
  | VolleyTask
  | GrenadeTask
  | HeldActionTask
  | FightTask
  | SealedTask
  | OrderTask
  | CallTask
  | BarrageTask
  | ArrivalsTask
  | InitiativeTask
export type TaskKind = Task['kind']

/** What a task says to the one that opened it. */
export interface TaskResults {
  readonly shot: { readonly result: 'lost' | 'miss' | 'wound' | 'headshot' }
  readonly opportunity: { readonly fired: readonly MarkerId[] }
  readonly fight: { readonly standoff: boolean }
  readonly sealed: { readonly values: PerSide<number> }
  readonly initiative: { readonly seized: boolean }
}
export type TaskResult = { readonly [K in keyof TaskResults]: { readonly of: K } & TaskResults[K] }[keyof TaskResults]
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>
