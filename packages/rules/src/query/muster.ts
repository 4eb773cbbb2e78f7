import { type Figure, NO_COUNTERS, NO_UNIT, type Unit } from '../state/figure.ts'
import type { CardId } from '../state/ids.ts'
import { figureId, type PerSide, SIDES, type SideId, sheetId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import { NO_SHEET_COUNTERS, type Sheet } from '../state/sheet.ts'
import type { Enlisted, Force, UnitSpec } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { totalOf } from './losses.ts'

const NOWHERE = { x: 0, y: 0 } as const

/** Figures in list order, off the table, and the cards they play. */
export interface Mustered {
  readonly figures: readonly Figure[]
  readonly sheets: readonly Sheet[]
}

/** CARD-01: one figure and one sheet per card. */
export function muster(cards: CardBook, forces: PerSide<Force>): Mustered {
  const figures: Figure[] = []
  const sheets: Sheet[] = []
  for (const side of SIDES) {
    forces[side].characters.forEach((enlisted, i) => {
      const id = sheetId(sheets.length)
      const kits = kitsOn(cards, enlisted.card)
      sheets.push(sheetFrom({ id, card: enlisted.card, assigned: enlisted.assigned, kits }))
      figures.push(recruit(cards, side, enlisted, i + 1, id))
    })
  }
  return { figures, sheets }
}

/** MEDIC-01: a medic starts with the most that he may carry. */
export const kitsOn = (cards: CardBook, card: CardId): number => cards.characters[card]?.healthy.firstAid ?? 0

/** A sheet as it is laid out before the first turn, with what a prepared position says of it. */
export const sheetFrom = (sheet: Pick<Sheet, 'id' | 'card' | 'assigned'> & Partial<Sheet>): Sheet => ({
  id: sheet.id,
  card: sheet.card,
  assigned: sheet.assigned,
  upgrades: sheet.upgrades ?? [],
  face: sheet.face ?? 'healthy',
  used: sheet.used ?? {},
  kits: sheet.kits ?? 0,
  firstAid: sheet.firstAid ?? false,
  locks: sheet.locks ?? [],
  counters: sheet.counters ?? NO_SHEET_COUNTERS,
})

export const unitFrom = (said: UnitSpec | undefined): Unit => (said ? { ...NO_UNIT, ...said } : NO_UNIT)

function recruit(cards: CardBook, side: SideId, enlisted: Enlisted, number: number, sheet: Figure['sheet']): Figure {
  const printed = cards.characters[enlisted.card]
  return {
    id: figureId(`${side}-${number}`),
    side,
    sheet,
    name: enlisted.name ?? printed?.name ?? printed?.role ?? enlisted.card,
    unit: unitFrom(enlisted.unit),
    place: { at: 'reserve' },
    position: NOWHERE,
    shockSince: undefined,
    standing: undefined,
    aims: 0,
    contact: false,
    message: undefined,
    counters: NO_COUNTERS,
  }
}

/** SETUP-01, FORCE-02: why this list is no force of the agreed size, or holds a named card twice. */
export function forceFault(state: Pick<GameState, 'cards' | 'rules' | 'setup'>, force: Force): Refusal | undefined {
  if (force.characters.length === 0) return refuse('SETUP-01', 'noCharacters')
  for (const { card, assigned } of force.characters) {
    if (!Object.hasOwn(state.cards.characters, card)) return refuse('SETUP-01', 'unknownCard', { card })
    for (const id of assigned) {
      if (!Object.hasOwn(state.cards.weapons, id)) return refuse('SETUP-01', 'unknownCard', { card: id })
    }
  }
  return namedTwice(state.cards, force) ?? sizeFault(state, totalOf(state.cards, force))
}

/** FORCE-02: a named card is one person. */
function namedTwice({ characters }: GameState['cards'], force: Force): Refusal | undefined {
  const named = new Set<CardId>()
  for (const { card } of force.characters) {
    if (!characters[card]?.named) continue
    if (named.has(card)) return refuse('FORCE-02', 'namedCardTwice', { card })
    named.add(card)
  }
  return undefined
}

function sizeFault({ rules, setup }: Pick<GameState, 'rules' | 'setup'>, total: number): Refusal | undefined {
  const { agreedAp } = setup
  const params = { total, agreed: agreedAp }
  const tolerance = (agreedAp * rules.forceTolerancePct) / 100
  if (rules.forceLimitKind === 'maximum') {
    return total > agreedAp ? refuse('SETUP-01', 'tooLarge', params) : undefined
  }
  if (total > agreedAp + tolerance) return refuse('SETUP-01', 'tooLarge', params)
  return total < agreedAp - tolerance ? refuse('SETUP-01', 'tooSmall', params) : undefined
}
