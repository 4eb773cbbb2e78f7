import { create } from 'zustand'
import { keep, kept } from '../../app/storedText.ts'
import { CONTENT_LANGUAGES } from '../../i18n/languages.ts'
import type { CardKind } from '../cards/setFile.ts'

/** What somebody is writing: the fields of a file, which need not be complete. */
export type Sketch = { readonly [field: string]: unknown }

export const isSketch = (value: unknown): value is Sketch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `healthy.move`, `effects.2.who`: the names and places on the way to a field. */
export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))
export const parentOf = (path: string): string => stepsOf(path).slice(0, -1).join('.')

export function valueAt(sketch: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown })[step] : undefined,
    sketch,
  )
}

export const textAt = (sketch: unknown, path: string): string => {
  const value = valueAt(sketch, path)
  return typeof value === 'string' ? value : ''
}

export const listAt = (sketch: unknown, path: string): readonly unknown[] => {
  const value = valueAt(sketch, path)
  return Array.isArray(value) ? value : []
}

/** The sketch with another value there; `undefined` takes the field out. */
export function withValue(sketch: Sketch, path: string, value: unknown): Sketch {
  return put(sketch, stepsOf(path), value) as Sketch
}

function put(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.map((item: unknown, i) => (String(i) === step ? put(item, rest, value) : item))
  const { [step]: before, ...others } = isSketch(whole) ? whole : {}
  const after = put(before, rest, value)
  return after === undefined ? others : { ...others, [step]: after }
}

/** What one may write in one language alone: the others are called the same. */
export function named(value: unknown): unknown {
  const texts = CONTENT_LANGUAGES.map((language) => textAt(value, language).trim())
  const some = texts.find((text) => text !== '')
  return Object.fromEntries(CONTENT_LANGUAGES.map((language, i) => [language, texts[i] || some]))
}

/** `healthy.weapons[2]` as the path of a sketch: `healthy.weapons.2`. */
export const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '')

/** What is looked at: a card of a set, or the set itself. */
export type Open = { readonly set: string; readonly kind?: CardKind; readonly id?: string }

const KEPT = { cards: 'cardEditor', battles: 'battleEditor' } as const
type Drafts = { readonly [key: string]: Sketch }

interface Editing {
  readonly open: Open | undefined
  readonly show: (open: Open | undefined) => void
  /** What is not right yet stays here and not in a file; a reload loses nothing of it. */
  readonly cards: Drafts
  readonly battles: Drafts
  /** Without a sketch it is right and in its file, or gone. */
  readonly write: (drafts: keyof typeof KEPT, key: string, sketch: Sketch | undefined) => void
}

function draftsIn(value: unknown): Drafts {
  const drafts = isSketch(value) ? value : {}
  return Object.fromEntries(Object.entries(drafts).flatMap(([key, draft]) => (isSketch(draft) ? [[key, draft]] : [])))
}

/** What is being written: cards and battles of one's own. */
export const useEditing = create<Editing>()((set, get) => ({
  open: undefined,
  show: (open) => set({ open }),
  cards: draftsIn(kept(KEPT.cards)),
  battles: draftsIn(kept(KEPT.battles)),
  write: (drafts, key, sketch) => {
    const { [key]: _, ...others } = get()[drafts]
    const now = sketch === undefined ? others : { ...others, [key]: sketch }
    set({ [drafts]: now })
    keep(KEPT[drafts], now)
  },
}))
