import { rectangleOutline } from '@tactic48/geometry'
import { type Command, type Element, type SideId, seededChance } from '@tactic48/rules'
import { piece, u } from '../../rules/test/world/places.ts'
import type { Game } from '../../rules/test/world/scene.ts'
import { consultation, regular } from '../src/index.ts'

/** What Regular says to the question on top, on the view of its seat. */
export function said({ state }: Game, side: SideId = 'blue'): Command {
  const asked = consultation(state, side)
  if (!asked) throw new Error(`${side} is not asked`)
  return regular(asked.view, asked.question, seededChance('asked'))
}

export const wall = (id: string, x: number, y: number, width: number, height: number): Element =>
  piece(id, rectangleOutline(u(x), u(y), u(width), u(height)))
