import { specFault } from '../input/spec.ts'
import type { Chance } from '../kernel/chance.ts'
import { begin, type Step } from '../kernel/execute.ts'
import { totalOf, worthOf } from '../query/losses.ts'
import { muster } from '../query/muster.ts'
import { type Figure, NO_COUNTERS } from '../state/figure.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import { opponentOf, perSide, type SideId } from '../state/side.ts'
import type { BareTable, GameSpec, NewGame, PlacedFigure, PreparedGame, ReadyTable } from '../state/spec.ts'
import type { GameState, SideState } from '../state/state.ts'
import type { Table } from '../state/table.ts'

/** A game up to its first question; a spec that does not hold is refused with the name of the field. */
export function createGame(spec: GameSpec, chance: Chance): Step | Refusal {
  const state = initialState(spec)
  return isRefusal(state) ? state : begin(state, chance)
}

/** The state before the first event: what a log is folded from. */
export function initialState(spec: GameSpec): GameState | Refusal {
  return specFault(spec) ?? (spec.start === 'setup' ? fromSetup(spec) : fromPosition(spec))
}

const NEWCOMER: SideState = {
  tokens: 0,
  spentThisTurn: 0,
  begun: false,
  offeredDraw: false,
  askedUndo: false,
  faction: '',
  totalAp: 0,
  totalFigures: 0,
  lostAp: 0,
  lostFigures: 0,
}

function tableOf(table: BareTable | ReadyTable): Table {
  const { width, height } = table
  if (!('elements' in table)) return { width, height, elements: [], dressing: [] }
  const { elements, dressing = [], edges, objectives } = table
  return { width, height, elements, dressing, ...(edges && { edges }), ...(objectives && { objectives }) }
}

function fromSetup(spec: NewGame): GameState {
  const { rules, cards, seats, gameType, agreedAp, takeBacks, table, forces } = spec
  return {
    rules,
    cards,
    seats,
    phase: 'setup',
    setup: { gameType, agreedAp, readyTable: 'elements' in table, ...(takeBacks && { takeBacks }) },
    table: tableOf(table),
    sides: perSide((side) => (forces ? fielded(spec, forces, side) : NEWCOMER)),
    turn: { number: 0, active: 'blue', first: 'blue' },
    figures: forces ? muster(cards, forces) : [],
    markers: [],
    stack: [{ frame: 'task', task: { kind: 'setup', step: forces ? 'tableRoll' : 'force' } }],
    reckoningHeld: false,
    clock: 0,
  }
}

const fielded = ({ cards }: NewGame, forces: NonNullable<NewGame['forces']>, side: SideId): SideState => ({
  ...NEWCOMER,
  faction: forces[side].faction,
  totalAp: totalOf(cards, forces[side]),
  totalFigures: forces[side].characters.length,
})

function fromPosition({ rules, cards, seats, gameType, takeBacks, position }: PreparedGame): GameState {
  const figures = position.figures.map((placed) => place(placed, cards.characters[placed.card]?.name))
  const { active, number = 1, first = active, step = 'action' } = position.turn
  return {
    rules,
    cards,
    seats,
    phase: 'play',
    setup: { gameType, agreedAp: 0, readyTable: true, ...(takeBacks && { takeBacks }) },
    table: tableOf(position.table),
    sides: perSide((side) => ({ ...standingOf(cards, figures, side), ...position.sides?.[side] })),
    turn: step === 'start' ? { number: number - 1, active: opponentOf(active), first } : { number, active, first },
    figures,
    markers: position.markers ?? [],
    stack: [{ frame: 'task', task: { kind: 'turn', step } }],
    reckoningHeld: false,
    clock: 0,
  }
}

/** VICT-04, VICT-05: totals as the figures of the position make them, unless the position says otherwise. */
function standingOf(cards: GameState['cards'], figures: readonly Figure[], side: SideId): SideState {
  const own = figures.filter((figure) => figure.side === side)
  const lost = own.filter((figure) => figure.whereabouts === 'eliminated')
  const worth = (list: readonly Figure[]) => list.reduce((ap, figure) => ap + worthOf(cards, figure), 0)
  const [one] = own
  return {
    ...NEWCOMER,
    begun: true,
    faction: (one && cards.characters[one.card]?.faction) ?? '',
    totalAp: worth(own),
    totalFigures: own.length,
    lostAp: worth(lost),
    lostFigures: lost.length,
  }
}

function place(placed: PlacedFigure, printedName: string | undefined): Figure {
  const { shockSince, standing, counters } = placed
  return {
    id: placed.id,
    side: placed.side,
    card: placed.card,
    assigned: placed.assigned ?? [],
    name: placed.name ?? printedName ?? placed.id,
    whereabouts: placed.whereabouts ?? 'table',
    position: placed.position,
    wounded: placed.wounded ?? false,
    shockSince,
    standing,
    aims: placed.aims ?? 0,
    counters: counters ? { ...NO_COUNTERS, ...counters } : NO_COUNTERS,
    used: placed.used ?? {},
  }
}
