import { DESTROYED } from '../query/shelter.ts'
import { ACTION_VERBS } from '../state/command.ts'
import { CASUALTIES, type Figure, type Place, type Unit } from '../state/figure.ts'
import {
  type CardId,
  type ElementId,
  type FigureId,
  type PerSide,
  type ScheduleId,
  type SeatId,
  type SheetId,
  SIDES,
  type SideId,
  type VehicleId,
  type WeaponId,
} from '../state/ids.ts'
import type { Effect, Fixture } from '../state/lasting.ts'
import { LOCKS, type Sheet, type SheetCounters } from '../state/sheet.ts'
import type { GameState, LastAction, Outcome, SetupState, SideState, Tally, TurnState } from '../state/state.ts'
import { EDGES, type Edge, type Table } from '../state/table.ts'
import { LASTING_CHANGES } from '../state/tactic.ts'
import { cardBookShape } from './cards.ts'
import { Fault } from './fault.ts'
import {
  ARMS,
  byWeapon,
  COUNT,
  counterFields,
  FEW,
  FIGURES,
  markerShape,
  sheetCounterFields,
  sideFields,
  sideShape,
  standingShape,
  TURN,
  tallyFields,
} from './figures.ts'
import { goalStateShape } from './goals.ts'
import { inPlayFault } from './inPlay.ts'
import { scheduledShape, smokeShape } from './lasting.ts'
import { LIMITS } from './limits.ts'
import { stackFault } from './onStack.ts'
import { ruleSetShape } from './rules.ts'
import {
  id,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  orNothing,
  record,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { atomShape, frameShape, type ReadCommand } from './stack.ts'
import { bothSides, dressingShape, elementsShape, pointShape, sceneryFault } from './table.ts'
import { leftWeaponShape, vehicleShape } from './vehicles.ts'

type PlaceAt<K extends Place['at']> = Extract<Place, { readonly at: K }>

const placeShape = tagged<Place, 'at'>('at', {
  reserve: object<PlaceAt<'reserve'>>({ at: oneOf(['reserve']), on: optional(nameOf<VehicleId>()) }),
  table: object<PlaceAt<'table'>>({ at: oneOf(['table']) }),
  mounted: object<PlaceAt<'mounted'>>({ at: oneOf(['mounted']), on: nameOf<VehicleId>() }),
  carried: object<PlaceAt<'carried'>>({
    at: oneOf(['carried']),
    by: list(nameOf<FigureId>(), 2),
    on: optional(nameOf<VehicleId>()),
  }),
  off: object<PlaceAt<'off'>>({ at: oneOf(['off']), returns: nameOf<ScheduleId>() }),
  left: object<PlaceAt<'left'>>({ at: oneOf(['left']), edge: oneOf(EDGES) }),
  gone: object<PlaceAt<'gone'>>({ at: oneOf(['gone']), casualty: orNothing(oneOf(CASUALTIES)) }),
  evacuated: object<PlaceAt<'evacuated'>>({ at: oneOf(['evacuated']) }),
})

const fixtureShape = object<Fixture>({
  element: nameOf<ElementId>(),
  owner: orNothing(sideShape),
  damage: whole(0, DESTROYED),
})

const sheetNumber: Shape<SheetId> = { read: (value) => whole(0, FIGURES).read(value) as SheetId | Fault }
const unitName = orNothing(text())
const unit = object<Unit>({ squad: unitName, platoon: unitName, company: unitName, attached: truth })

export const figureShape: Shape<Figure> = object<Figure>({
  id: id<FigureId>(),
  side: sideShape,
  sheet: sheetNumber,
  name: text(),
  unit,
  place: placeShape,
  position: pointShape,
  shockSince: orNothing(TURN),
  standing: orNothing(standingShape),
  aims: FEW,
  contact: truth,
  message: orNothing(nameOf<FigureId>()),
  counters: object<Figure['counters']>(counterFields),
})

export const sheetShape: Shape<Sheet> = object<Sheet>({
  id: sheetNumber,
  card: nameOf<CardId>(),
  assigned: list(nameOf<CardId>(), ARMS),
  reversed: orNothing(list(nameOf<CardId>(), ARMS)),
  upgrades: list(nameOf<CardId>(), ARMS),
  face: oneOf(['healthy', 'wounded']),
  used: byWeapon,
  kits: FEW,
  firstAid: truth,
  locks: list(oneOf(LOCKS), LOCKS.length),
  reinforcement: optional(number(0, 1000)),
  counters: object<SheetCounters>(sheetCounterFields),
})

const EFFECTS = 1000

export const effectShape: Shape<Effect> = object<Effect>({
  card: nameOf<CardId>(),
  on: nameOf<Effect['on']>(),
  change: oneOf(LASTING_CHANGES),
  value: whole(-100, 100),
  until: TURN,
  weapon: optional(nameOf<WeaponId>()),
  once: optional(oneOf([true])),
})

const EXTENT = whole(1000, 1000 * LIMITS.table)

export const tableShape: Shape<Table> = where(
  object<Table>({
    width: EXTENT,
    height: EXTENT,
    elements: elementsShape,
    dressing: dressingShape,
    edges: optional(bothSides<Edge>(oneOf(EDGES))),
    objectives: optional(
      object<Partial<PerSide<ElementId>>>({ blue: optional(id<ElementId>()), ember: optional(id<ElementId>()) }),
    ),
  }),
  ({ objectives = {}, ...table }) => {
    const lost = SIDES.find((side) => {
      const named = objectives[side]
      return named !== undefined && !table.elements.some((element) => element.id === named)
    })
    return sceneryFault(table) ?? (lost && new Fault('noSuchElement', {}, ['objectives', lost]))
  },
)

const stateShape = (readCommand: ReadCommand): Shape<GameState> =>
  object<GameState>({
    rules: ruleSetShape,
    cards: cardBookShape,
    seats: record<SeatId, SideId>(sideShape, LIMITS.seats),
    phase: oneOf(['setup', 'play', 'over']),
    setup: object<SetupState>({
      gameType: oneOf(['skirmish', 'mission']),
      agreedAp: COUNT,
      theatre: optional(text()),
      readyTable: truth,
      takeBacks: optional(oneOf([true])),
      layer: optional(sideShape),
      firstToDeploy: optional(sideShape),
      toDeploy: optional(sideShape),
    }),
    table: tableShape,
    sides: bothSides(object<SideState>({ ...sideFields, unlisted: object<Tally>(tallyFields) })),
    turn: object<TurnState>({
      number: TURN,
      active: sideShape,
      first: sideShape,
      drawn: optional(oneOf([true])),
      acted: optional(oneOf([true])),
      seized: optional(oneOf([true])),
      last: optional(object<LastAction>({ figure: nameOf<FigureId>(), verb: oneOf(ACTION_VERBS) })),
    }),
    figures: list(figureShape, FIGURES),
    sheets: list(sheetShape, FIGURES),
    markers: list(markerShape, FIGURES),
    vehicles: list(vehicleShape, FIGURES),
    leftWeapons: list(leftWeaponShape, FIGURES),
    fixtures: list(fixtureShape, LIMITS.pieces),
    smoke: list(smokeShape, FIGURES),
    schedule: list(scheduledShape, FIGURES),
    effects: list(effectShape, EFFECTS),
    goals: orNothing(goalStateShape),
    stack: list(frameShape(readCommand), 100),
    reckoningHeld: truth,
    clock: whole(0, Number.MAX_SAFE_INTEGER),
    outcome: orNothing(object<Outcome>({ winner: optional(sideShape), rule: atomShape })),
  })

/** The first thing in a saved state that no play could have brought about. */
export function stateFault(input: unknown, readCommand: ReadCommand): Fault | undefined {
  const state = stateShape(readCommand).read(input)
  if (state instanceof Fault) return state
  return inPlayFault(state) ?? stackFault(state)
}
