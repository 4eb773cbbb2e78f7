import { type Figure, NO_COUNTERS, NO_UNIT } from '../state/figure.ts'
import type { Enlisted, Force } from '../state/force.ts'
import { figureId, sheetId } from '../state/ids.ts'
import { NO_SHEET_COUNTERS, type Sheet } from '../state/sheet.ts'
import { type PerSide, SIDES, type SideId } from '../state/side.ts'
import type { CardBook } from '../state/state.ts'

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
      sheets.push(sheetFrom({ id, card: enlisted.card, assigned: enlisted.assigned }))
      figures.push(recruit(cards, side, enlisted, i + 1, id))
    })
  }
  return { figures, sheets }
}

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

function recruit(cards: CardBook, side: SideId, enlisted: Enlisted, number: number, sheet: Figure['sheet']): Figure {
  const printed = cards.characters[enlisted.card]
  return {
    id: figureId(`${side}-${number}`),
    side,
    sheet,
    name: enlisted.name ?? printed?.name ?? printed?.role ?? enlisted.card,
    unit: NO_UNIT,
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
