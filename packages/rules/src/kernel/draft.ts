import { figureIndex } from '../query/figures.ts'
import type { EventOf, EventType } from '../state/event.ts'
import { type Counters, copyFigure, type Figure } from '../state/figure.ts'
import {
  type FigureId,
  type MarkerId,
  ofSide,
  type SheetId,
  type SideId,
  type VehicleId,
  type Whole,
} from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { Lock, Sheet, SheetCounters } from '../state/sheet.ts'
import type { Frame, GameState, SideState } from '../state/state.ts'
import type { Executor, OrderTask } from '../state/task.ts'

/** A copy that alone may be written. */
export type Editable<T> = { -readonly [K in keyof T]: T[K] }

/** The root, copied once for all facts of a command; what hangs below it is shared and stays readonly until it is copied too. */
export type Draft = Editable<GameState>

/** One entry per event type: writes the fact into the draft, replacing (never changing) what hangs below the root but for the lists it owns. */
export type Appliers<T extends EventType> = { readonly [K in T]: (draft: Draft, event: EventOf<K>) => void }

/** For events that change nothing: dice shown, a move begun. */
export const noop = (): void => {}

function indexOfFigure(draft: Draft, id: FigureId): number {
  const index = figureIndex(draft.figures, id)
  if (index >= 0) return index
  throw new Error(`event names figure ${id}, which the state does not hold`)
}

/** Field by field, as `copyFigure`. */
export function copySheet(sheet: Sheet): Whole<Sheet> {
  return {
    id: sheet.id,
    card: sheet.card,
    assigned: sheet.assigned,
    reversed: sheet.reversed,
    upgrades: sheet.upgrades,
    face: sheet.face,
    used: sheet.used,
    kits: sheet.kits,
    firstAid: sheet.firstAid,
    locks: sheet.locks,
    reinforcement: sheet.reinforcement,
    counters: sheet.counters,
  }
}

/** Lists that were copied for the draft in hand: no other state holds them, so they are written where they are. */
let ownFigures: Figure[] | undefined
let ownSheets: Sheet[] | undefined
let ownStack: Frame[] | undefined
let ownQueue: Executor[] | undefined

/** A new draft owns nothing below its root yet. */
export function draftOf(state: GameState): Draft {
  ownFigures = undefined
  ownSheets = undefined
  ownStack = undefined
  ownQueue = undefined
  return copyState(state)
}

/** As `shapedState`, which states of any shape pass: here it is always the same one, whose fields are read without a search. */
const copyState = (state: GameState): Whole<GameState> => ({
  rules: state.rules,
  cards: state.cards,
  seats: state.seats,
  phase: state.phase,
  setup: state.setup,
  table: state.table,
  sides: state.sides,
  turn: state.turn,
  figures: state.figures,
  sheets: state.sheets,
  markers: state.markers,
  vehicles: state.vehicles,
  leftWeapons: state.leftWeapons,
  fixtures: state.fixtures,
  smoke: state.smoke,
  schedule: state.schedule,
  effects: state.effects,
  goals: state.goals,
  stack: state.stack,
  reckoningHeld: state.reckoningHeld,
  clock: state.clock,
  outcome: state.outcome,
})

export function editFigures(draft: Draft): Figure[] {
  if (ownFigures !== undefined && draft.figures === ownFigures) return ownFigures
  ownFigures = draft.figures.slice()
  draft.figures = ownFigures
  return ownFigures
}

export function editSheets(draft: Draft): Sheet[] {
  if (ownSheets !== undefined && draft.sheets === ownSheets) return ownSheets
  ownSheets = draft.sheets.slice()
  draft.sheets = ownSheets
  return ownSheets
}

export function editStack(draft: Draft): Frame[] {
  if (ownStack !== undefined && draft.stack === ownStack) return ownStack
  ownStack = draft.stack.slice()
  draft.stack = ownStack
  return ownStack
}

/** ORDER-19: those who are still to obey; a hundred men are called one by one in one command, and the list is copied for the first. */
export function editQueue({ queue }: OrderTask): Executor[] {
  if (queue !== ownQueue) ownQueue = queue.slice()
  return ownQueue
}

/** Replaces the figure in the draft by a copy that may be written. */
export function editFigure(draft: Draft, id: FigureId): Editable<Figure> {
  const index = indexOfFigure(draft, id)
  const figures = editFigures(draft)
  const copy = copyFigure(figures[index] as Figure)
  figures[index] = copy
  return copy
}

/** A lock forbids as much when it comes twice. */
export function lockSheet(draft: Draft, id: SheetId, lock: Lock): void {
  const sheet = editSheet(draft, id)
  if (!sheet.locks.includes(lock)) sheet.locks = [...sheet.locks, lock]
}

/** Replaces the sheet in the draft by a copy that may be written. */
export function editSheet(draft: Draft, id: SheetId): Editable<Sheet> {
  const sheet = draft.sheets[id]
  if (!sheet) throw new Error(`event names sheet ${id}, which the state does not hold`)
  const copy = copySheet(sheet)
  editSheets(draft)[id] = copy
  return copy
}

export function editSheetCounters(draft: Draft, id: SheetId): Editable<SheetCounters> {
  const sheet = editSheet(draft, id)
  const { counters } = sheet
  const copy: Whole<SheetCounters> = {
    slots: counters.slots,
    shots: counters.shots,
    weapons: counters.weapons,
    lent: counters.lent,
    calls: counters.calls,
  }
  sheet.counters = copy
  return copy
}

export function editCounters(figure: Editable<Figure>): Editable<Counters> {
  const { counters } = figure
  const copy: Whole<Counters> = {
    movement: counters.movement,
    attacked: counters.attacked,
    shot: counters.shot,
    suppressed: counters.suppressed,
    acted: counters.acted,
    lifted: counters.lifted,
    rests: counters.rests,
    shaken: counters.shaken,
  }
  figure.counters = copy
  return copy
}

/** Replaces the SF marker in the draft by a copy that may be written. */
export function editSuppression(draft: Draft, id: MarkerId): Editable<SuppressionMarker> | undefined {
  const index = draft.markers.findIndex((marker) => marker.id === id)
  const old = draft.markers[index]
  if (old?.kind !== 'suppressionFire') return undefined
  const copy: Whole<SuppressionMarker> = {
    kind: old.kind,
    id: old.id,
    side: old.side,
    participants: old.participants,
    at: old.at,
    radius: old.radius,
    waiting: old.waiting,
  }
  const markers = draft.markers.slice()
  markers[index] = copy
  draft.markers = markers
  return copy
}

/** Replaces the vehicle in the draft by a copy that may be written. */
export function editVehicle(draft: Draft, id: VehicleId): Editable<Vehicle> {
  const index = draft.vehicles.findIndex((vehicle) => vehicle.id === id)
  const old = draft.vehicles[index]
  if (!old) throw new Error(`event names vehicle ${id}, which the state does not hold`)
  const copy: Whole<Vehicle> = {
    id: old.id,
    side: old.side,
    card: old.card,
    position: old.position,
    radius: old.radius,
    driver: old.driver,
    damage: old.damage,
    shots: old.shots,
    used: old.used,
  }
  const vehicles = draft.vehicles.slice()
  vehicles[index] = copy
  draft.vehicles = vehicles
  return copy
}

export function editSide(draft: Draft, side: SideId): Editable<SideState> {
  const old = ofSide(draft.sides, side)
  const copy: Whole<SideState> = {
    tokens: old.tokens,
    spentThisTurn: old.spentThisTurn,
    begun: old.begun,
    offeredDraw: old.offeredDraw,
    askedUndo: old.askedUndo,
    faction: old.faction,
    unlisted: old.unlisted,
    deck: old.deck,
    hand: old.hand,
    discard: old.discard,
    callCredits: old.callCredits,
    reinforced: old.reinforced,
    support: old.support,
  }
  draft.sides = side === 'blue' ? { blue: copy, ember: draft.sides.ember } : { blue: draft.sides.blue, ember: copy }
  return copy
}
