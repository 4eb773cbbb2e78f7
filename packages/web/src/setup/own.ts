import {
  type Battlefield,
  battlefieldFileOf,
  type CardSet,
  ContentError,
  cardBookOf,
  companyBookOf,
  type DeckFile,
  FACTIONS,
  type Faction,
  type ForceFile,
  loadCardFile,
  QUICK_START_FACTIONS,
  readBattlefieldFile,
  readForceOrDeck,
  VEHICLES,
  withSets,
} from '@tactic48/content'
import { type CardBook, type Force, LIMITS, NO_PROPS, type Props, SIDES, type Table } from '@tactic48/rules'
import i18next from 'i18next'
import { create } from 'zustand'
import { trackWork } from '../app/settled.ts'
import { remember, remembered } from '../app/storedText.ts'
import { isWrong, type Wrong, wrongIn } from '../files/wrong.ts'
import { freshId } from '../game/freshId.ts'
import { contentLanguage, namedAlike } from '../i18n/languages.ts'
import { nameOwn } from '../prose/namedCards.ts'
import { shownName } from '../ui/printable.ts'
import type { Draft } from './draft.ts'
import type { CompanySheet } from './sheets.ts'

/** A force of one's own, or a deck: then there is nobody in its force. What it is allowed is judged where it is used. */
export interface OwnForce {
  /** No two on the shelf have the same. */
  readonly name: string
  readonly kind: 'force' | 'deck'
  readonly force: Force
  readonly text: string
}

interface OwnField {
  readonly text: string
  readonly field: Battlefield
}

interface OwnSet {
  readonly text: string
  readonly set: CardSet
}

/** Read where battles are: what they need is loaded there alone. */
interface BattleText {
  readonly text: string
  readonly id: string
}

/** What comes of a file that somebody else may have written. */
export function readFile<T>(read: () => T): T | Wrong {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

interface Shelves {
  readonly cards: OwnSet
  readonly fields: OwnField
  readonly forces: OwnForce
  readonly battles: BattleText
}
type Shelf = keyof Shelves
type Shelved = { readonly [S in Shelf]: readonly Shelves[S][] }

/** How each shelf is called in this browser, how its texts are read, and what no two on it have alike. */
const SHELVES: {
  readonly [S in Shelf]: {
    readonly kept: string
    readonly read: (text: string, before: readonly Shelves[S][]) => Shelves[S] | Wrong
    readonly id: (one: Shelves[S]) => string
  }
} = {
  cards: {
    kept: 'cards',
    read: (text, before) =>
      readFile(() => ({
        text,
        set: loadCardFile(
          text,
          before.map(({ set }) => set),
        ),
      })),
    id: ({ set }) => set.set,
  },
  fields: { kept: 'battlefields', read: (text) => readOwnField(text), id: ({ field }) => field.id },
  // Cards that are gone since then are told where the force is used.
  forces: { kept: 'forces', read: (text) => readFile(() => ownOf(readForceOrDeck(text), '–')), id: ({ name }) => name },
  battles: { kept: 'battles', read: (text) => ({ text, id: idIn(text) }), id: ({ id }) => id },
}

/** What a file calls itself; nothing where it is none. */
function idIn(text: string): string {
  try {
    const file: { readonly id?: unknown } | null = JSON.parse(text)
    return String(file?.id ?? '')
  } catch {
    return ''
  }
}

/** Files that this browser keeps; what is of another day or another hand is forgotten. */
function keptOn<S extends Shelf>(shelf: S): readonly Shelves[S][] {
  const { kept, read, id } = SHELVES[shelf]
  const texts = remembered(kept)
  const list: Shelves[S][] = []
  for (const text of Array.isArray(texts) ? texts : []) {
    const one = typeof text === 'string' ? read(text, list) : undefined
    if (one && !isWrong(one) && !list.some((other) => id(other) === id(one))) list.push(one)
  }
  return list
}

interface Own extends Shelved {
  /** The sets of the card files. */
  readonly sets: readonly CardSet[]
  /** The card file that was refused last, and what is wrong with it. */
  readonly bad: (Wrong & { readonly file: string }) | undefined
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  /** One of the same name or id gives way to it. */
  readonly hold: <S extends Shelf>(shelf: S, one: Shelves[S]) => void
  readonly forget: <S extends Shelf>(shelf: S, id: string) => void
  readonly loadCards: (file: File) => Promise<CardSet | undefined>
}

const setsOf = (cards: readonly OwnSet[]): readonly CardSet[] => cards.map(({ set }) => set)

/** What the player has made or was sent: cards, battlefields, forces and battles, as shelves of files. */
export const useOwn = create<Own>()((set, get) => {
  const keep = <S extends Shelf>(shelf: S, list: readonly Shelves[S][]): void => {
    const lasting = remember(
      SHELVES[shelf].kept,
      list.map(({ text }) => text),
    )
    set({ [shelf]: list, lasting } as Partial<Own>)
    if (shelf === 'cards') set({ sets: setsOf(get().cards), bad: undefined })
  }
  const on = <S extends Shelf>(shelf: S): readonly Shelves[S][] => {
    const shelves: Shelved = get()
    return shelves[shelf]
  }
  const cards = keptOn('cards')
  return {
    cards,
    sets: setsOf(cards),
    bad: undefined,
    fields: [],
    forces: [],
    battles: [],
    lasting: true,
    hold: (shelf, one) => {
      const { id } = SHELVES[shelf]
      const list = on(shelf)
      const at = list.findIndex((other) => id(other) === id(one))
      keep(shelf, at < 0 ? [...list, one] : list.with(at, one))
    },
    forget: (shelf, gone) => {
      const { id } = SHELVES[shelf]
      keep(
        shelf,
        on(shelf).filter((one) => id(one) !== gone),
      )
    },
    loadCards: async (file) => {
      const { readCards } = await trackWork(import('../files/reading.ts'))
      const read = await readCards(file, get().sets)
      if (isWrong(read)) {
        set({ bad: { ...read, file: shownName(file) } })
        return undefined
      }
      get().hold('cards', { text: await trackWork(file.text()), set: read })
      return read
    },
  }
})
/** Every card that this browser knows. */
export const everyCard = (own: readonly CardSet[] = useOwn.getState().sets): CardBook =>
  companyBookOf(withSets(FACTIONS, own))

/** FORCE-09: without a company sheet only the cards that do without one are offered. */
export const allFactions = (own: readonly CardSet[], company: CompanySheet): readonly Faction[] =>
  withSets(company === 'none' ? QUICK_START_FACTIONS : FACTIONS, own)

type Chosen = Pick<Draft, 'company' | 'forces'>

/** The cards to choose from: those of the quick start alone, where the forces have no others. */
export function bookOf(own: readonly CardSet[], { company, forces }: Chosen): CardBook {
  const plain = cardBookOf(allFactions(own, 'none'))
  const isPlain = ({ characters, deck, vehicles }: Force): boolean =>
    !deck &&
    !vehicles &&
    characters.every(
      ({ card, assigned, upgrades }) => Object.hasOwn(plain.characters, card) && assigned.length === 0 && !upgrades,
    )
  return company === 'none' && SIDES.every((side) => isPlain(forces[side])) ? plain : everyCard(own)
}

/** What a game whose forces are known keeps: the cards of the factions that somebody or something in them is of. */
export function playedBook(own: readonly CardSet[], draft: Chosen, { parked, emplaced }: Props = NO_PROPS): CardBook {
  const { company, forces } = draft
  if (company === 'none') return bookOf(own, draft)
  const sides = SIDES.map((side) => forces[side])
  const fielded = new Set<string>(
    sides.flatMap(({ characters, vehicles = [] }) => [
      ...characters.flatMap(({ card, assigned, upgrades = [] }) => [card, ...assigned, ...upgrades]),
      ...vehicles.map(({ card }) => card),
    ]),
  )
  for (const { card } of [...parked, ...emplaced]) fielded.add(card)
  const factions = withSets(FACTIONS, own)
  const garage = [...VEHICLES, ...factions.flatMap(({ vehicles = [] }) => vehicles)]
  const rides = garage.flatMap(({ card }) => (fielded.has(card.id) ? [card.faction] : []))
  const isPlayed = ({ id, characters, weapons, upgrades }: Faction): boolean =>
    [...sides.map(({ faction }) => faction), ...rides].includes(id) ||
    [...characters, ...weapons, ...upgrades.map(({ card }) => card)].some((card) => fielded.has(card.id))
  return companyBookOf(factions.filter(isPlayed))
}

const listOf = ({ faction, characters, deck = [], vehicles = [] }: Force): string =>
  JSON.stringify([faction, characters, deck, vehicles])
export const sameForce = (a: Force, b: Force): boolean => listOf(a) === listOf(b)

type Named = Pick<OwnForce, 'name' | 'kind' | 'force'>

/** The text of a force file or of a deck file, as `tactic48 force check` reads it. */
export function forceText({ name, kind, force }: Named): string {
  const { faction, deck = [] } = force
  return `${JSON.stringify(kind === 'deck' ? { name, faction, deck } : { name, force }, undefined, 1)}\n`
}

function ownOf(file: ForceFile | DeckFile, unnamed: string): OwnForce {
  const name = file.name?.trim() || unnamed
  const one: Named =
    'force' in file
      ? { name, kind: 'force', force: file.force }
      : { name, kind: 'deck', force: { faction: file.faction, characters: [], deck: file.deck } }
  return { ...one, text: forceText(one) }
}

/** A force or deck that somebody else may have written: every card in it is known here. */
export const readOwnForce = (text: string, unnamed: string): OwnForce | Wrong =>
  readFile(() => ownOf(readForceOrDeck(text, everyCard()), unnamed))

/** Onto the shelf under this name; a name or a vehicle that no file may have is refused. */
export function keepForce(name: string, force: Force, kind: OwnForce['kind'] = 'force'): OwnForce | Wrong {
  const made = SHELVES.forces.read(forceText({ name, kind, force }), [])
  if (!isWrong(made)) useOwn.getState().hold('forces', made)
  return made
}

/** What a force is called before somebody names it. */
export function nameFor(force: Pick<Force, 'faction'>): string {
  const faction = withSets(FACTIONS, useOwn.getState().sets).find(({ id }) => id === force.faction)
  return faction?.name[contentLanguage(i18next.language)] ?? force.faction
}

/** A name that nothing on the shelf has. */
export function freeName(wanted: string, forces: readonly OwnForce[] = useOwn.getState().forces): string {
  const taken = forces.map(({ name }) => name)
  let name = wanted
  for (let n = 2; taken.includes(name); n += 1) name = `${wanted.slice(0, LIMITS.name - 4)} ${n}`
  return name
}

/** A battlefield file that somebody else may have written; vehicles and weapons on it may be cards of the player's own. */
export const readOwnField = (text: string): OwnField | Wrong =>
  readFile(() => ({ text, field: readBattlefieldFile(text, everyCard()) }))

/** A table and what stands on it as the text of a battlefield file. */
export const fieldText = (id: string, name: string, table: Table, props?: Props): string =>
  `${JSON.stringify(battlefieldFileOf(id, namedAlike(name), table, props), undefined, 1)}\n`

/** Short enough to be told to a friend. */
export const freshSeed = (): string => freshId().replaceAll('-', '').slice(0, 6)

export const freshFieldId = (): string => `own-${freshSeed()}`

/** A name that no file may have is refused. */
export function renameField(id: string, name: string): Wrong | undefined {
  const { fields, hold } = useOwn.getState()
  const one = fields.find(({ field }) => field.id === id)
  const read = one && readOwnField(fieldText(id, name, one.field.table, one.field.props))
  if (isWrong(read)) return read
  if (read) hold('fields', read)
  return undefined
}

// Vehicles on a battlefield may be cards of the player's own.
useOwn.setState({ fields: keptOn('fields'), forces: keptOn('forces'), battles: keptOn('battles') })

const nameCards = ({ sets }: Pick<Own, 'sets'>): void =>
  nameOwn(
    sets.flatMap(({ upgrades, vehicles = [] }) => [...upgrades, ...vehicles]),
    Object.assign({}, ...sets.map(({ armoury }) => armoury)) as CardSet['armoury'],
  )
nameCards(useOwn.getState())
useOwn.subscribe(nameCards)
