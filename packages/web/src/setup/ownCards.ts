import {
  cardBookOf,
  companyBookOf,
  FACTIONS,
  type Faction,
  loadCardFile,
  QUICK_START_FACTIONS,
  VEHICLES,
} from '@tactic48/content'
import { type CardBook, type Force, SIDES } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import type { Draft } from './draft.ts'
import type { CompanySheet } from './sheets.ts'

const KEPT = 'tactic48.cards'

interface OwnCards {
  /** Texts of the files, so that they can be checked again at the next visit. */
  readonly files: readonly string[]
  readonly factions: readonly Faction[]
  /** The file that was refused last, and what is wrong with it. */
  readonly bad: (Wrong & { readonly file: string }) | undefined
  readonly load: (file: File) => Promise<Faction | undefined>
  readonly forget: (faction: string) => void
}

function kept(): readonly { text: string; faction: Faction }[] {
  try {
    const texts: unknown = JSON.parse(preferred(KEPT) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.flatMap((text) => {
      try {
        return typeof text === 'string' ? [{ text, faction: loadCardFile(text) }] : []
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

const keep = (files: readonly string[]): void => prefer(KEPT, JSON.stringify(files))

const takenBy = ({ id }: Faction): Wrong | undefined =>
  QUICK_START_FACTIONS.some((faction) => faction.id === id)
    ? { wrong: 'taken', field: 'faction.id', params: { id } }
    : undefined

/** The cards that the player owns, beside ours. */
export const useOwnCards = create<OwnCards>()((set, get) => {
  const before = kept()
  return {
    files: before.map(({ text }) => text),
    factions: before.map(({ faction }) => faction),
    bad: undefined,
    load: async (file) => {
      const { readCards } = await import('../files/reading.ts')
      const read = await readCards(file)
      const faction = isWrong(read) ? read : (takenBy(read) ?? read)
      if (isWrong(faction)) {
        set({ bad: { ...faction, file: file.name } })
        return undefined
      }
      const text = await file.text()
      const others = get()
        .factions.map((other, i) => ({ other, file: get().files[i] ?? '' }))
        .filter(({ other }) => other.id !== faction.id)
      const files = [...others.map((other) => other.file), text]
      set({ files, factions: [...others.map(({ other }) => other), faction], bad: undefined })
      keep(files)
      return faction
    },
    forget: (id) => {
      const { factions, files } = get()
      const stay = factions.map((faction) => faction.id !== id)
      const left = files.filter((_, i) => stay[i])
      set({ files: left, factions: factions.filter((_, i) => stay[i]) })
      keep(left)
    },
  }
})

/** FORCE-09: without a company sheet only the cards that do without one are offered. */
export const allFactions = (own: readonly Faction[], company: CompanySheet): readonly Faction[] => [
  ...(company === 'none' ? QUICK_START_FACTIONS : FACTIONS),
  ...own,
]

type Chosen = Pick<Draft, 'company' | 'forces'>

/** The cards to choose from: those of the quick start alone, where the forces have no others. */
export function bookOf(own: readonly Faction[], { company, forces }: Chosen): CardBook {
  const plain = cardBookOf(allFactions(own, 'none'))
  const isPlain = ({ characters, deck, vehicles }: Force): boolean =>
    !deck &&
    !vehicles &&
    characters.every(
      ({ card, assigned, upgrades }) => Object.hasOwn(plain.characters, card) && assigned.length === 0 && !upgrades,
    )
  return company === 'none' && SIDES.every((side) => isPlain(forces[side]))
    ? plain
    : companyBookOf([...FACTIONS, ...own])
}

/** What a game whose forces are known keeps: the cards of the factions that somebody or something in them is of. */
export function playedBook(own: readonly Faction[], draft: Chosen): CardBook {
  const { company, forces } = draft
  if (company === 'none') return bookOf(own, draft)
  const sides = SIDES.map((side) => forces[side])
  const fielded = new Set<string>(
    sides.flatMap(({ characters, vehicles = [] }) => [
      ...characters.flatMap(({ card, assigned, upgrades = [] }) => [card, ...assigned, ...upgrades]),
      ...vehicles.map(({ card }) => card),
    ]),
  )
  const rides = VEHICLES.flatMap(({ card }) => (fielded.has(card.id) ? [card.faction] : []))
  const isPlayed = ({ id, characters, weapons, upgrades }: Faction): boolean =>
    [...sides.map(({ faction }) => faction), ...rides].includes(id) ||
    [...characters, ...weapons, ...upgrades.map(({ card }) => card)].some((card) => fielded.has(card.id))
  return companyBookOf([...FACTIONS, ...own].filter(isPlayed))
}
