import { cardBookOf, companyBookOf, FACTIONS } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import { isPolygon } from '@tactic48/geometry'
import {
  type CardBook,
  type Element,
  type ElementId,
  type Force,
  figureId,
  type GameSpec,
  type PerSide,
  type PlacedFigure,
  ruleSetOf,
  SIDES,
  type SideId,
  seatId,
  type Table,
  totalOf,
} from '@tactic48/rules'
import { battlefield, readyForce } from '../../packages/content/test/battles.ts'
import type { GoldenPlan } from './plans.ts'

export const SEATS = { blue: seatId('blue seat'), ember: seatId('ember seat') }

export function forcesOf({ forces: [blue, ember] }: GoldenPlan): PerSide<Force> {
  return { blue: forceOf(blue), ember: forceOf(ember) }
}

/** A ready force by its name; of a platoon its headquarters and its first squad. */
function forceOf(id: string): Force {
  const formation = FORMATIONS.find((one) => one.id === id)
  if (!formation) return readyForce(id).force
  const { characters, ...rest } = formation.force
  return { ...rest, characters: characters.filter(({ unit }) => unit?.squad === undefined || unit.squad === '1') }
}

/** Only the cards that are fielded: the file stays small and other cards may change. */
function cardsOf(forces: PerSide<Force>, isCompany: boolean): CardBook {
  const all = SIDES.flatMap((side) => forces[side].characters)
  const fielded = all.map(({ card }) => card)
  const book = isCompany ? companyBookOf(FACTIONS) : cardBookOf(FACTIONS)
  const characters = kept(book.characters, fielded)
  if (!isCompany) return { characters, weapons: book.weapons }
  return {
    characters,
    weapons: kept(
      book.weapons,
      all.flatMap(({ assigned }) => assigned),
    ),
    upgrades: kept(
      book.upgrades ?? {},
      all.flatMap(({ upgrades = [] }) => upgrades),
    ),
    factions: kept(
      book.factions ?? {},
      SIDES.map((side) => forces[side].faction),
    ),
    tactics: kept(
      book.tactics ?? {},
      SIDES.flatMap((side) => forces[side].deck ?? []),
    ),
  }
}

function kept<T>(cards: { readonly [id: string]: T }, ids: readonly string[]): { readonly [id: string]: T } {
  return Object.fromEntries(
    ids.map((id) => {
      const card = cards[id]
      if (!card) throw new Error(`no card is called ${id}`)
      return [id, card]
    }),
  )
}

/** Two ranks five u apart in the middle, two men side by side at a time. */
function ranks(forces: PerSide<Force>, { width, height }: Table): readonly PlacedFigure[] {
  const placed = (side: SideId, y: number): readonly PlacedFigure[] =>
    forces[side].characters.map(({ card }, i) => ({
      id: figureId(`${side}-${i + 1}`),
      side,
      card,
      position: { x: Math.round(width / 2) - 7000 + Math.floor(i / 2) * 5000 + (i % 2) * 1100, y },
    }))
  return [...placed('blue', Math.round(height / 2) + 2500), ...placed('ember', Math.round(height / 2) - 2500)]
}

/** The piece nearest to each side's edge. */
function objectivesOf(elements: readonly Element[], height: number): PerSide<ElementId> {
  const nearest = (edge: number): ElementId => {
    const away = ({ outline }: Element): number =>
      Math.abs((isPolygon(outline) ? (outline.points[0]?.y ?? 0) : outline.y) - edge)
    const [first] = [...elements].sort((a, b) => away(a) - away(b))
    if (!first) throw new Error('no piece of scenery is left')
    return first.id
  }
  return { blue: nearest(height), ember: nearest(0) }
}

export function specOf(plan: GoldenPlan): GameSpec {
  const forces = forcesOf(plan)
  const { table } = battlefield(plan.battlefield)
  const { width, height, elements } = table
  const basis = {
    rules: { ...ruleSetOf(plan.agreement), forceTolerancePct: 100 },
    cards: cardsOf(forces, plan.agreement.cc !== undefined),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: plan.gameType,
  } as const
  const agreedAp = Math.max(...SIDES.map((side) => totalOf(basis.cards, forces[side])))
  const edges = { blue: 'south', ember: 'north' } as const
  if (plan.start === 'bare') return { ...basis, start: 'setup', agreedAp, table: { width, height } }
  if (plan.start === 'ready')
    return { ...basis, start: 'setup', agreedAp, forces, table: { width, height, elements, edges } }
  const isClear = ({ outline }: Element): boolean => {
    const ys = isPolygon(outline) ? outline.points.map(({ y }) => y) : [outline.y - outline.r, outline.y + outline.r]
    return Math.min(...ys) > height / 2 + 3500 || Math.max(...ys) < height / 2 - 3500
  }
  const around = elements.filter(isClear)
  const objectives = plan.gameType === 'mission' ? objectivesOf(around, height) : undefined
  const position = {
    table: { width, height, elements: around, edges, ...(objectives && { objectives }) },
    figures: ranks(forces, table),
    sides: { blue: { tokens: 6 }, ember: { tokens: 6 } },
    turn: { active: 'blue' },
  } as const
  return { ...basis, start: 'position', position }
}
