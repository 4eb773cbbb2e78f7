import { type Disc, distance, UNIT } from '@tactic48/geometry'
import {
  baseRadius,
  type CommandOf,
  type Edge,
  edgeOf,
  figureOf,
  type GameState,
  isOnTable,
  shapedState,
  type Table,
} from '@tactic48/rules'
import { standpoint } from './place.ts'
import type { Situation } from './situation.ts'

const FORWARD = 0.25
const BEHIND_SOMETHING = 1
const REACH_OF_COVER = 0.8 * UNIT
const CROWDED = 0.9
const ELBOW_ROOM = 3.5 * UNIT
const MIDDLE = 0.06

/** Forward, behind something, with room between friends and out of sight of those who stand already. */
export function deployValue(situation: Situation, { figure: id, at }: CommandOf<'deploy'>): number {
  const { state } = situation
  const figure = figureOf(state, id)
  const edge = figure && edgeOf(state.table, figure.side)
  if (!figure || !edge) return 0
  const placed = { ...figure, place: { at: 'table' } as const, position: at }
  const figures = state.figures.map((other) => (other.id === id ? placed : other))
  const there = shapedState({ ...state, figures })
  const base = { ...at, r: baseRadius(state.rules) }
  const { depth, fromMiddle } = placeInZone(state.table, edge, base)
  const lone = FORWARD * (depth / UNIT) - MIDDLE * (fromMiddle / UNIT) + (hasCover(state, base) ? BEHIND_SOMETHING : 0)
  return lone - crowding(state, figure.side, base) - standpoint(situation, there, placed).exposure
}

function placeInZone({ width, height }: Table, edge: Edge, { x, y }: Disc): { depth: number; fromMiddle: number } {
  switch (edge) {
    case 'north':
      return { depth: y, fromMiddle: Math.abs(x - width / 2) }
    case 'south':
      return { depth: height - y, fromMiddle: Math.abs(x - width / 2) }
    case 'west':
      return { depth: x, fromMiddle: Math.abs(y - height / 2) }
    case 'east':
      return { depth: width - x, fromMiddle: Math.abs(y - height / 2) }
  }
}

const hasCover = ({ table }: GameState, base: Disc): boolean =>
  table.elements.some(({ cover, outline }) => cover !== 'none' && distance(outline, base) <= REACH_OF_COVER)

function crowding(state: GameState, side: string, base: Disc): number {
  let crowd = 0
  for (const friend of state.figures) {
    if (friend.side !== side || !isOnTable(friend)) continue
    const away = distance(base, { ...friend.position, r: base.r })
    if (away < ELBOW_ROOM) crowd += CROWDED * (1 - away / ELBOW_ROOM)
  }
  return crowd
}
