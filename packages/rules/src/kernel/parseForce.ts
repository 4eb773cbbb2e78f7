import type { Enlisted, Force } from '../state/force.ts'
import { type CardId, cardId } from '../state/ids.ts'
import { list, record, text } from './shape.ts'

const CHARACTER_LIMIT = 200
const ASSIGNED_LIMIT = 20

export function parseForce(value: unknown): Force {
  const raw = record(value, 'force')
  return {
    faction: text(raw.faction, 'force.faction'),
    characters: list(raw.characters, 'force.characters', CHARACTER_LIMIT).map(enlisted),
  }
}

function enlisted(value: unknown, i: number): Enlisted {
  const field = `force.characters[${i}]`
  const raw = record(value, field)
  const name = raw.name
  return {
    card: cardId(text(raw.card, `${field}.card`)),
    assigned: list(raw.assigned, `${field}.assigned`, ASSIGNED_LIMIT).map(
      (id, k): CardId => cardId(text(id, `${field}.assigned[${k}]`)),
    ),
    ...(name === undefined ? undefined : { name: text(name, `${field}.name`) }),
  }
}
