import { type CardBook, createGame, type GameState, isRefusal, type NewGame, seededChance } from '@tactic48/rules'
import { SEATS } from '../game/seats.ts'
import { type Draft, mustSetUpByHand, sizeOf, withTakeBacks } from './draft.ts'
import { madeTable } from './field/madeField.ts'
import { ALL_FIELDS } from './scale.ts'
import { rulesOf } from './sheets.ts'

function bareSpec(draft: Draft, cards: CardBook): NewGame {
  const ready = draft.field.kind === 'ready' ? fieldOf(draft.field.id)?.table : undefined
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

const fieldOf = (id: string) => ALL_FIELDS.find((field) => field.id === id)

/** A game that waits for forces: the rules are asked through it before there is a game. */
export function probeOf(draft: Draft, cards: CardBook): GameState | undefined {
  const opened = createGame(bareSpec(draft, cards), seededChance('probe'))
  return isRefusal(opened) ? undefined : opened.state
}

/** The game of a draft; what is left out is asked on the table. */
export function specOf(draft: Draft, cards: CardBook): NewGame {
  const bare = bareSpec(draft, cards)
  const forces = draft.forcesBy === 'here' ? { forces: draft.forces } : {}
  const { field } = draft
  if (field.kind === 'laid') return { ...bare, ...forces }
  const scenery =
    field.kind === 'ready' ? fieldOf(field.id)?.table : madeTable(field.style, sizeOf(draft.size), field.seed)
  if (!scenery) return { ...bare, ...forces }
  const edges = draft.deployment === 'atOnce' && !mustSetUpByHand(draft)
  return {
    ...bare,
    ...forces,
    table: {
      ...bare.table,
      elements: scenery.elements,
      dressing: scenery.dressing,
      ...(edges ? { edges: { blue: 'south', ember: 'north' } as const } : {}),
    },
  }
}
