import { rectangleOutline } from '@tactic48/geometry'
import {
  baseRadius,
  type CardBook,
  type CardId,
  type Chance,
  type Element,
  type Enlisted,
  figureId,
  type PlacedFigure,
  type PlacedVehicle,
  type PreparedGame,
  perSide,
  type RuleSet,
  type SideId,
  SUPPORT,
  vehicleId,
} from '@tactic48/rules'
// Only real cards bring every ability together; in tests of the rules alone.
import { FORMATIONS, type Formation } from '../../../content/src/battles/index.ts'
import { companyBookOf, FACTIONS } from '../../../content/src/index.ts'
import { prepared } from '../world/games.ts'
import { piece } from '../world/places.ts'
import { holding } from '../world/tactics.ts'

export type FieldSize = Formation['size']

const SIDES = ['blue', 'ember'] as const
const WIDTH: { readonly [S in FieldSize]: number } = { squad: 36, platoon: 60, company: 96 }
const HEIGHT = 48
/** The first rank of blue and of ember; further ranks stand behind it. */
const FRONT = { blue: 28_000, ember: 20_000 } as const
const BACK = { blue: 1, ember: -1 } as const

/** Of each platoon its headquarters and its first squad. */
const SQUADS: readonly Formation[] = FORMATIONS.filter(({ size }) => size === 'platoon').map((platoon) => {
  const characters = platoon.force.characters.filter(({ unit }) => unit?.squad === undefined || unit.squad === '1')
  return { ...platoon, force: { ...platoon.force, characters } }
})

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.int(list.length)] as T

/**
 * Two formations at arm's length with all that a company may have around it: hurt men and casualties, mounts and vehicles, a bunker,
 * aid stations, a telephone, cards in hand and fire from afar.
 */
export function companyField(chance: Chance, size: FieldSize, rules: RuleSet): PreparedGame {
  const ready = size === 'squad' ? SQUADS : FORMATIONS.filter((one) => one.size === size)
  const formations = { blue: pick(chance, ready), ember: pick(chance, ready) }
  const played = SIDES.map((side) => formations[side].force.faction)
  const cards = companyBookOf(FACTIONS.filter(({ id }) => played.includes(id)))
  const width = WIDTH[size] * 1000
  // In contact, so that medics have work.
  const step = 2 * baseRadius(rules)
  const apart = rules.company?.teamShares === 'separate'
  const figures = SIDES.flatMap((side) => ranks(chance, cards, side, formations[side], { width, step, apart }))
  const table = {
    width,
    height: HEIGHT * 1000,
    elements: SIDES.flatMap((side) => around(chance, side, width)),
    edges: { blue: 'south', ember: 'north' },
  } as const
  return prepared(
    {
      figures,
      table,
      ...(rules.house.vehicles && {
        vehicles: SIDES.flatMap((side) => park(chance, cards, side, formations[side].force.faction, width)),
      }),
      sides: perSide((side) => ({
        tokens: 6 + chance.int(6),
        faction: formations[side].force.faction,
        support: SUPPORT,
        ...hands(chance, cards, formations[side].force.faction),
      })),
      turn: { active: pick(chance, SIDES), step: 'start' },
    },
    rules,
    { cards },
  )
}

/** Man beside man; some of them are hurt, some lie on the ground already. */
function ranks(
  chance: Chance,
  { characters }: CardBook,
  side: SideId,
  { force }: Formation,
  { width, step, apart }: { readonly width: number; readonly step: number; readonly apart: boolean },
): readonly PlacedFigure[] {
  const perRank = Math.floor((width - 4000) / step)
  let at = 0
  const place = () => {
    const [column, rank] = [at % perRank, Math.floor(at / perRank)]
    at++
    return { x: 2000 + column * step, y: FRONT[side] + BACK[side] * rank * step }
  }
  const carers = Object.values(characters).filter(
    ({ faction, named, healthy: { firstAid, stretcher } }) =>
      faction === force.faction && !named && (firstAid !== undefined || stretcher === true),
  )
  const men = shuffled(chance, [
    ...force.characters,
    ...carers.map(({ id }) => ({ card: id, assigned: [] }) as Enlisted),
  ])
  return men.flatMap(({ card, assigned, reversed, upgrades, unit }, i) => {
    const id = figureId(`${side} ${i}`)
    const state = chance.int(5)
    const fallen = state === 0 && { whereabouts: pick(chance, ['casualty', 'evacuable'] as const) }
    const hurt = state === 1 && characters[card]?.wounded !== undefined && { wounded: true }
    const first: PlacedFigure = {
      ...{ id, side, card, assigned, position: place() },
      ...(reversed && { reversed }),
      ...(upgrades && { upgrades }),
      ...(unit && { unit }),
      ...fallen,
      ...hurt,
    }
    const { figures = 1 } = characters[card] ?? {}
    const mates = Array.from({ length: figures - 1 }, (_, k) => ({
      ...{ id: figureId(`${side} ${i} mate ${k}`), side, card, position: place() },
      ...(apart ? { assigned } : { shares: id }),
      ...(unit && { unit }),
      ...hurt,
    }))
    return [first, ...mates]
  })
}

function shuffled<T>(chance: Chance, list: readonly T[]): readonly T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(chance.int(left.length), 1))
}

/** Empty mounts and vehicles behind the ranks. */
function park(
  chance: Chance,
  { vehicles = {} }: CardBook,
  side: SideId,
  faction: string,
  width: number,
): readonly PlacedVehicle[] {
  const own = Object.values(vehicles).filter((card) => card.faction === faction || card.faction === 'universal')
  return Array.from({ length: own.length > 0 ? 2 : 0 }, (_, i) => ({
    id: vehicleId(`${side} vehicle ${i}`),
    side,
    card: pick(chance, own).id,
    position: { x: Math.round(width / 3) * (i + 1), y: FRONT[side] + BACK[side] * 3500 },
  }))
}

/** Behind each side an aid station, a telephone and, more often than not, a bunker of any armour. */
function around(chance: Chance, side: SideId, width: number): readonly Element[] {
  const back = FRONT[side] + BACK[side] * 14_000
  const named = (what: string) => `${side} ${what}`
  const bunker = {
    slits: [{ wall: side === 'blue' ? 0 : 2, from: 900, to: 2000 }],
    doors: [{ wall: side === 'blue' ? 2 : 0, from: 600, to: 2300 }],
    ...(chance.int(2) === 0 && { armour: 6 + chance.int(4) }),
  }
  return [
    piece(named('aid'), rectangleOutline(3000, back, 3000, 2000), {
      aidStation: true,
      passable: true,
      cover: 'partial',
    }),
    piece(named('telephone'), rectangleOutline(width - 6000, back, 1000, 1000), { hqLine: true, passable: true }),
    ...(chance.int(3) === 0
      ? []
      : [
          piece(named('bunker'), rectangleOutline(9000, back - 1000, 2900, 3200), {
            terrainClass: 'sheltering',
            bunker,
          }),
        ]),
  ]
}

function hands(chance: Chance, { tactics = {} }: CardBook, faction: string) {
  const own = Object.values(tactics).filter((card) => card.faction === faction || card.faction === 'universal')
  const some = (most: number): readonly CardId[] =>
    Array.from({ length: own.length > 0 ? chance.int(most + 1) : 0 }, () => pick(chance, own).id)
  const [deck, hand] = [some(6), some(4)]
  const ap = [...deck, ...hand].reduce((sum, id) => sum + (tactics[id]?.ap ?? 0), 0)
  const { deck: pile, ...rest } = holding(deck, hand)
  return { ...rest, ...(pile && { deck: { ...pile, ap } }) }
}
