import type { CardSet } from '@tactic48/content'
import { useOwn } from '../../setup/own.ts'
import { type Open, type Sketch, textAt, useEditing } from '../form/sketch.ts'
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

const keyOf = ({ set, kind = 'character', id = '' }: Open): string => JSON.stringify([set, kind, id])

/** What is right goes into the set at once, what is not right yet stays a draft. */
export const writeCard = (open: Open, sketch: Sketch): void =>
  useEditing.getState().write('cards', keyOf(open), isKept(open, sketch) ? undefined : sketch)

export function fileOfSet(name: string): SetFile | undefined {
  const one = useOwn.getState().cards.find(({ set }) => set.set === name)
  return one && fileIn(one.text)
}

/** Whether the set has it now: what is right is kept at once. */
function isKept({ set: name, kind }: Open, sketch: Sketch): boolean {
  const file = fileOfSet(name)
  const { sets, hold } = useOwn.getState()
  if (!file) return true
  if (kind === undefined) {
    const judged = judgeSet(sketch, sets)
    if (isFault(judged)) return false
    hold('cards', { text: textOf(sketch), set: judged })
    return true
  }
  const judged = judgeCard(file, kind, sketch, sets)
  if (isFault(judged)) return false
  hold('cards', { text: textOf(judged.file), set: judged.set })
  return true
}

export const isFault = (value: object): value is CardFault => 'error' in value

/** Why a card cannot go, or nothing: then it is gone. */
export function removeCard(name: string, kind: CardKind, id: string): CardFault | undefined {
  const file = fileOfSet(name)
  if (!file) return undefined
  const { sets, hold } = useOwn.getState()
  const next = withoutCard(file, kind, id)
  const judged = judgeSet(next, sets)
  if (isFault(judged)) return judged
  hold('cards', { text: textOf(next), set: judged })
  return undefined
}

/** The card as it is written, with what is not right yet. */
export function sketchOf(open: Open): Sketch | undefined {
  const { set, kind, id } = open
  const draft = useEditing.getState().cards[keyOf(open)]
  const file = fileOfSet(set)
  if (draft || !file) return draft
  return kind === undefined ? file : cardsIn(file, kind).find((card) => card['id'] === id)
}

/** A whole set that was made here; it is right from the beginning. */
export function keepFile(file: SetFile): CardSet | undefined {
  const { sets, hold } = useOwn.getState()
  const judged = judgeSet(file, sets)
  if (isFault(judged)) return undefined
  hold('cards', { text: textOf(file), set: judged })
  return judged
}

export function addCard(name: string, kind: CardKind, card: Sketch): void {
  const open = { set: name, kind, id: textAt(card, 'id') }
  writeCard(open, card)
  useEditing.getState().show(open)
}
