import type { RuleSet } from '../editions/ruleSet.ts'
import { readSpec } from '../input/spec.ts'
import type { Chance } from '../kernel/chance.ts'
import { tallyOf } from '../query/losses.ts'
import { deckFrom, kitsOn, type Mustered, muster, sheetFrom, unitFrom } from '../query/muster.ts'
import { standingProps } from '../query/props.ts'
import { vehicleCardOf, vehicleRadius } from '../query/vehicles.ts'
import { type Figure, NO_COUNTERS, type Place } from '../state/figure.ts'
import { opponentOf, perSide, type SideId, scheduleId, sheetId } from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import { NO_SHEET_COUNTERS, type Sheet } from '../state/sheet.ts'
import {
  type BareTable,
  type Force,
  type GameSpec,
  type NewGame,
  NO_PROPS,
  type PlacedFigure,
  type PlacedVehicle,
  type Position,
  type PreparedGame,
  type ReadyTable,
  type SideSpec,
  type Whereabouts,
} from '../state/spec.ts'
import {
  type CardBook,
  type GameState,
  NO_PILE,
  NO_TALLY,
  type Pile,
  type SideState,
  shapedState,
  type Tally,
} from '../state/state.ts'
import type { Table } from '../state/table.ts'
import { begin, type Step } from './execute.ts'

/** A game up to its first question; a spec that does not hold is refused with the name of the field. */
export function createGame(spec: GameSpec, chance: Chance): Step | Refusal {
  const state = initialState(spec)
  return isRefusal(state) ? state : begin(state, chance)
}

/** The state before the first event: what a log is folded from. */
export function initialState(input: GameSpec): GameState | Refusal {
  const spec = readSpec(input)
  return isRefusal(spec) ? spec : stateFrom(spec)
}

/** As `initialState`, for a validated spec. */
export const stateFrom = (spec: GameSpec): GameState =>
  shapedState(spec.start === 'setup' ? fromSetup(spec) : fromPosition(spec))

const NEWCOMER: SideState = {
  tokens: 0,
  spentThisTurn: 0,
  begun: false,
  offeredDraw: false,
  askedUndo: false,
  faction: '',
  unlisted: NO_TALLY,
  deck: NO_PILE,
  hand: NO_PILE,
  discard: undefined,
  callCredits: [],
}

/** What no game begins with. */
const NOTHING_YET = {
  markers: [],
  vehicles: [],
  leftWeapons: [],
  fixtures: [],
  smoke: [],
  schedule: [],
  effects: [],
  goals: undefined,
  reckoningHeld: false,
  clock: 0,
  outcome: undefined,
} as const

/** HOUSE-20: what a battle is about. */
const goalsOf = ({ goals }: GameSpec): GameState['goals'] =>
  goals && { ...goals, reached: perSide(() => []), messages: perSide(() => []) }

function tableOf(table: BareTable | ReadyTable): Table {
  const { width, height } = table
  if (!('elements' in table)) return { width, height, elements: [], dressing: [] }
  const { elements, dressing = [], edges, objectives } = table
  return { width, height, elements, dressing, ...(edges && { edges }), ...(objectives && { objectives }) }
}

const recruited = (cards: GameState['cards'], { faction, deck = [] }: Force): SideState => ({
  ...NEWCOMER,
  faction,
  deck: deckFrom(cards, deck),
})

function fromSetup(spec: NewGame): GameState {
  const {
    rules,
    cards,
    seats,
    gameType,
    agreedAp,
    theatre,
    takeBacks,
    table,
    forces,
    props = NO_PROPS,
    arrivals = [],
  } = spec
  const {
    figures,
    sheets,
    vehicles = [],
  }: Mustered = forces ? muster(rules, cards, forces) : { figures: [], sheets: [] }
  const standing = standingProps({ rules, cards }, props)
  return {
    ...NOTHING_YET,
    goals: goalsOf(spec),
    schedule: arrivals.map(({ side, due, what }, i) => ({ id: scheduleId(`timed-${i + 1}`), side, due, what })),
    rules,
    cards,
    seats,
    phase: 'setup',
    setup: {
      gameType,
      agreedAp,
      ...(theatre !== undefined && { theatre }),
      readyTable: 'elements' in table,
      ...(takeBacks && { takeBacks }),
    },
    table: tableOf(table),
    sides: perSide((side) => (forces ? recruited(cards, forces[side]) : NEWCOMER)),
    turn: { number: 0, active: 'blue', first: 'blue' },
    figures,
    sheets,
    vehicles: [...vehicles, ...standing.vehicles],
    leftWeapons: standing.leftWeapons,
    stack: [{ frame: 'task', task: { kind: 'setup', step: forces ? 'tableRoll' : 'force' } }],
  }
}

function fromPosition(spec: PreparedGame): GameState {
  const { rules, cards, seats, gameType, takeBacks, position } = spec
  const { active, number = 1, first = active, step = 'action' } = position.turn
  const listed: GameState = {
    ...NOTHING_YET,
    goals: goalsOf(spec),
    rules,
    cards,
    seats,
    phase: 'play',
    setup: { gameType, agreedAp: 0, readyTable: true, ...(takeBacks && { takeBacks }) },
    table: tableOf(position.table),
    sides: perSide((side) => ({ ...NEWCOMER, begun: true, faction: factionOf(cards, position.figures, side) })),
    turn: step === 'start' ? { number: number - 1, active: opponentOf(active), first } : { number, active, first },
    ...laidOut(cards, position),
    markers: position.markers ?? [],
    schedule: position.schedule ?? [],
    smoke: position.smoke ?? [],
    vehicles: (position.vehicles ?? []).map((vehicle) => park(vehicle, rules, cards, position)),
    leftWeapons: (position.leftWeapons ?? []).map(({ shots = 0, used = 0, ...left }) => ({ ...left, shots, used })),
    stack: [{ frame: 'task', task: { kind: 'turn', step } }],
  }
  return { ...listed, sides: perSide((side) => sideFrom(listed, side, position.sides?.[side] ?? {})) }
}

/** REINF-03: who shares the card of another has no sheet of its own. */
function laidOut(cards: GameState['cards'], position: Position): Pick<GameState, 'figures' | 'sheets'> {
  const { figures: placed } = position
  const holders = placed.filter(({ shares }) => shares === undefined)
  return {
    figures: placed.map((one) => {
      const sheet = holders.findIndex(({ id }) => id === (one.shares ?? one.id))
      return place(one, sheet, cards.characters[one.card]?.name, position)
    }),
    sheets: holders.map((one, i) => sheetOfPlaced(one, i, kitsOn(cards, one))),
  }
}

const factionOf = (cards: GameState['cards'], figures: readonly PlacedFigure[], side: SideId): string => {
  const one = figures.find((figure) => figure.side === side)
  return (one && cards.characters[one.card]?.faction) ?? ''
}

/** VICT-04, VICT-05: totals are those of the figures of the position, unless it says otherwise. */
function sideFrom(listed: GameState, side: SideId, said: SideSpec): SideState {
  const { totalAp, totalFigures, lostAp, lostFigures, ...rest } = said
  const tally = tallyOf(listed, side)
  const beyond = (stated: number | undefined, field: keyof Tally) => (stated ?? tally[field]) - tally[field]
  return {
    ...listed.sides[side],
    ...rest,
    deck: broughtDeck(listed.cards, rest),
    unlisted: {
      totalAp: beyond(totalAp, 'totalAp'),
      totalFigures: beyond(totalFigures, 'totalFigures'),
      lostAp: beyond(lostAp, 'lostAp'),
      lostFigures: beyond(lostFigures, 'lostFigures'),
    },
  }
}

/** TACTIC-07: the AP of a deck are those of all its cards, wherever they are now. */
function broughtDeck({ tactics = {} }: GameState['cards'], { deck = NO_PILE, hand, discard }: SideSpec): Pile {
  const brought = [...(deck.cards ?? []), ...(hand?.cards ?? []), ...(discard ?? [])]
  return brought.length === 0 ? deck : { ...deck, ap: brought.reduce((sum, card) => sum + (tactics[card]?.ap ?? 0), 0) }
}

const PLACES: { readonly [at in Whereabouts]: Place } = {
  reserve: { at: 'reserve' },
  table: { at: 'table' },
  eliminated: { at: 'gone', casualty: undefined },
  casualty: { at: 'gone', casualty: 'unchecked' },
  evacuable: { at: 'gone', casualty: 'evacuable' },
  evacuated: { at: 'evacuated' },
  off: { at: 'gone', casualty: undefined },
}

function park(placed: PlacedVehicle, rules: RuleSet, cards: CardBook, { figures }: Position): Vehicle {
  const { id, side, card, position, driver, damage = 0 } = placed
  const first = figures.find(({ mounted }) => mounted === id)?.id
  return {
    id,
    side,
    card,
    position,
    radius: vehicleRadius(rules, vehicleCardOf({ cards }, placed)),
    driver: driver ?? first,
    damage,
  }
}

/** HOUSE-03, EVAC-08, EVAC-09: on what, or by whom. */
function placeOf(
  { id, whereabouts = 'table', mounted, carriedBy, loadedOn }: PlacedFigure,
  schedule: Position['schedule'] = [],
): Place {
  const errand = schedule.find(({ what }) => what.kind === 'runner' && what.figure === id)
  if (errand) return { at: 'off', returns: errand.id }
  if (mounted !== undefined) return { at: 'mounted', on: mounted }
  if (loadedOn !== undefined) return { at: 'carried', by: [], on: loadedOn }
  return carriedBy ? { at: 'carried', by: carriedBy } : PLACES[whereabouts]
}

function place(
  placed: PlacedFigure,
  index: number,
  printedName: string | undefined,
  { vehicles, schedule }: Position,
): Figure {
  const counters = { ...NO_COUNTERS, ...placed.counters }
  const { movement, attacked, shot, suppressed, acted, lifted, rests, shaken } = counters
  const ride = vehicles?.find(({ id }) => id === placed.mounted || id === placed.loadedOn)
  return {
    id: placed.id,
    side: placed.side,
    sheet: sheetId(index),
    name: placed.name ?? printedName ?? placed.id,
    unit: unitFrom(placed.unit),
    place: placeOf(placed, schedule),
    position: ride?.position ?? placed.position,
    shockSince: placed.shockSince,
    standing: placed.standing,
    aims: placed.aims ?? 0,
    contact: placed.contact ?? false,
    message: placed.message,
    counters: placed.counters ? { movement, attacked, shot, suppressed, acted, lifted, rests, shaken } : NO_COUNTERS,
  }
}

function sheetOfPlaced(placed: PlacedFigure, index: number, kits: number): Sheet {
  const { slots, shots, weapons, lent } = { ...NO_SHEET_COUNTERS, ...placed.counters }
  return sheetFrom({
    id: sheetId(index),
    card: placed.card,
    assigned: placed.assigned ?? [],
    ...(placed.reversed && { reversed: placed.reversed }),
    ...(placed.upgrades && { upgrades: placed.upgrades }),
    face: placed.wounded === true ? 'wounded' : 'healthy',
    used: placed.used ?? {},
    kits: placed.kits ?? kits,
    firstAid: placed.treated ?? false,
    counters: placed.counters ? { slots, shots, weapons, lent } : NO_SHEET_COUNTERS,
  })
}
