import {
  type Agreement,
  type CardBook,
  emplacedWeapon,
  type GameSpec,
  NO_PROPS,
  type PerSide,
  type PlacedWeapon,
  type Props,
  ruleSetOf,
  type SeatId,
  SIDES,
  type SideId,
  scheduleId,
  usableProps,
  vehicleId,
} from '@tactic48/rules'
import { withSets } from '../cardSet.ts'
import { companyBookOf } from '../companyBook.ts'
import type { Faction } from '../faction.ts'
import { FACTIONS } from '../factions.ts'
import { agreementOf, type Battle } from './battle.ts'

/** SUPP-03: what a battle offers stands in the place of what its faction may call. */
function bookOf({ sides, arrivals, sets, battlefield }: Battle): CardBook {
  const { parked, emplaced } = battlefield.props ?? NO_PROPS
  const garage = parked.length > 0 ? companyBookOf(withSets(FACTIONS, sets)).vehicles : undefined
  const played = [
    ...SIDES.map((side) => sides[side].faction),
    ...parked.flatMap(({ card }) => garage?.[card]?.faction ?? []),
  ]
  const arriving = arrivals.flatMap(({ what }) => (what.kind === 'reinforcements' ? what.teams : []))
  const enlisted = SIDES.flatMap((side) => (sides[side].who === 'force' ? sides[side].force.characters : []))
  const named = new Set<string>([...arriving, ...enlisted, ...emplaced].map(({ card }) => card))
  const isPlayed = ({ id, characters, weapons }: Faction): boolean =>
    played.includes(id) || [...characters, ...weapons].some((card) => named.has(card.id))
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
  const rules = ruleSetOf(agreementOf(battle, sheets))
  const cards = bookOf(battle)
  const props = usableProps(rules, battlefield.props ?? NO_PROPS)
  const basis = {
    rules,
    cards,
    seats: { [seats.blue]: 'blue', [seats.ember]: 'ember' } as { readonly [seat: SeatId]: SideId },
    gameType: 'skirmish',
    goals,
  } as const
  const { blue, ember } = sides
  if (blue.who === 'placed' && ember.who === 'placed') {
    const { first = 'blue' } = battle
    const position = {
      table,
      figures: [...blue.figures, ...ember.figures],
      leftWeapons: [...blue.weapons, ...ember.weapons, ...emplacedIn(cards, props)],
      vehicles: [
        ...blue.vehicles,
        ...ember.vehicles,
        ...props.parked.map((one, i) => ({ id: vehicleId(`parked-${i + 1}`), ...one })),
      ],
      ...(arrivals.length > 0 && {
        schedule: arrivals.map((arrival, i) => ({ id: scheduleId(`timed-${i + 1}`), ...arrival })),
      }),
      sides: { blue: { faction: blue.faction }, ember: { faction: ember.faction } },
      turn: { active: first, number: 1, first, step: 'start' as const },
    }
    return { ...basis, start: 'position', position }
  }
  const agreedAp = Math.max(...SIDES.map((side) => apOf(battle, side)))
  const forces = blue.who === 'force' && ember.who === 'force' ? { blue: blue.force, ember: ember.force } : undefined
  return {
    ...basis,
    ...(arrivals.length > 0 && { arrivals }),
    start: 'setup',
    agreedAp,
    ...(theatre === undefined ? {} : { theatre }),
    table,
    ...(props.parked.length + props.emplaced.length > 0 && { props }),
    ...(forces && { forces }),
  }
}

const emplacedIn = (cards: CardBook, { emplaced }: Props): readonly PlacedWeapon[] =>
  emplaced.flatMap((one) => {
    const weapon = emplacedWeapon(cards, one.card)
    return weapon === undefined ? [] : [{ weapon, ...one }]
  })

function apOf({ sides }: Battle, side: SideId): number {
  const one = sides[side]
  return one.who === 'placed' ? 0 : one.ap
}
