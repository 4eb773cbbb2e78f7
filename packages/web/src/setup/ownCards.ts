import {
  type CardSet,
  cardBookOf,
  companyBookOf,
  FACTIONS,
  type Faction,
  loadCardFile,
  QUICK_START_FACTIONS,
  VEHICLES,
  withSets,
} from '@tactic48/content'
import { type CardBook, type Force, NO_PROPS, type Props, SIDES } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { trackWork } from '../app/settled.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { nameOwn } from '../prose/namedCards.ts'
import { shownName } from '../ui/printable.ts'
import type { Draft } from './draft.ts'
import type { CompanySheet } from './sheets.ts'

const KEPT = 'tactic48.cards'

interface OwnCards {
  /** Texts of the files, so that they can be checked again at the next visit. */
  readonly files: readonly string[]
  readonly sets: readonly CardSet[]
  /** The file that was refused last, and what is wrong with it. */
  readonly bad: (Wrong & { readonly file: string }) | undefined
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  readonly load: (file: File) => Promise<CardSet | undefined>
  /** A file that was judged already; one of the same name gives way to it. */
  readonly keep: (text: string, set: CardSet) => void
  readonly forget: (set: string) => void
}

function kept(): readonly { text: string; set: CardSet }[] {
  try {
    const texts: unknown = JSON.parse(preferred(KEPT) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.reduce<{ text: string; set: CardSet }[]>((sets, text) => {
      try {
        if (typeof text === 'string') {
          const before = sets.map(({ set }) => set)
          const set = loadCardFile(text, before)
          if (!before.some((other) => other.set === set.set)) sets.push({ text, set })
        }
      } catch {
        // Of another day or another hand: forgotten.
      }
      return sets
    }, [])
  } catch {
    return []
  }
}

/** The cards that the player owns, beside ours. */
export const useOwnCards = create<OwnCards>()((set, get) => {
  const before = kept()
  const hold = (files: readonly string[], sets: readonly CardSet[]): void =>
    set({ files, sets, bad: undefined, lasting: prefer(KEPT, JSON.stringify(files)) })
  return {
    files: before.map(({ text }) => text),
    sets: before.map((one) => one.set),
    bad: undefined,
    lasting: true,
    load: async (file) => {
      const { readCards } = await trackWork(import('../files/reading.ts'))
      const read = await readCards(file, get().sets)
      if (isWrong(read)) {
        set({ bad: { ...read, file: shownName(file) } })
        return undefined
      }
      get().keep(await trackWork(file.text()), read)
      return read
    },
    keep: (text, one) => {
      const { files, sets } = get()
      const at = sets.findIndex((other) => other.set === one.set)
      if (at < 0) hold([...files, text], [...sets, one])
      else hold(files.with(at, text), sets.with(at, one))
    },
    forget: (name) => {
      const { sets, files } = get()
      const stays = sets.map((one) => one.set !== name)
      hold(
        files.filter((_, i) => stays[i]),
        sets.filter((_, i) => stays[i]),
      )
    },
  }
})

const nameCards = ({ sets }: OwnCards): void =>
  nameOwn(
    sets.flatMap(({ upgrades, vehicles = [] }) => [...upgrades, ...vehicles]),
    Object.assign({}, ...sets.map(({ armoury }) => armoury)) as CardSet['armoury'],
  )
nameCards(useOwnCards.getState())
useOwnCards.subscribe(nameCards)

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
  return company === 'none' && SIDES.every((side) => isPlain(forces[side]))
    ? plain
    : companyBookOf(withSets(FACTIONS, own))
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
