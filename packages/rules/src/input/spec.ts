import { u } from '../query/figures.ts'
import { forceRefusal } from '../query/force/faults.ts'
import { propsFault } from '../query/props.ts'
import type { SeatId } from '../state/ids.ts'
import { SIDES, type SideId } from '../state/ids.ts'
import { type Refusal, refuse, refuseFault } from '../state/refusal.ts'
import type { BareTable, GameSpec, NewGame, PreparedGame, ReadyTable } from '../state/spec.ts'
import { cardBookShape } from './cards.ts'
import { Fault } from './fault.ts'
import { sideShape } from './figures.ts'
import { forceShape } from './force.ts'
import { arrivalsShape, goalsFault, goalsShape } from './goals.ts'
import { LIMITS } from './limits.ts'
import { positionFault, positionShape } from './position.ts'
import { ruleSetShape } from './rules.ts'
import { object, oneOf, optional, readAs, record, type Shape, tagged, text, truth, where, whole } from './shape.ts'
import { bareTableShape, bothSides, readyTableShape } from './table.ts'
import { propsShape } from './vehicles.ts'

const GAME_TYPES = ['skirmish', 'mission'] as const

const basis = {
  rules: ruleSetShape,
  cards: cardBookShape,
  seats: where(record<SeatId, SideId>(sideShape, LIMITS.seats), (seats) => {
    const vacant = SIDES.find((side) => !Object.values(seats).includes(side))
    return vacant && new Fault('nobodyPlays', { side: vacant })
  }),
  gameType: oneOf(GAME_TYPES),
  takeBacks: optional(truth),
  goals: optional(goalsShape),
  arrivals: optional(arrivalsShape),
}

const anyTableShape: Shape<BareTable | ReadyTable> = {
  read: (value) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'elements')
      ? readyTableShape.read(value)
      : bareTableShape.read(value),
}

const specShape: Shape<GameSpec> = tagged<GameSpec, 'start'>('start', {
  setup: object<NewGame>({
    start: oneOf(['setup']),
    ...basis,
    agreedAp: whole(1, 1_000_000),
    theatre: optional(text()),
    table: anyTableShape,
    props: optional(propsShape),
    forces: optional(bothSides(forceShape)),
  }),
  position: where(
    object<PreparedGame>({ start: oneOf(['position']), ...basis, position: positionShape }),
    positionFault,
  ),
})

/** A spec as a game can be made of it, or the first field that is at fault. */
export function readSpec(input: unknown): GameSpec | Refusal {
  const spec = readAs(specShape, input)
  if (spec instanceof Fault) return specRefusal(spec)
  return tableFault(spec) ?? standingFault(spec) ?? battleFault(spec) ?? forcesFault(spec) ?? spec
}

const specRefusal = (fault: Fault): Refusal =>
  refuseFault('SPEC', fault.code, { ...fault.params, field: fault.field || 'spec' })

/** SETUP-02. */
function tableFault(spec: GameSpec): Refusal | undefined {
  const [table, field] =
    spec.start === 'setup' ? ([spec.table, 'table'] as const) : ([spec.position.table, 'position.table'] as const)
  const { width, height } = spec.rules.boardMin
  const small = table.width < u(width) || table.height < u(height)
  return small ? refuse('SETUP-02', 'tableTooSmall', { field, width: { u: width }, height: { u: height } }) : undefined
}

/** HOUSE-03, HOUSE-21: only on a table whose scenery is known. */
function standingFault(spec: GameSpec): Refusal | undefined {
  if (spec.start !== 'setup' || !spec.props) return undefined
  const { rules, cards, table, props } = spec
  if (!('elements' in table)) return specRefusal(new Fault('inconsistent', { with: 'table' }, ['props']))
  const refusal = propsFault({ rules, cards, table }, props)
  return refusal && within('props', refusal)
}

const elementsOf = (table: BareTable | ReadyTable): ReadyTable['elements'] =>
  'elements' in table ? table.elements : []

/** HOUSE-20: what the goals name lies on the table, and what arrives is in the book. */
function battleFault({ goals, arrivals = [], cards, ...spec }: GameSpec): Refusal | undefined {
  const table: BareTable | ReadyTable = spec.start === 'setup' ? spec.table : spec.position.table
  const lost = goals && goalsFault(goals, elementsOf(table))
  if (lost) return specRefusal(lost.in('goals'))
  for (const [i, { what }] of arrivals.entries()) {
    const teams = what.kind === 'reinforcements' ? what.teams : []
    for (const [k, { card, assigned, upgrades = [] }] of teams.entries()) {
      const unknown = Object.hasOwn(cards.characters, card)
        ? (assigned.find((id) => !Object.hasOwn(cards.weapons, id)) ??
          upgrades.find((id) => !Object.hasOwn(cards.upgrades ?? {}, id)))
        : card
      if (unknown) return specRefusal(new Fault('unknownCard', { card: unknown }).in('arrivals', i, 'what', 'teams', k))
    }
  }
  return undefined
}

/** The same refusal, with the field that it is about. */
const within = (field: string, refusal: Refusal): Refusal =>
  ({ ...refusal, params: { ...refusal.params, field } }) as Refusal

/** SETUP-01. */
function forcesFault(spec: GameSpec): Refusal | undefined {
  if (spec.start !== 'setup' || !spec.forces) return undefined
  const { forces, rules, cards, agreedAp, theatre } = spec
  for (const side of SIDES) {
    const refusal = forceRefusal({ rules, cards, agreedAp, theatre }, forces[side])
    if (refusal) return within(`forces.${side}`, refusal)
  }
  return undefined
}
