import {
  type Agreement,
  type CardBook,
  cardId,
  type Edge,
  elementId,
  type Force,
  type Goal,
  type Goals,
  type OptionValues,
  own,
  type PerSide,
  type PlacedFigure,
  type PlacedVehicle,
  type PlacedWeapon,
  SIDES,
  type SideId,
  SUPPORT,
  type SupportId,
  type TimedArrival,
  totalOf,
} from '@tactic48/rules'
import { type Battlefield, battlefieldOf } from '../battlefield.ts'
import { type CardSet, loadCardFile, withSets } from '../cardSet.ts'
import { companyBookOf } from '../companyBook.ts'
import { ContentError, checked, fieldOf, type Path, refusedAt } from '../contentError.ts'
import { jsonOf } from '../contentFile.ts'
import { FACTIONS } from '../factions.ts'
import type { Named } from '../named.ts'
import { defined } from '../weapons.ts'
import { type BattleFile, type BattleSideFile, battleShape } from './battleFile.ts'
import { arrivalOf, emplacedOf, parkedOf, placedOf } from './battleForces.ts'
import { enlistedAs, FORMATIONS, known } from './formations.ts'

/** Who fights on one side: a force that is deployed, figures that stand there already, or AP to spend. */
export type BattleSide = { readonly faction: string; readonly support?: readonly SupportId[] } & (
  | { readonly who: 'force'; readonly force: Force; readonly ap: number }
  | {
      readonly who: 'placed'
      readonly figures: readonly PlacedFigure[]
      readonly weapons: readonly PlacedWeapon[]
      readonly vehicles: readonly PlacedVehicle[]
    }
  | { readonly who: 'ap'; readonly ap: number }
)

/** HOUSE-20: a battle with its story, its sides and its goals. */
export interface Battle {
  readonly id: string
  readonly name: Named
  readonly story: Named
  readonly battlefield: Battlefield
  readonly edges: PerSide<Edge>
  readonly theatre?: string
  readonly options: OptionValues
  readonly sides: PerSide<BattleSide>
  readonly first?: SideId
  readonly arrivals: readonly TimedArrival[]
  readonly goals: Goals
  /** Players' own cards that it needs. */
  readonly sets: readonly CardSet[]
}

const BOOK = companyBookOf(FACTIONS)
/** HOUSE-09. */
const THEATRES = new Set(FACTIONS.flatMap(({ rules }) => Object.keys(rules.allies ?? {})))

/** The same from a text that somebody else wrote. */
export const readBattleFile = (text: string, fields: readonly Battlefield[]): Battle => battleOf(jsonOf(text), fields)

/** A battle as its file has it, on one of these fields, or the field that is wrong. */
export function battleOf(value: unknown, fields: readonly Battlefield[]): Battle {
  const file = checked(battleShape, value)
  const sets = setsIn(file)
  const book = sets.length === 0 ? BOOK : companyBookOf(withSets(FACTIONS, sets))
  const battlefield = fieldIn(file, fields, book)
  if (file.theatre !== undefined && !THEATRES.has(file.theatre))
    throw new ContentError('theatre', `no theatre is called "${file.theatre}"`)
  if (file.edges.blue === file.edges.ember)
    throw new ContentError('edges.ember', 'is the edge of the other side', 'inconsistent', { with: 'edges.blue' })
  const sides = { blue: sideOf(book, file, 'blue'), ember: sideOf(book, file, 'ember') }
  for (const side of SIDES) {
    if (
      (sides[side].who === 'placed') !== (sides.blue.who === 'placed') ||
      (sides[side].who === 'ap') !== (sides.blue.who === 'ap')
    )
      throw new ContentError('sides', 'either both sides are placed, or both spend AP, or both have forces')
  }
  return {
    id: file.id,
    name: file.name,
    story: file.story,
    battlefield,
    edges: file.edges,
    ...(file.theatre === undefined ? {} : { theatre: file.theatre }),
    options: (file.options ?? {}) as OptionValues,
    sides,
    ...(file.first === undefined ? {} : { first: file.first }),
    arrivals: (file.arrivals ?? []).map((arrival, i) => arrivalOf(book, arrival, ['arrivals', i])),
    goals: goalsOf(file, battlefield),
    sets,
  }
}

/** HOUSE-16: figures that a side puts on the table; a crew or a team is several on one card. */
export function figuresOf({ sides, sets }: Pick<Battle, 'sides' | 'sets'>, side: SideId): number {
  const one = sides[side]
  if (one.who === 'placed') return one.figures.length
  if (one.who === 'ap') return 0
  const { characters } = sets.length === 0 ? BOOK : companyBookOf(withSets(FACTIONS, sets))
  return one.force.characters.reduce((sum, { card }) => sum + (characters[card]?.figures ?? 1), 0)
}

function goalsOf({ goals }: BattleFile, { table }: Battlefield): Goals {
  const { blue, ember } = goals.sides
  const listed = (side: SideId, one: NonNullable<typeof blue>) => ({
    needs: one.needs,
    list: one.list.map((goal, i): Goal => {
      const at = ['goals', 'sides', side, 'list', i] as const
      if ('until' in goal && goal.until > goals.limit.rounds)
        throw refusedAt([...at, 'until'], 'valueTooBig', { limit: goals.limit.rounds })
      if (!('element' in goal)) return goal as Goal
      if (!table.elements.some(({ id }) => id === goal.element))
        throw new ContentError(fieldOf([...at, 'element']), `no element is called "${goal.element}"`)
      return { ...goal, element: elementId(goal.element) }
    }),
  })
  return {
    sides: { ...(blue && { blue: listed('blue', blue) }), ...(ember && { ember: listed('ember', ember) }) },
    losses: goals.losses,
    limit: goals.limit,
  }
}

const WHO = ['formation', 'groups', 'placed', 'ap'] as const

/** What is read of a side only where it says who fights in this way; elsewhere it would be lost. */
const READ_ONLY_WITH: readonly (readonly [keyof BattleSideFile, readonly (typeof WHO)[number][]])[] = [
  ['deck', ['groups']],
  ['vehicles', ['groups']],
  ['emplaced', ['placed']],
  ['parked', ['placed']],
]

function sideOf(book: CardBook, { sides }: BattleFile, side: SideId): BattleSide {
  const file = sides[side]
  const at = ['sides', side] as const
  const given = [file.formation, file.groups, file.placed, file.ap].filter((one) => one !== undefined)
  if (given.length !== 1) throw new ContentError(fieldOf(at), 'give exactly one of formation, groups, placed, ap')
  const who = WHO.find((name) => file[name] !== undefined) ?? 'ap'
  const stray = READ_ONLY_WITH.find(([field, reads]) => file[field] !== undefined && !reads.includes(who))?.[0]
  if (stray)
    throw new ContentError(fieldOf([...at, stray]), `is inconsistent with ${who}`, 'inconsistent', { with: who })
  const support = file.support?.map((name, i) => {
    const profile = SUPPORT.find((one) => one === name)
    if (!profile)
      throw new ContentError(fieldOf([...at, 'support', i]), `no support fire is called "${name}"`, 'notOneOf')
    return profile
  })
  const rest = support ? { support } : {}
  if (file.formation !== undefined) {
    const formation = FORMATIONS.find(({ id }) => id === file.formation)
    if (!formation) throw new ContentError(fieldOf([...at, 'formation']), `no force is called "${file.formation}"`)
    const { force, ap } = formation
    if (file.faction !== undefined && file.faction !== force.faction)
      throw new ContentError(fieldOf([...at, 'faction']), `is not that of "${file.formation}", ${force.faction}`)
    return { ...rest, who: 'force', faction: force.faction, force, ap }
  }
  const faction = factionIn(book, file, at)
  if (file.ap !== undefined) return { ...rest, who: 'ap', faction, ap: file.ap }
  if (file.placed) {
    const figures = placedOf(book, side, file.placed, [...at, 'placed'])
    const weapons = emplacedOf(book, side, file.emplaced, [...at, 'emplaced'])
    const vehicles = parkedOf(book, side, file.parked, [...at, 'parked'])
    return { ...rest, who: 'placed', faction, figures, weapons, vehicles }
  }
  const force = forceIn(book, file, faction, at)
  return { ...rest, who: 'force', faction, force, ap: totalOf(book, force) }
}

function factionIn(book: CardBook, { faction }: BattleSideFile, at: Path): string {
  if (faction === undefined) throw refusedAt([...at, 'faction'], 'missing')
  if (!own(book.factions ?? {}, faction)) throw refusedAt([...at, 'faction'], 'noSuchFaction', { id: faction })
  return faction
}

/** FORCE-08: who is listed in a group belongs to it. */
function forceIn(book: CardBook, file: BattleSideFile, faction: string, at: Path): Force {
  const { groups = [], vehicles, deck } = file
  const characters = groups.flatMap(({ members, platoon, squad, attached }, i) => {
    const unit = { company: '1', ...defined({ platoon, squad, attached }) }
    return enlistedAs(book, members, unit, [...at, 'groups', i, 'members'])
  })
  const fleet = vehicles?.map(({ card, riders }, i) => {
    known(book.vehicles ?? {}, card, [...at, 'vehicles', i, 'card'])
    return { card: cardId(card), riders }
  })
  const drawn = deck?.map((card, i) => {
    known(book.tactics ?? {}, card, [...at, 'deck', i])
    return cardId(card)
  })
  return { faction, characters, ...(fleet && { vehicles: fleet }), ...(drawn && { deck: drawn }) }
}

function fieldIn({ battlefield }: BattleFile, fields: readonly Battlefield[], book: CardBook): Battlefield {
  if (typeof battlefield !== 'string') return within('battlefield', () => battlefieldOf(battlefield, book))
  const field = fields.find(({ id }) => id === battlefield)
  if (!field) throw new ContentError('battlefield', `no battlefield is called "${battlefield}"`)
  return field
}

/** Each may name cards of those before it, and none may stand in the place of another's. */
function setsIn({ cards = [] }: BattleFile): readonly CardSet[] {
  const sets: CardSet[] = []
  for (const [i, card] of cards.entries()) {
    const set = within(`cards[${i}]`, () => loadCardFile(JSON.stringify(card), sets))
    if (sets.some((one) => one.set === set.set)) throw refusedAt(['cards', i], 'repeatedId', { id: set.set })
    sets.push(set)
  }
  return sets
}

/** What is wrong in a file within the file. */
function within<T>(at: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { field, fault, params, reason } = error
    throw new ContentError(field === 'file' ? at : `${at}.${field}`, reason, fault, params)
  }
}

/** The editions under which a battle is played, and its own options on top (HOUSE-20). */
export const agreementOf = ({ options }: Battle, sheets: Pick<Agreement, 'qs' | 'cc'>): Agreement => ({
  ...sheets,
  cc: sheets.cc ?? 'cc-en',
  options: { forceTolerancePct: 100, ...options },
})
