import type { CardSet } from '@tactic48/content'
import { create } from 'zustand'
import { keep, kept } from '../../setup/kept.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { isSketch, type Sketch, textAt } from '../form/sketch.ts'
import {
  type CardFault,
  type CardKind,
  cardsIn,
  fileIn,
  judgeCard,
  judgeSet,
  type SetFile,
  textOf,
  withoutCard,
} from './setFile.ts'

/** What is looked at: a card of a set, or the set itself. */
export type Open = { readonly set: string; readonly kind?: CardKind; readonly id?: string }

const keyOf = ({ set, kind = 'character', id = '' }: Open): string => JSON.stringify([set, kind, id])

interface CardStore {
  readonly open: Open | undefined
  /** What is not right yet stays here and not in the set; a reload loses nothing of it. */
  readonly drafts: { readonly [key: string]: Sketch }
  readonly show: (open: Open | undefined) => void
  readonly draftOf: (open: Open) => Sketch | undefined
  readonly write: (open: Open, sketch: Sketch) => void
}

const KEPT = 'cardEditor'

function draftsIn(value: unknown): { readonly [key: string]: Sketch } {
  const drafts = isSketch(value) ? value : {}
  return Object.fromEntries(Object.entries(drafts).flatMap(([key, draft]) => (isSketch(draft) ? [[key, draft]] : [])))
}

export const useCardEditor = create<CardStore>()((set, get) => ({
  open: undefined,
  drafts: draftsIn(kept(KEPT)),
  show: (open) => set({ open }),
  draftOf: (open) => get().drafts[keyOf(open)],
  write: (open, sketch) => {
    const { [keyOf(open)]: _, ...others } = get().drafts
    set({ drafts: isKept(open, sketch) ? others : { ...others, [keyOf(open)]: sketch } })
  },
}))

useCardEditor.subscribe(({ drafts }) => keep(KEPT, drafts))

export function fileOfSet(name: string): SetFile | undefined {
  const { sets, files } = useOwnCards.getState()
  const text = files[sets.findIndex((one) => one.set === name)]
  return text === undefined ? undefined : fileIn(text)
}

/** Whether the set has it now: what is right is kept at once. */
function isKept({ set: name, kind }: Open, sketch: Sketch): boolean {
  const file = fileOfSet(name)
  const { sets, keep: hold } = useOwnCards.getState()
  if (!file) return true
  if (kind === undefined) {
    const judged = judgeSet(sketch, sets)
    if (isFault(judged)) return false
    hold(textOf(sketch), judged)
    return true
  }
  const judged = judgeCard(file, kind, sketch, sets)
  if (isFault(judged)) return false
  hold(textOf(judged.file), judged.set)
  return true
}

export const isFault = (value: object): value is CardFault => 'error' in value

/** Why a card cannot go, or nothing: then it is gone. */
export function removeCard(name: string, kind: CardKind, id: string): CardFault | undefined {
  const file = fileOfSet(name)
  if (!file) return undefined
  const { sets, keep: hold } = useOwnCards.getState()
  const next = withoutCard(file, kind, id)
  const judged = judgeSet(next, sets)
  if (isFault(judged)) return judged
  hold(textOf(next), judged)
  return undefined
}

/** The card as it is written, with what is not right yet. */
export function sketchOf(open: Open): Sketch | undefined {
  const { set, kind, id } = open
  const draft = useCardEditor.getState().draftOf(open)
  const file = fileOfSet(set)
  if (draft || !file) return draft
  return kind === undefined ? file : cardsIn(file, kind).find((card) => card['id'] === id)
}

/** A whole set that was made here; it is right from the beginning. */
export function keepFile(file: SetFile): CardSet | undefined {
  const { sets, keep: hold } = useOwnCards.getState()
  const judged = judgeSet(file, sets)
  if (isFault(judged)) return undefined
  hold(textOf(file), judged)
  return judged
}

export function addCard(name: string, kind: CardKind, card: Sketch): void {
  const open = { set: name, kind, id: textAt(card, 'id') }
  useCardEditor.getState().write(open, card)
  useCardEditor.getState().show(open)
}
