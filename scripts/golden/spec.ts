import { BATTLEFIELDS, cardBookOf, companyBookOf, FACTIONS } from '@tactic48/content'
import { agreementOf, battleSpec, FORMATIONS, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { isPolygon } from '@tactic48/geometry'
import {
  type CardBook,
  type CardId,
  type Element,
  type ElementId,
  type Force,
  figureId,
  type GameSpec,
  type PerSide,
  type PlacedFigure,
  perSide,
  ruleSetOf,
  SIDES,
  type SideId,
  type Table,
  totalOf,
} from '@tactic48/rules'
import { named, readyForce } from '../../packages/content/test/battles.ts'
import type { BattlePlan, ForcesPlan, GoldenPlan } from './plans.ts'
import { battleCalled, SEATS, stockOf } from './scenes.ts'

/** What the sides field, where they are asked for it. */
export const forcesOf = (plan: GoldenPlan): PerSide<Force> | undefined =>
  'forces' in plan ? { blue: forceOf(plan.forces[0]), ember: forceOf(plan.forces[1]) } : undefined

const forceOf = (id: string): Force => (FORMATIONS.find((one) => one.id === id) ?? readyForce(id)).force

/** Only the cards that are fielded: the file stays small and other cards may change. */
function cardsOf(forces: PerSide<Force>): CardBook {
  const book = cardBookOf(FACTIONS)
  const fielded = SIDES.flatMap((side) => forces[side].characters.map(({ card }) => card))
  return { characters: kept(book.characters, fielded), weapons: book.weapons }
}

/** Of a company those that the spec names, and everybody without a name, who may be called for (REINF-02). */
function trimmed({ cards, ...spec }: GameSpec, book: CardBook): GameSpec {
  const text = JSON.stringify(spec)
  const isNamed = (id: string): boolean => text.includes(JSON.stringify(id))
  const only = <T>(list: { readonly [id: string]: T } = {}, stays = (id: string, _: T) => isNamed(id)) =>
    Object.fromEntries(Object.entries(list).filter(([id, card]) => stays(id, card)))
  const factions = Object.keys(cards.factions ?? {})
  const isCalled = (id: string): boolean => factions.some((faction) => id === `${faction}/reinforcements`)
  return {
    ...spec,
    cards: {
      characters: only(book.characters, (id) => isNamed(id) || isCalled(id)),
      weapons: only(book.weapons),
      upgrades: only(book.upgrades),
      factions: only(book.factions, (id) => factions.includes(id)),
      tactics: only(book.tactics),
      vehicles: only(book.vehicles),
    },
  } as GameSpec
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

export const specOf = (plan: GoldenPlan): GameSpec => ('battle' in plan ? battleGame(plan) : forcesGame(plan))

/** The battle under the options of the plan; a prepared one has tactic cards too. */
function battleGame({ battle: id, agreement }: BattlePlan): GameSpec {
  const battle = battleCalled(id)
  const { qs, cc } = agreement
  const agreed = agreementOf(battle, { qs, ...(cc && { cc }) })
  const rules = ruleSetOf({ ...agreed, ...agreement, options: { ...agreed.options, ...agreement.options } })
  const spec: GameSpec = { ...battleSpec(battle, agreed, SEATS), rules }
  const book = spec.cards
  if (spec.start !== 'position' || !rules.house.sampleTactics) return trimmed(spec, book)
  const worth = (list: readonly CardId[]): number =>
    list.reduce((sum, card) => sum + (book.tactics?.[card]?.ap ?? 0), 0)
  const { tokens, hands, decks } = stockOf(id)
  const sides = perSide((side) => ({
    ...spec.position.sides?.[side],
    tokens,
    hand: { size: hands[side].length, ap: 0, cards: hands[side] },
    deck: { size: decks[side].length, ap: worth([...hands[side], ...decks[side]]), cards: decks[side] },
  }))
  return trimmed({ ...spec, position: { ...spec.position, sides } }, book)
}

function forcesGame(plan: ForcesPlan): GameSpec {
  const forces = { blue: forceOf(plan.forces[0]), ember: forceOf(plan.forces[1]) }
  const { table } = named([...BATTLEFIELDS, ...LARGE_BATTLEFIELDS], plan.battlefield)
  const { width, height, elements } = table
  const isCompany = plan.agreement.cc !== undefined
  const played = SIDES.map((side) => forces[side].faction)
  const cards = isCompany ? companyBookOf(FACTIONS.filter(({ id }) => played.includes(id))) : cardsOf(forces)
  const basis = {
    rules: { ...ruleSetOf(plan.agreement), forceTolerancePct: 100 },
    cards,
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: plan.gameType,
  } as const
  const agreedAp = Math.max(...SIDES.map((side) => totalOf(cards, forces[side])))
  const edges = { blue: 'south', ember: 'north' } as const
  const ready: GameSpec = {
    ...basis,
    start: 'setup',
    agreedAp,
    forces,
    table: { width, height, elements, edges },
  }
  if (plan.start === 'ready') return isCompany ? trimmed(ready, cards) : ready
  if (plan.start === 'bare') {
    const { cards: fielded } = isCompany ? trimmed(ready, cards) : ready
    return { ...basis, cards: fielded, start: 'setup', agreedAp, table: { width, height } }
  }
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
