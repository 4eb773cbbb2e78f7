import type { Atom } from '../atoms.ts'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { CharacterCard, VehicleCard, WeaponCard } from './card.ts'
import type { ActionVerb } from './command.ts'
import type { Faction } from './faction.ts'
import type { Figure } from './figure.ts'
import type { GoalState } from './goal.ts'
import type { CardId, FigureId, PerSide, SeatId, SideId, Whole } from './ids.ts'
import type { CallCredit, Effect, Fixture, LeftWeapon, Scheduled, Smoke, Vehicle } from './lasting.ts'
import type { Marker } from './marker.ts'
import type { Question } from './question.ts'
import type { Sheet } from './sheet.ts'
import type { SupportId } from './support.ts'
import type { Table } from './table.ts'
import type { TacticCard } from './tactic.ts'
import type { Task, TaskResult } from './task.ts'
import type { UpgradeCard } from './upgrade.ts'

/** What the players may field: every card that this game knows. */
export interface CardBook {
  readonly characters: { readonly [id: CardId]: CharacterCard }
  readonly weapons: { readonly [id: CardId]: WeaponCard }
  /** TACTIC-01; absent = none. */
  readonly tactics?: { readonly [id: CardId]: TacticCard }
  readonly upgrades?: { readonly [id: CardId]: UpgradeCard }
  readonly factions?: { readonly [id: string]: Faction }
  /** HOUSE-03. */
  readonly vehicles?: { readonly [id: CardId]: VehicleCard }
}

export interface SideState {
  /** AT in the pool. */
  readonly tokens: number
  /** TURN-05: AT spent in the own turn now in progress. */
  readonly spentThisTurn: number
  /** SETUP-10: has had its first turn. */
  readonly begun: boolean
  /** VICT-10: one draw offer a turn. */
  readonly offeredDraw: boolean
  /** One request per turn to take something back. */
  readonly askedUndo: boolean
  readonly faction: string
  /** VICT-05: what belongs to the force beside the figures of this state; a prepared position may leave some out. */
  readonly unlisted: Tally
  readonly deck: Pile
  readonly hand: Pile
  /** TACTIC-09: cards played, the last on top; absent = none. */
  readonly discard: readonly CardId[] | undefined
  readonly callCredits: readonly CallCredit[]
  /** REINF-01: calls for reinforcements that were answered. */
  readonly reinforced?: number | undefined
  /** SUPP-03: what this battle offers; without it what the faction has. */
  readonly support?: readonly SupportId[] | undefined
}

/** VICT-03 … VICT-05: a force and what it has lost. */
export interface Tally {
  readonly totalAp: number
  readonly totalFigures: number
  readonly lostAp: number
  readonly lostFigures: number
}

export const NO_TALLY: Tally = { totalAp: 0, totalFigures: 0, lostAp: 0, lostFigures: 0 }

/** TACTIC-07: size and AP are public; the cards, in no order, are their owner's until the game is over. */
export interface Pile {
  readonly size: number
  /** Of the deck as it was brought: what has been drawn tells nothing by its AP. 0 for a hand. */
  readonly ap: number
  /** `undefined` = hidden in this view. */
  readonly cards: readonly CardId[] | undefined
}

export const NO_PILE: Pile = { size: 0, ap: 0, cards: [] }

export interface TurnState {
  /** Player turns, counted from 1; 0 during set-up. */
  readonly number: number
  readonly active: SideId
  /** The side that had the first turn; a round is a turn of each. */
  readonly first: SideId
  /** TACTIC-08: the active side has drawn in this turn. */
  readonly drawn?: true
  /** TACTIC-08, TACTIC-09: it has acted in this turn. */
  readonly acted?: true
  /** INIT-09: this turn was taken from the other side. */
  readonly seized?: true
  /** TACTIC-10: the last Action of this turn, whoever took it. */
  readonly last?: LastAction
}

export interface LastAction {
  readonly figure: FigureId
  readonly verb: ActionVerb
}

/** What is known only during set-up. */
export interface SetupState {
  readonly gameType: 'skirmish' | 'mission'
  readonly agreedAp: number
  /** SETUP-01, HOUSE-09. */
  readonly theatre?: string
  /** The battlefield came with the game; nobody lays it out. */
  readonly readyTable: boolean
  /** The game was started with take-backs. */
  readonly takeBacks?: true
  /** SETUP-03: who lays out the battlefield. */
  readonly layer?: SideId
  /** SETUP-07. */
  readonly firstToDeploy?: SideId
  readonly toDeploy?: SideId
}

export type Frame =
  | {
      readonly frame: 'task'
      readonly task: Task
      /** Index of the frame that is told what came of this task. */
      readonly returnsTo?: number | undefined
      /** What came of the task that this one opened last. */
      readonly returned?: TaskResult | undefined
    }
  | { readonly frame: 'question'; readonly question: Question }

export interface GameState {
  readonly rules: RuleSet
  readonly cards: CardBook
  readonly seats: { readonly [seat: SeatId]: SideId }
  readonly phase: 'setup' | 'play' | 'over'
  readonly setup: SetupState
  readonly table: Table
  readonly sides: PerSide<SideState>
  readonly turn: TurnState
  /** In the order of their ids' creation; eliminated ones stay in the list. */
  readonly figures: readonly Figure[]
  /** By their ids; only ever added to. */
  readonly sheets: readonly Sheet[]
  readonly markers: readonly Marker[]
  readonly vehicles: readonly Vehicle[]
  readonly leftWeapons: readonly LeftWeapon[]
  readonly fixtures: readonly Fixture[]
  readonly smoke: readonly Smoke[]
  readonly schedule: readonly Scheduled[]
  readonly effects: readonly Effect[]
  /** HOUSE-20: what the sides of a battle play for. */
  readonly goals: GoalState | undefined
  /** Last = top. */
  readonly stack: readonly Frame[]
  /** VICT-07: several losses count as one event; victory is judged when it is over. */
  readonly reckoningHeld: boolean
  /** Events applied so far; names new markers and dates questions. */
  readonly clock: number
  readonly outcome: Outcome | undefined
}

/**
 * The same with its fields in one order: engines read objects of one shape several times faster than of many, and a state that
 * was put together by spreading has a shape of its own.
 */
export const shapedState = (given: GameState): Whole<GameState> => ({
  rules: given.rules,
  cards: given.cards,
  seats: given.seats,
  phase: given.phase,
  setup: given.setup,
  table: given.table,
  sides: given.sides,
  turn: given.turn,
  figures: given.figures,
  sheets: given.sheets,
  markers: given.markers,
  vehicles: given.vehicles,
  leftWeapons: given.leftWeapons,
  fixtures: given.fixtures,
  smoke: given.smoke,
  schedule: given.schedule,
  effects: given.effects,
  goals: given.goals,
  stack: given.stack,
  reckoningHeld: given.reckoningHeld,
  clock: given.clock,
  outcome: given.outcome,
})

/** The same game with these figures. */
export function withFigures(state: GameState, figures: readonly Figure[]): GameState {
  const copy = shapedState(state)
  copy.figures = figures
  return copy
}

export interface Outcome {
  /** Absent = a draw. */
  readonly winner?: SideId
  /** The atom that decided. */
  readonly rule: Atom
}
