import type { CardSet } from '@tactic48/content'
import { initialState, isRefusal, type OptionName, type Refusal } from '@tactic48/rules'
import { useDeferredValue } from 'react'
import { type Draft, useDraft } from './draft.ts'
import { battlefieldIn, useOwn } from './own.ts'
import { bookOf, playedBook, useOwnCards } from './ownCards.ts'
import { specOf } from './specOf.ts'

/** Why a game cannot begin, and the changed rules without any of which it could. */
export interface WhyNot {
  readonly refusal: Refusal
  readonly behind: readonly OptionName[]
}

function refusalOf(draft: Draft, own: readonly CardSet[]): Refusal | undefined {
  // To make a table takes a while, and it always fits its size.
  const asked: Draft = draft.field.kind === 'generated' ? { ...draft, field: { kind: 'laid' } } : draft
  const cards =
    draft.forcesBy === 'here' ? playedBook(own, draft, battlefieldIn(draft.field)?.props) : bookOf(own, draft)
  const state = initialState(specOf(asked, cards))
  return isRefusal(state) ? state : undefined
}

export function whyNotBegin(draft: Draft, own: readonly CardSet[]): WhyNot | undefined {
  const refusal = refusalOf(draft, own)
  if (!refusal) return undefined
  const names = Object.keys(draft.options) as OptionName[]
  const behind = names.filter((name) => {
    const { [name]: _, ...options } = draft.options
    return refusalOf({ ...draft, options }, own)?.code !== refusal.code
  })
  return { refusal, behind }
}

const judged = new WeakMap<Draft, { readonly own: readonly CardSet[]; readonly whyNot: WhyNot | undefined }>()

/** The same of the game that is being prepared, once for all who show it. */
export function useWhyNot(): WhyNot | undefined {
  const draft = useDeferredValue(useDraft())
  const own = useOwnCards((store) => store.sets)
  useOwn((store) => store.fields)
  const known = judged.get(draft)
  if (known?.own === own) return known.whyNot
  const whyNot = whyNotBegin(draft, own)
  judged.set(draft, { own, whyNot })
  return whyNot
}
