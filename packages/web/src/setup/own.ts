import type { Battlefield } from '@tactic48/content'
import type { Force } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import type { FieldChoice } from './draft.ts'
import { fieldText, type OwnField, readOwnField } from './field/ownFields.ts'
import { freeName, keptForce, madeForce, nameFor, type OwnForce, sameForce } from './forces/ownForces.ts'
import { ALL_FIELDS, ALL_READY } from './scale.ts'

const KEPT = { fields: 'tactic48.battlefields', forces: 'tactic48.forces' } as const
type Shelf = keyof typeof KEPT

interface Own {
  readonly fields: readonly OwnField[]
  readonly forces: readonly OwnForce[]
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  /** One of the same id gives way to it. */
  readonly holdField: (one: OwnField) => void
  readonly forgetField: (id: string) => void
  /** One of the same name gives way to it. */
  readonly holdForce: (one: OwnForce) => void
  readonly forgetForce: (name: string) => void
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

/** The battlefields and forces that the player has made or was sent, as shelves of files. */
export const useOwn = create<Own>()((set, get) => {
  const keep = (shelf: Shelf, list: readonly { readonly text: string }[]): { lasting: boolean } => ({
    lasting: prefer(KEPT[shelf], JSON.stringify(list.map(({ text }) => text))),
  })
  const saveFields = (fields: readonly OwnField[]): void => set({ fields, ...keep('fields', fields) })
  const saveForces = (forces: readonly OwnForce[]): void => set({ forces, ...keep('forces', forces) })
  return {
    fields: keptFiles('fields', readOwnField),
    forces: keptFiles('forces', keptForce),
    lasting: true,
    holdField: (one) => saveFields(withOne(get().fields, one, ({ field }) => field.id === one.field.id)),
    forgetField: (id) => saveFields(get().fields.filter(({ field }) => field.id !== id)),
    holdForce: (one) => saveForces(withOne(get().forces, one, ({ name }) => name === one.name)),
    forgetForce: (name) => saveForces(get().forces.filter((one) => one.name !== name)),
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
