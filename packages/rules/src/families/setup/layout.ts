import { type Outline, rectangleOutline } from '@tactic48/geometry'
import { elementIn } from '../../input/command.ts'
import { oneOf, shaped } from '../../input/raw.ts'
import { dressingShape, elementsShape } from '../../input/table.ts'
import { propsShape } from '../../input/vehicles.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion } from '../../kernel/stack.ts'
import { layoutFault, objectivesAt } from '../../query/layout.ts'
import { propsFault, standingProps } from '../../query/props.ts'
import { FACING } from '../../query/zone.ts'
import type { SetupCommand } from '../../state/command.ts'
import { elementId, opponentOf, type PerSide } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import { NO_PROPS } from '../../state/spec.ts'
import type { GameState } from '../../state/state.ts'
import { EDGES, type Edge, type Element } from '../../state/table.ts'

/** D02, SETUP-03. */
export const layOut: VerbRule<'layOut'> = {
  answers: ['layout'],
  read: (raw, seat) => ({
    verb: 'layOut',
    seat,
    elements: shaped(elementsShape, raw.elements, 'elements'),
    ...(raw.dressing === undefined ? undefined : { dressing: shaped(dressingShape, raw.dressing, 'dressing') }),
    ...(raw.props === undefined ? undefined : { props: shaped(propsShape, raw.props, 'props') }),
  }),
  check: (state, command) => layoutFault(state, command.elements) ?? standingFault(state, command) ?? { command },
  resolve(flow, { command }) {
    const { elements, dressing = [], props = NO_PROPS } = command
    const { vehicles, leftWeapons } = standingProps(flow.state, props)
    closeQuestion(flow, 'layout')
    flow.emit({
      type: 'tableLaid',
      table: { ...flow.state.table, elements, dressing },
      ...(vehicles.length > 0 && { vehicles }),
      ...(leftWeapons.length > 0 && { leftWeapons }),
    })
  },
}

/** HOUSE-03, HOUSE-21: on the scenery as it is being laid out. */
const standingFault = (
  { rules, cards, table }: GameState,
  { elements, props = NO_PROPS }: Extract<SetupCommand, { readonly verb: 'layOut' }>,
): Refusal | undefined => propsFault({ rules, cards, table: { ...table, elements } }, props)

const hasObjectives = (state: GameState, edge: Edge): boolean =>
  objectivesAt(state, edge).length > 0 && objectivesAt(state, FACING[edge]).length > 0

/** D03, SETUP-04. */
export const chooseEdge: VerbRule<'chooseEdge'> = {
  answers: ['edge'],
  read: (raw, seat) => ({ verb: 'chooseEdge', seat, edge: oneOf(raw.edge, 'edge', EDGES) }),
  check(state, command) {
    if (state.setup.gameType === 'mission' && !hasObjectives(state, command.edge)) {
      return refuse('SETUP-13', 'noObjective', { edge: command.edge })
    }
    return { command }
  },
  resolve(flow, { command }) {
    const side = flow.state.seats[command.seat]
    if (!side) return
    closeQuestion(flow, 'edge')
    flow.emit({ type: 'edgesChosen', edges: facing(side === 'blue' ? command.edge : FACING[command.edge]) })
  },
}

const facing = (blue: Edge): PerSide<Edge> => ({ blue, ember: FACING[blue] })

/** D03: any edge, at random. */
export function randomEdge(state: GameState, chance: Chance): Edge | undefined {
  const mission = state.setup.gameType === 'mission'
  const open = mission ? EDGES.filter((edge) => hasObjectives(state, edge)) : EDGES
  return open.length > 0 ? open[chance.int(open.length)] : undefined
}

/** D04, SETUP-13: named openly, by both in any order. */
export const nameObjective: VerbRule<'nameObjective'> = {
  answers: ['objective'],
  read: (raw, seat) => ({ verb: 'nameObjective', seat, element: elementIn(raw) }),
  check(state, command) {
    const side = state.seats[command.seat]
    const edge = side && state.table.edges?.[side]
    const params = { element: command.element }
    if (!edge || !state.table.elements.some(({ id }) => id === command.element)) {
      return refuse('SETUP-13', 'noSuchElement', params)
    }
    const named = objectivesAt(state, edge).some(({ id }) => id === command.element)
    return named ? { command } : refuse('SETUP-13', 'notEligible', params)
  },
  resolve(flow, { command }) {
    const side = flow.state.seats[command.seat]
    if (!side) return
    flow.emit({ type: 'objectiveNamed', side, element: command.element })
    if (flow.state.table.objectives?.[opponentOf(side)] !== undefined) closeQuestion(flow, 'objective')
  },
}

/** Room for a base to pass round the piece in a cell. */
const MARGIN = 800

interface Piece {
  readonly look: string
  readonly cover: Element['cover']
  readonly width: number
  readonly height: number
}

const PIECES: readonly Piece[] = [
  { look: 'hedge', cover: 'partial', width: 2400, height: 500 },
  { look: 'wall', cover: 'total', width: 300, height: 2400 },
  { look: 'hedge', cover: 'partial', width: 500, height: 2400 },
  { look: 'crates', cover: 'partial', width: 1200, height: 1000 },
  { look: 'wall', cover: 'total', width: 2400, height: 300 },
]

/** D02: a piece in every second cell, or in all where the edition asks for many; in ever smaller ones for a company. */
const GRIDS = [
  { cell: 4000, every: 2 },
  { cell: 4000, every: 1 },
  { cell: 3200, every: 1 },
  { cell: 2800, every: 1 },
  { cell: 2400, every: 1 },
] as const

/** D02: scenery for a side that lays out none. */
export function generatedLayout(state: GameState, int: (n: number) => number): readonly Element[] | undefined {
  for (const grid of GRIDS) {
    const elements = fill(state, int, grid)
    if (!layoutFault(state, elements)) return elements
  }
  return undefined
}

function fill(
  { table, rules }: GameState,
  int: (n: number) => number,
  { cell: size, every }: (typeof GRIDS)[number],
): readonly Element[] {
  const elements: Element[] = []
  const columns = Math.floor(table.width / size)
  const rows = Math.floor(table.height / size)
  const room = size - 2 * MARGIN
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    if ((column + row) % every !== 0) continue
    const x = column * size + MARGIN
    const y = row * size + MARGIN
    const isBase = int(3) === 0 && rules.scenicBaseMm * 40 <= room
    elements.push(
      isBase ? scenicBase(elements.length, x, y, rules.scenicBaseMm) : piece(elements.length, x, y, room, int),
    )
  }
  return elements
}

function scenicBase(i: number, x: number, y: number, mm: number): Element {
  const r = Math.round(mm * 20)
  const outline: Outline = { kind: 'disc', x: x + r, y: y + r, r }
  return {
    id: elementId(`e${i + 1}`),
    name: `Thicket ${i + 1}`,
    look: 'thicket',
    outline,
    cover: 'partial',
    scenicBase: true,
  }
}

function piece(i: number, x: number, y: number, room: number, int: (n: number) => number): Element {
  const { look, cover, ...usual } = PIECES[int(PIECES.length)] ?? {
    look: 'hedge',
    cover: 'partial',
    width: 2400,
    height: 500,
  }
  const [width, height] = [Math.min(usual.width, room), Math.min(usual.height, room)]
  const outline = rectangleOutline(x + int(room - width + 1), y + int(room - height + 1), width, height)
  return { id: elementId(`e${i + 1}`), name: `${look} ${i + 1}`, look, outline, cover }
}
