import {
  type Battlefield,
  battlefieldFileOf,
  type CardSet,
  ContentError,
  companyBookOf,
  type DeckFile,
  FACTIONS,
  type ForceFile,
  readBattlefieldFile,
  readForceOrDeck,
  withSets,
} from '@tactic48/content'
import { type Battle, readBattleFile } from '@tactic48/content/battles'
import { type CardBook, type Force, LIMITS, type Props, type Table } from '@tactic48/rules'
import i18next from 'i18next'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { isWrong, type Wrong, wrongIn } from '../files/wrong.ts'
import { freshId } from '../game/freshId.ts'
import { contentLanguage, namedAlike } from '../i18n/languages.ts'
import type { FieldChoice } from './draft.ts'
import { useOwnCards } from './ownCards.ts'
import { ALL_FIELDS, ALL_READY } from './sheets.ts'

/** A force of one's own, or a deck: then there is nobody in its force. What it is allowed is judged where it is used. */
export interface OwnForce {
  /** No two on the shelf have the same. */
  readonly name: string
  readonly kind: 'force' | 'deck'
  readonly force: Force
  readonly text: string
}

/** Every card that this browser knows. */
export const everyCard = (own: readonly CardSet[] = useOwnCards.getState().sets): CardBook =>
  companyBookOf(withSets(FACTIONS, own))

const listOf = ({ faction, characters, deck = [], vehicles = [] }: Force): string =>
  JSON.stringify([faction, characters, deck, vehicles])
export const sameForce = (a: Force, b: Force): boolean => listOf(a) === listOf(b)

/** The text of a force file or of a deck file, as `tactic48 force check` reads it. */
export function forceText({ name, kind, force }: Pick<OwnForce, 'name' | 'kind' | 'force'>): string {
  const { faction, deck = [] } = force
  return `${JSON.stringify(kind === 'deck' ? { name, faction, deck } : { name, force }, undefined, 1)}\n`
}

function ownOf(file: ForceFile | DeckFile, unnamed: string): OwnForce {
  const name = file.name?.trim() || unnamed
  const one =
    'force' in file
      ? { name, kind: 'force' as const, force: file.force }
      : { name, kind: 'deck' as const, force: { faction: file.faction, characters: [], deck: file.deck } }
  return { ...one, text: forceText(one) }
}

const refusing = (read: () => OwnForce): OwnForce | Wrong => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

/** A force or deck that somebody else may have written: every card in it is known here. */
export const readOwnForce = (text: string, unnamed: string): OwnForce | Wrong =>
  refusing(() => ownOf(readForceOrDeck(text, everyCard()), unnamed))

/** One from the shelf: cards that are gone since then are told where it is used. */
const keptForce = (text: string): OwnForce | Wrong => refusing(() => ownOf(readForceOrDeck(text), '–'))

/** What was built here; only what could be read again is kept. */
export const madeForce = (one: Pick<OwnForce, 'name' | 'kind' | 'force'>): OwnForce | Wrong => keptForce(forceText(one))

/** What a force is called before somebody names it. */
export function nameFor(force: Pick<Force, 'faction'>): string {
  const faction = withSets(FACTIONS, useOwnCards.getState().sets).find(({ id }) => id === force.faction)
  return faction?.name[contentLanguage(i18next.language)] ?? force.faction
}

/** A name that nothing on the shelf has. */
export function freeName(wanted: string, forces: readonly OwnForce[]): string {
  const taken = forces.map(({ name }) => name)
  const numbered = (n: number): string => `${wanted.slice(0, LIMITS.name - 4)} ${n}`
  let name = wanted
  for (let n = 2; taken.includes(name); n += 1) name = numbered(n)
  return name
}

interface OwnField {
  readonly text: string
  readonly field: Battlefield
}

/** A battlefield file that somebody else may have written; vehicles and weapons on it may be cards of the player's own. */
export function readOwnField(text: string): OwnField | Wrong {
  try {
    return { text, field: readBattlefieldFile(text, everyCard()) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

/** A table and what stands on it as the text of a battlefield file. */
export const fieldText = (id: string, name: string, table: Table, props?: Props): string =>
  `${JSON.stringify(battlefieldFileOf(id, namedAlike(name), table, props), undefined, 1)}\n`

/** Short enough to be told to a friend. */
export const freshSeed = (): string => freshId().replaceAll('-', '').slice(0, 6)

export const freshFieldId = (): string => `own-${freshSeed()}`

export interface OwnBattle {
  readonly text: string
  readonly battle: Battle
}

/** A battle file that somebody else may have written. */
export function readOwnBattle(text: string): OwnBattle | Wrong {
  try {
    return { text, battle: readBattleFile(text, ALL_FIELDS) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

const KEPT = {
  fields: 'tactic48.battlefields',
  forces: 'tactic48.forces',
  battles: 'tactic48.battles',
} as const
type Shelf = keyof typeof KEPT

interface Own {
  readonly fields: readonly OwnField[]
  readonly forces: readonly OwnForce[]
  readonly battles: readonly OwnBattle[]
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  /** One of the same id gives way to it. */
  readonly holdField: (one: OwnField) => void
  readonly forgetField: (id: string) => void
  /** One of the same name gives way to it. */
  readonly holdForce: (one: OwnForce) => void
  readonly forgetForce: (name: string) => void
  /** One of the same id gives way to it. */
  readonly holdBattle: (one: OwnBattle) => void
  readonly forgetBattle: (id: string) => void
}

/** Files that this browser keeps; what is of another day or another hand is forgotten. */
function keptFiles<T extends object>(shelf: Shelf, read: (text: string) => T | Wrong): readonly T[] {
  try {
    const texts: unknown = JSON.parse(preferred(KEPT[shelf]) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.flatMap((text) => {
      const one = typeof text === 'string' ? read(text) : undefined
      return one === undefined || isWrong(one) ? [] : [one]
    })
  } catch {
    return []
  }
}

/** With one more, which stands in the place of the one that is the same. */
function withOne<T>(list: readonly T[], one: T, isSame: (other: T) => boolean): readonly T[] {
  const at = list.findIndex(isSame)
  return at < 0 ? [...list, one] : list.with(at, one)
}

/** The battlefields, forces and battles that the player has made or was sent, as shelves of files. */
export const useOwn = create<Own>()((set, get) => {
  const keep = (shelf: Shelf, list: readonly { readonly text: string }[]): { lasting: boolean } => ({
    lasting: prefer(KEPT[shelf], JSON.stringify(list.map(({ text }) => text))),
  })
  const saveFields = (fields: readonly OwnField[]): void => set({ fields, ...keep('fields', fields) })
  const saveForces = (forces: readonly OwnForce[]): void => set({ forces, ...keep('forces', forces) })
  const saveBattles = (battles: readonly OwnBattle[]): void => set({ battles, ...keep('battles', battles) })
  return {
    fields: keptFiles('fields', readOwnField),
    forces: keptFiles('forces', keptForce),
    battles: keptFiles('battles', readOwnBattle),
    lasting: true,
    holdField: (one) => saveFields(withOne(get().fields, one, ({ field }) => field.id === one.field.id)),
    forgetField: (id) => saveFields(get().fields.filter(({ field }) => field.id !== id)),
    holdForce: (one) => saveForces(withOne(get().forces, one, ({ name }) => name === one.name)),
    forgetForce: (name) => saveForces(get().forces.filter((one) => one.name !== name)),
    holdBattle: (one) => saveBattles(withOne(get().battles, one, ({ battle }) => battle.id === one.battle.id)),
    forgetBattle: (id) => saveBattles(get().battles.filter(({ battle }) => battle.id !== id)),
  }
})

/** A name that no file may have is refused. */
export function renameField(id: string, name: string): Wrong | undefined {
  const { fields, holdField } = useOwn.getState()
  const one = fields.find(({ field }) => field.id === id)
  const read = one && readOwnField(fieldText(id, name, one.field.table, one.field.props))
  if (isWrong(read)) return read
  if (read) holdField(read)
  return undefined
}

/** The battlefield of a choice, where it is known before anybody lays it out. */
export function battlefieldIn(field: FieldChoice): Battlefield | undefined {
  if (field.kind === 'ready') return ALL_FIELDS.find(({ id }) => id === field.id)
  if (field.kind !== 'own') return undefined
  return useOwn.getState().fields.find((one) => one.field.id === field.id)?.field
}

/** Onto the shelf under this name; a name or a vehicle that no file may have is refused. */
export function keepForce(name: string, force: Force, kind: OwnForce['kind'] = 'force'): OwnForce | Wrong {
  const made = madeForce({ name, kind, force })
  if (!isWrong(made)) useOwn.getState().holdForce(made)
  return made
}

/** Nothing that somebody has built is lost when he chooses another force. */
export function parkForce(force: Force): void {
  const { forces } = useOwn.getState()
  const isSame = (one: { readonly force: Force }): boolean => sameForce(one.force, force)
  if (force.characters.length === 0 || ALL_READY.some(isSame) || forces.some(isSame)) return
  keepForce(freeName(nameFor(force), forces), force)
}
