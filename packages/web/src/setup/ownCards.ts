import {
  ContentError,
  type ContentFault,
  cardBookOf,
  FACTIONS,
  type Faction,
  type FaultParams,
  loadCardFile,
} from '@tactic48/content'
import type { CardBook } from '@tactic48/rules'
import { create } from 'zustand'

const KEPT = 'tactic48.cards'

/** A file that was refused: the field that is wrong, and what is wrong with it. */
export interface BadCards {
  readonly file: string
  readonly field: string
  readonly fault: ContentFault
  readonly params: FaultParams
}

interface OwnCards {
  /** Texts of the files, so that they can be checked again at the next visit. */
  readonly files: readonly string[]
  readonly factions: readonly Faction[]
  readonly bad: BadCards | undefined
  readonly load: (name: string, text: string) => Faction | undefined
  readonly forget: (faction: string) => void
}

function kept(): readonly { text: string; faction: Faction }[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
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

function keep(files: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(files))
  } catch {
    // Without storage the cards last as long as the page.
  }
}

/** The cards that the player owns, beside ours. */
export const useOwnCards = create<OwnCards>()((set, get) => {
  const before = kept()
  return {
    files: before.map(({ text }) => text),
    factions: before.map(({ faction }) => faction),
    bad: undefined,
    load: (name, text) => {
      try {
        const faction = loadCardFile(text)
        if (FACTIONS.some(({ id }) => id === faction.id))
          throw new ContentError('faction.id', `"${faction.id}" is taken`, 'taken', { id: faction.id })
        const others = get()
          .factions.map((other, i) => ({ other, file: get().files[i] ?? '' }))
          .filter(({ other }) => other.id !== faction.id)
        const files = [...others.map(({ file }) => file), text]
        set({ files, factions: [...others.map(({ other }) => other), faction], bad: undefined })
        keep(files)
        return faction
      } catch (error) {
        const { field, fault, params } = error instanceof ContentError ? error : new ContentError('file', 'unreadable')
        set({ bad: { file: name, field, fault, params } })
        return undefined
      }
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

export const allFactions = (own: readonly Faction[]): readonly Faction[] => [...FACTIONS, ...own]
export const bookOf = (own: readonly Faction[]): CardBook => cardBookOf(allFactions(own))
