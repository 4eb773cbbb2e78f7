import { RANKS } from '../state/card.ts'
import type { Enlisted, Force } from '../state/force.ts'
import { type CardId, cardId } from '../state/ids.ts'
import { list, Malformed, oneOf, record, text, truth } from './shape.ts'

type Loose = { readonly [field: string]: unknown }

const KINDS = ['gun', 'grenade', 'charge', 'heavy'] as const
const WEAPON_LIMIT = 20
const VALUE_LIMIT = 1000

/** Printed values: not negative, finite; lengths may be fractions of a u. */
function value(raw: Loose, name: string, field: string, optional: boolean): void {
  const printed = raw[name]
  if (printed === undefined && optional) return
  if (typeof printed !== 'number' || !(printed >= 0 && printed <= VALUE_LIMIT)) throw new Malformed(`${field}.${name}`)
}

function count(raw: Loose, name: string, field: string, optional: boolean): void {
  value(raw, name, field, optional)
  if (raw[name] !== undefined && !Number.isInteger(raw[name])) throw new Malformed(`${field}.${name}`)
}

function points(raw: Loose, field: string): void {
  const { ap } = raw as { readonly ap?: unknown }
  if (typeof ap !== 'number' || !Number.isInteger(ap) || Math.abs(ap) > VALUE_LIMIT) throw new Malformed(`${field}.ap`)
}

function weapon(input: unknown, field: string): void {
  const raw = record(input, field) as Loose & { readonly id?: unknown; readonly kind?: unknown }
  text(raw.id, `${field}.id`)
  oneOf(raw.kind, `${field}.kind`, KINDS)
  for (const name of ['maxShots', 'short', 'long']) count(raw, name, field, false)
  count(raw, 'uses', field, true)
  value(raw, 'radius', field, true)
}

function face(input: unknown, field: string): void {
  const raw = record(input, field) as Loose & { readonly weapons?: unknown; readonly camouflage?: unknown }
  for (const name of ['maxActions', 'h2h']) count(raw, name, field, false)
  for (const name of ['aim', 'command']) count(raw, name, field, true)
  for (const name of ['move', 'moveFire', 'ofRadius', 'sfRadius']) value(raw, name, field, true)
  if (raw.camouflage !== undefined) truth(raw.camouflage, `${field}.camouflage`)
  list(raw.weapons, `${field}.weapons`, WEAPON_LIMIT).forEach((one, i) => {
    weapon(one, `${field}.weapons[${i}]`)
  })
}

function character(input: unknown, field: string, id: string): void {
  const raw = record(input, field) as Loose & { readonly [F in 'id' | 'rank' | 'healthy' | 'wounded']?: unknown }
  if (raw.id !== id) throw new Malformed(`${field}.id`)
  points(raw, field)
  oneOf(raw.rank, `${field}.rank`, RANKS)
  face(raw.healthy, `${field}.healthy`)
  if (raw.wounded !== undefined) face(raw.wounded, `${field}.wounded`)
}

/** §32: throws the field of the first card value that the rules could not read. */
export function checkCards(input: unknown): void {
  const book = record(input, 'cards') as { readonly characters?: unknown; readonly weapons?: unknown }
  for (const [id, card] of Object.entries(record(book.characters, 'cards.characters'))) {
    character(card, `cards.characters.${id}`, id)
  }
  for (const [id, card] of Object.entries(record(book.weapons, 'cards.weapons'))) {
    weapon(card, `cards.weapons.${id}`)
    points(card as Loose, `cards.weapons.${id}`)
  }
}

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
