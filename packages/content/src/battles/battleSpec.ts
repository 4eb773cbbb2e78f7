import {
  type Agreement,
  type CardBook,
  type GameSpec,
  type PerSide,
  ruleSetOf,
  type SeatId,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import { withSets } from '../cardSet.ts'
import { companyBookOf } from '../companyBook.ts'
import type { Faction } from '../faction.ts'
import { FACTIONS } from '../factions.ts'
import { agreementOf, type Battle } from './battle.ts'

/** SUPP-03: what a battle offers stands in the place of what its faction may call. */
function bookOf({ sides, arrivals, sets }: Battle): CardBook {
  const played = SIDES.map((side) => sides[side].faction)
  const arriving = arrivals.flatMap(({ what }) => (what.kind === 'reinforcements' ? what.teams : []))
  const enlisted = SIDES.flatMap((side) => (sides[side].who === 'force' ? sides[side].force.characters : []))
  const named = new Set<string>([...arriving, ...enlisted].map(({ card }) => card))
  const isPlayed = ({ id, characters }: Faction): boolean =>
    played.includes(id) || characters.some((card) => named.has(card.id))
  const book = companyBookOf(withSets(FACTIONS, sets).filter(isPlayed))
  const factions = { ...book.factions }
  for (const side of SIDES) {
    const { faction, support } = sides[side]
    const rules = factions[faction]
    if (support && rules) factions[faction] = { ...rules, supportProfiles: support }
  }
  return { ...book, factions }
}

/** The game of a battle under these sheets. */
export function battleSpec(battle: Battle, sheets: Pick<Agreement, 'qs' | 'cc'>, seats: PerSide<SeatId>): GameSpec {
  const { sides, edges, theatre, goals, arrivals, battlefield } = battle
  const { width, height, elements, dressing } = battlefield.table
  const table = { width, height, elements, dressing, edges }
  const basis = {
    rules: ruleSetOf(agreementOf(battle, sheets)),
    cards: bookOf(battle),
    seats: { [seats.blue]: 'blue', [seats.ember]: 'ember' } as { readonly [seat: SeatId]: SideId },
    gameType: 'skirmish',
    goals,
    ...(arrivals.length > 0 && { arrivals }),
  } as const
  const { blue, ember } = sides
  if (blue.who === 'placed' && ember.who === 'placed') {
    const { first = 'blue' } = battle
    const position = {
      table,
      figures: [...blue.figures, ...ember.figures],
      leftWeapons: [...blue.weapons, ...ember.weapons],
      vehicles: [...blue.vehicles, ...ember.vehicles],
      sides: { blue: { faction: blue.faction }, ember: { faction: ember.faction } },
      turn: { active: first, number: 1, first, step: 'start' as const },
    }
    return { ...basis, start: 'position', position }
  }
  const agreedAp = Math.max(...SIDES.map((side) => apOf(battle, side)))
  const forces = blue.who === 'force' && ember.who === 'force' ? { blue: blue.force, ember: ember.force } : undefined
  return {
    ...basis,
    start: 'setup',
    agreedAp,
    ...(theatre === undefined ? {} : { theatre }),
    table,
    ...(forces && { forces }),
  }
}

function apOf({ sides }: Battle, side: SideId): number {
  const one = sides[side]
  return one.who === 'placed' ? 0 : one.ap
}
