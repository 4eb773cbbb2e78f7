import type { RuleSet } from '../editions/ruleSet.ts'
import { type Figure, NO_COUNTERS, NO_UNIT, type Unit } from '../state/figure.ts'
import {
  type CardId,
  type FigureId,
  figureId,
  type PerSide,
  type SheetId,
  SIDES,
  type SideId,
  sheetId,
} from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import { NO_SHEET_COUNTERS, type Sheet } from '../state/sheet.ts'
import type { Enlisted, Force, UnitSpec } from '../state/spec.ts'
import { type CardBook, NO_PILE, type Pile } from '../state/state.ts'
import { type Fielded, menOn, sharesCard } from './assigned.ts'
import { convoyOf, placeInReserve } from './convoy.ts'
import { deckWorth } from './force/deck.ts'
import { upgradedCard } from './upgrade.ts'

const NOWHERE = { x: 0, y: 0 } as const

/** Figures in list order, off the table, the cards they play and what they ride. */
export interface Mustered {
  readonly figures: readonly Figure[]
  readonly sheets: readonly Sheet[]
  /** Absent = none. */
  readonly vehicles?: readonly Vehicle[]
}

/** CARD-01: one sheet per card, one figure unless a team or a crew shares it. */
export function muster(rules: RuleSet, cards: CardBook, forces: PerSide<Force>): Mustered {
  const figures: Figure[] = []
  const sheets: Sheet[] = []
  for (const side of SIDES) {
    forces[side].characters.forEach((enlisted, i) => {
      const joined = enlist(rules, cards, side, enlisted, `${side}-${i + 1}`, sheets.length)
      const place = placeInReserve(forces[side], side, i)
      figures.push(...joined.figures.map((figure) => ({ ...figure, place })))
      sheets.push(...joined.sheets)
    })
  }
  const vehicles = convoyOf(rules, cards, forces)
  return vehicles.length > 0 ? { figures, sheets, vehicles } : { figures, sheets }
}

/** The figures of one card and its sheet, numbered after those before them. */
function enlist(
  rules: RuleSet,
  cards: CardBook,
  side: SideId,
  enlisted: Enlisted,
  name: string,
  before: number,
): Mustered {
  const { card, assigned, reversed, upgrades = [] } = enlisted
  const kits = kitsOn(cards, enlisted)
  const men = menOn(cards, card)
  const copies = men > 1 && !sharesCard(rules, cards, card) ? men : 1
  const sheets = Array.from({ length: copies }, (_, i) =>
    sheetFrom({ id: sheetId(before + i), card, assigned, reversed, upgrades, kits }),
  )
  const figures = Array.from({ length: men }, (_, i) =>
    recruit(cards, side, enlisted, memberId(name, i), sheetId(before + (copies > 1 ? i : 0))),
  )
  return { figures, sheets }
}

/** `blue-3`, `blue-3b`, `blue-3c`. */
const memberId = (name: string, index: number): FigureId => figureId(index === 0 ? name : `${name}${MEMBERS[index]}`)
const MEMBERS = 'abc'

/** MEDIC-01: a medic starts with the most that he may carry. */
export function kitsOn(cards: CardBook, { card, upgrades = [] }: Pick<Fielded, 'card' | 'upgrades'>): number {
  const printed = cards.characters[card]
  return (printed && upgradedCard(cards, printed, upgrades).healthy.firstAid) ?? 0
}

/** A sheet as it is laid out before the first turn, with what a prepared position says of it. */
export const sheetFrom = (sheet: Pick<Sheet, 'id'> & Fielded & Partial<Sheet>): Sheet => ({
  id: sheet.id,
  card: sheet.card,
  assigned: sheet.assigned,
  reversed: sheet.reversed,
  upgrades: sheet.upgrades ?? [],
  face: sheet.face ?? 'healthy',
  used: sheet.used ?? {},
  kits: sheet.kits ?? 0,
  firstAid: sheet.firstAid ?? false,
  locks: sheet.locks ?? [],
  reinforcement: sheet.reinforcement,
  counters: sheet.counters ?? NO_SHEET_COUNTERS,
})

/** TACTIC-04: the whole deck, in no order. */
export const deckFrom = (cards: CardBook, deck: readonly CardId[]): Pile =>
  deck.length === 0 ? NO_PILE : { size: deck.length, ap: deckWorth(cards, deck), cards: deck }

export const unitSpecOf = ({ squad, platoon, company, attached }: Unit): UnitSpec => ({
  ...(squad !== undefined && { squad }),
  ...(platoon !== undefined && { platoon }),
  ...(company !== undefined && { company }),
  ...(attached && { attached }),
})

export const unitFrom = (said: UnitSpec | undefined): Unit => (said ? { ...NO_UNIT, ...said } : NO_UNIT)

/** One of those who play a card, in reserve. */
export function recruit(cards: CardBook, side: SideId, enlisted: Enlisted, id: FigureId, sheet: SheetId): Figure {
  const printed = cards.characters[enlisted.card]
  return {
    id,
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
