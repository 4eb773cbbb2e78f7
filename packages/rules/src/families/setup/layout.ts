import { elementIn } from '../../input/command.ts'
import { oneOf, shaped } from '../../input/raw.ts'
import { dressingShape, elementsShape } from '../../input/table.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion } from '../../kernel/stack.ts'
import { layoutFault, objectivesAt } from '../../query/layout.ts'
import { FACING } from '../../query/zone.ts'
import { refuse } from '../../state/refusal.ts'
import { opponentOf, type PerSide } from '../../state/side.ts'
import type { GameState } from '../../state/state.ts'
import { EDGES, type Edge } from '../../state/table.ts'

/** D02, SETUP-03. */
export const layOut: VerbRule<'layOut'> = {
  answers: ['layout'],
  read: (raw, seat) => ({
    verb: 'layOut',
    seat,
    elements: shaped(elementsShape, raw.elements, 'elements'),
    ...(raw.dressing === undefined ? undefined : { dressing: shaped(dressingShape, raw.dressing, 'dressing') }),
  }),
  check: (state, command) => layoutFault(state, command.elements) ?? { command },
  resolve(flow, { command }) {
    const { elements, dressing = [] } = command
    closeQuestion(flow, 'layout')
    flow.emit({ type: 'tableLaid', table: { ...flow.state.table, elements, dressing } })
  },
}

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
