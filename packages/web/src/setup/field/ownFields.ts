import {
  type Battlefield,
  battlefieldFileOf,
  ContentError,
  companyBookOf,
  FACTIONS,
  readBattlefieldFile,
  withSets,
} from '@tactic48/content'
import type { Props, Table } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'
import { isWrong, type Wrong, wrongIn } from '../../files/wrong.ts'
import { namedAlike } from '../../i18n/languages.ts'
import type { FieldChoice } from '../draft.ts'
import { useOwnCards } from '../ownCards.ts'
import { ALL_FIELDS } from '../scale.ts'
import { freshSeed } from './freshSeed.ts'

const KEPT = 'tactic48.battlefields'

export interface OwnField {
  readonly text: string
  readonly field: Battlefield
}

/** A battlefield file that somebody else may have written; vehicles and weapons on it may be cards of the player's own. */
export function readOwnField(text: string): OwnField | Wrong {
  try {
    const book = companyBookOf(withSets(FACTIONS, useOwnCards.getState().sets))
    return { text, field: readBattlefieldFile(text, book) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

/** A table and what stands on it as the text of a battlefield file. */
export const fieldText = (id: string, name: string, table: Table, props?: Props): string =>
  `${JSON.stringify(battlefieldFileOf(id, namedAlike(name), table, props), undefined, 1)}\n`

export const freshFieldId = (): string => `own-${freshSeed()}`

function keptFields(): readonly OwnField[] {
  try {
    const texts: unknown = JSON.parse(preferred(KEPT) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.flatMap((text) => {
      const read = typeof text === 'string' ? readOwnField(text) : undefined
      return read && 'text' in read ? [read] : []
    })
  } catch {
    return []
  }
}

interface OwnFields {
  readonly fields: readonly OwnField[]
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  /** One of the same id gives way to it. */
  readonly hold: (one: OwnField) => void
  /** A name that no file may have is refused. */
  readonly rename: (id: string, name: string) => Wrong | undefined
  readonly forget: (id: string) => void
}

/** The battlefields that the player has laid out, as a shelf of files. */
export const useOwnFields = create<OwnFields>()((set, get) => {
  const save = (fields: readonly OwnField[]): void =>
    set({ fields, lasting: prefer(KEPT, JSON.stringify(fields.map(({ text }) => text))) })
  return {
    fields: keptFields(),
    lasting: true,
    hold: (one) => {
      const { fields } = get()
      const at = fields.findIndex(({ field }) => field.id === one.field.id)
      save(at < 0 ? [...fields, one] : fields.with(at, one))
    },
    rename: (id, name) => {
      const one = get().fields.find(({ field }) => field.id === id)
      const read = one && readOwnField(fieldText(id, name, one.field.table, one.field.props))
      if (isWrong(read)) return read
      if (read) get().hold(read)
      return undefined
    },
    forget: (id) => save(get().fields.filter(({ field }) => field.id !== id)),
  }
})

/** The battlefield of a choice, where it is known before anybody lays it out. */
export function battlefieldIn(field: FieldChoice): Battlefield | undefined {
  if (field.kind === 'ready') return ALL_FIELDS.find(({ id }) => id === field.id)
  if (field.kind !== 'own') return undefined
  return useOwnFields.getState().fields.find((one) => one.field.id === field.id)?.field
}
