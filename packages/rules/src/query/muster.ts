import { type Figure, NO_COUNTERS } from '../state/figure.ts'
import type { Enlisted, Force } from '../state/force.ts'
import { figureId } from '../state/ids.ts'
import { type PerSide, SIDES, type SideId } from '../state/side.ts'
import type { CardBook } from '../state/state.ts'

const NOWHERE = { x: 0, y: 0 } as const

/** CARD-01: one figure a card, in list order, off the table. */
export const muster = (cards: CardBook, forces: PerSide<Force>): readonly Figure[] =>
  SIDES.flatMap((side) => forces[side].characters.map((enlisted, i) => recruit(cards, side, enlisted, i + 1)))

function recruit(cards: CardBook, side: SideId, { card, assigned, name }: Enlisted, number: number): Figure {
  const printed = cards.characters[card]
  return {
    id: figureId(`${side}-${number}`),
    side,
    card,
    assigned,
    name: name ?? printed?.name ?? printed?.role ?? card,
    whereabouts: 'reserve',
    position: NOWHERE,
    wounded: false,
    shockSince: undefined,
    standing: undefined,
    aims: 0,
    counters: NO_COUNTERS,
    used: {},
  }
}
