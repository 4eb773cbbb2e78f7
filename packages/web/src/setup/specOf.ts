import type { CardSet } from '@tactic48/content'
import {
  type CardBook,
  createGame,
  type GameState,
  initialState,
  isRefusal,
  type NewGame,
  NO_PROPS,
  type OptionName,
  type Refusal,
  seededChance,
  usableProps,
} from '@tactic48/rules'
import { useDeferredValue } from 'react'
import { SEATS } from '../game/seats.ts'
import { battlefieldIn, type Draft, mustSetUpByHand, sizeOf, useDraft, withTakeBacks } from './draft.ts'
import { madeTable } from './field/madeField.ts'
import { bookOf, playedBook, useOwn } from './own.ts'
import { rulesOf } from './sheets.ts'

function bareSpec(draft: Draft, cards: CardBook): NewGame {
  const ready = battlefieldIn(draft.field)?.table
  const { width, height } = ready ?? sizeOf(draft.size)
  return {
    start: 'setup',
    rules: rulesOf(draft),
    cards,
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: draft.gameType,
    agreedAp: draft.agreedAp,
    ...(draft.theatre !== 'any' && { theatre: draft.theatre }),
    ...(withTakeBacks(draft) && { takeBacks: true }),
    table: { width, height },
  }
}

/** A game that waits for forces: the rules are asked through it before there is a game. */
export function probeOf(draft: Draft, cards: CardBook): GameState | undefined {
  // Whether the table is large enough is not asked here.
  const opened = createGame({ ...bareSpec(draft, cards), table: sizeOf('96x96') }, seededChance('probe'))
  return isRefusal(opened) ? undefined : opened.state
}

/** The game of a draft; what is left out is asked on the table. */
export function specOf(draft: Draft, cards: CardBook): NewGame {
  const bare = bareSpec(draft, cards)
  const forces = draft.forcesBy === 'here' ? { forces: draft.forces } : {}
  const { field } = draft
  const scenery =
    field.kind === 'generated' ? madeTable(field.style, sizeOf(draft.size), field.seed) : battlefieldIn(field)?.table
  if (!scenery) return { ...bare, ...forces }
  const props = usableProps(bare.rules, battlefieldIn(field)?.props ?? NO_PROPS)
  const edges = draft.deployment === 'atOnce' && !mustSetUpByHand(draft)
  return {
    ...bare,
    ...forces,
    ...(props.parked.length + props.emplaced.length > 0 && { props }),
    table: {
      ...bare.table,
      elements: scenery.elements,
      dressing: scenery.dressing,
      ...(edges ? { edges: { blue: 'south', ember: 'north' } as const } : {}),
    },
  }
}

/** Why a game cannot begin, and the changed rules without any of which it could. */
interface WhyNot {
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
  const own = useOwn((store) => store.sets)
  useOwn((store) => store.fields)
  const known = judged.get(draft)
  if (known?.own === own) return known.whyNot
  const whyNot = whyNotBegin(draft, own)
  judged.set(draft, { own, whyNot })
  return whyNot
}
