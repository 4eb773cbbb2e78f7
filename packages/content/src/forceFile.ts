import {
  type CardBook,
  type CardId,
  type Force,
  fileObject,
  forceShape,
  LIMITS,
  list,
  nameOf,
  optional,
  own,
  type Read,
  text,
  whole,
} from '@tactic48/rules'
import { text as name } from './cardFile.ts'
import { checked, refusedAt } from './contentError.ts'
import { jsonOf } from './contentFile.ts'

/** What was agreed about a force, beside the force itself; legality is judged where it is used. */
const head = {
  name: optional(name),
  /** Such as `qs-en+cc-en`. */
  editions: optional(text()),
  agreedAp: optional(whole(1, 1_000_000)),
  theatre: optional(text()),
}

const forceFile = fileObject({ ...head, force: forceShape })
const deckFile = fileObject({ ...head, faction: text(), deck: list(nameOf<CardId>(), LIMITS.deck) })

export type ForceFile = Read<typeof forceFile>
export type DeckFile = Read<typeof deckFile>

/** A force that somebody else may have written. */
export const readForceFile = (file: string): ForceFile => checked(forceFile, jsonOf(file))

/** A tactic deck that somebody else may have written. */
export const readDeckFile = (file: string): DeckFile => checked(deckFile, jsonOf(file))

/** A force or a deck, whichever the file is; where a book is given, of cards that are in it. Else the first field that is wrong. */
export function readForceOrDeck(file: string, book?: CardBook): ForceFile | DeckFile {
  const value = jsonOf(file)
  const isDeck = typeof value === 'object' && value !== null && Object.hasOwn(value, 'deck')
  if (isDeck) {
    const read = checked(deckFile, value)
    if (book) proveDeck([], read.faction, read.deck, book)
    return read
  }
  const read = checked(forceFile, value)
  if (book) prove(read.force, book)
  return read
}

function prove({ faction, characters, deck = [], vehicles = [] }: Force, book: CardBook): void {
  proveDeck(['force'], faction, deck, book)
  const { weapons, upgrades = {} } = book
  characters.forEach((one, i) => {
    const at = ['force', 'characters', i] as const
    proveCards([...at, 'card'], [one.card], book.characters)
    proveCards([...at, 'assigned'], one.assigned, weapons)
    proveCards([...at, 'reversed'], one.reversed ?? [], weapons)
    proveCards([...at, 'upgrades'], one.upgrades ?? [], upgrades)
  })
  vehicles.forEach(({ card, riders }, i) => {
    const at = ['force', 'vehicles', i] as const
    proveCards([...at, 'card'], [card], book.vehicles ?? {})
    // HOUSE-03: a rider is named by his place in the list.
    const limit = characters.length - 1
    const stranger = riders.findIndex((rider) => rider > limit)
    if (stranger >= 0) throw refusedAt([...at, 'riders', stranger], 'valueTooBig', { limit })
  })
}

function proveDeck(at: readonly string[], faction: string, deck: readonly CardId[], book: CardBook): void {
  // FORCE-04.
  if (!own(book.factions ?? {}, faction)) throw refusedAt([...at, 'faction'], 'noSuchFaction', { id: faction })
  proveCards([...at, 'deck'], deck, book.tactics ?? {})
}

function proveCards(
  at: readonly (string | number)[],
  ids: readonly CardId[],
  cards: { readonly [id: string]: unknown },
): void {
  const stranger = ids.findIndex((id) => own(cards, id) === undefined)
  const field = at.at(-1) === 'card' ? at : [...at, stranger]
  if (stranger >= 0) throw refusedAt(field, 'noSuchCard', { id: ids[stranger] ?? '' })
}
