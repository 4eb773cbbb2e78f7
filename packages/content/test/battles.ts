import {
  type NewGame,
  type OptionValues,
  type PerSide,
  type Position,
  type PreparedGame,
  type QsEdition,
  ruleSetOf,
  type SeatId,
  type SideId,
  seatId,
} from '@tactic48/rules'
import {
  BATTLEFIELDS,
  type Battlefield,
  cardBookOf,
  QUICK_START_FACTIONS,
  READY_FORCES,
  type ReadyForce,
} from '../src/index.ts'

/** As the screen names them. */
const SEATS: PerSide<SeatId> = { blue: seatId('blue'), ember: seatId('ember') }

const SOUTH_AND_NORTH = { blue: 'south', ember: 'north' } as const

export function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`nothing is called ${id}`)
  return found
}

export const battlefield = (id = 'crossroads'): Battlefield => named(BATTLEFIELDS, id)
/** A battlefield before anybody has chosen an edge of it. */
export function ground({ table: { width, height, elements, dressing } } = battlefield()) {
  return { width, height, elements, dressing }
}

export const readyForce = (id: string): ReadyForce => named(READY_FORCES, id)

interface Terms {
  readonly edition?: QsEdition
  readonly options?: OptionValues
  readonly gameType?: 'skirmish' | 'mission'
  readonly takeBacks?: boolean
}

const agreed = ({ edition = 'qs-en', options = {}, gameType = 'skirmish', takeBacks = false }: Terms) => ({
  rules: ruleSetOf({ qs: edition, options }),
  cards: cardBookOf(QUICK_START_FACTIONS),
  seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' } as const,
  gameType,
  ...(takeBacks && { takeBacks }),
})

interface Battle extends Terms, Pick<NewGame, 'agreedAp' | 'forces'> {
  readonly field?: Battlefield
}

/** Two forces that are still to be deployed, blue in the south. */
export function battle({ agreedAp, forces, field = battlefield(), ...terms }: Battle): NewGame {
  return {
    ...agreed(terms),
    start: 'setup',
    agreedAp,
    table: { ...ground(field), edges: SOUTH_AND_NORTH },
    ...(forces && { forces }),
  }
}

interface Moment extends Terms, Pick<Position, 'figures' | 'markers'> {
  readonly table?: Omit<Position['table'], 'edges'>
  readonly active?: SideId
  readonly tokens?: number
}

/** The third turn of a battle, everybody where he is put. */
export function moment({ table = ground(), figures, markers = [], ...rest }: Moment): PreparedGame {
  const { active = 'blue', tokens = 6, ...terms } = rest
  return {
    ...agreed(terms),
    start: 'position',
    position: {
      table: { ...table, edges: SOUTH_AND_NORTH },
      figures,
      markers,
      sides: { blue: { tokens }, ember: { tokens } },
      turn: { active, number: 3 },
    },
  }
}
