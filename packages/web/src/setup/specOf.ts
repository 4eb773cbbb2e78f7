import {
  type CardBook,
  createGame,
  type GameState,
  isRefusal,
  type NewGame,
  NO_PROPS,
  seededChance,
  usableProps,
} from '@tactic48/rules'
import { SEATS } from '../game/seats.ts'
import { type Draft, mustSetUpByHand, sizeOf, withTakeBacks } from './draft.ts'
import { madeTable } from './field/madeField.ts'
import { battlefieldIn } from './own.ts'
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
