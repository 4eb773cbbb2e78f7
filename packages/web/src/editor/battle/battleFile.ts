import { BATTLEFIELDS, type CardSet, ContentError, type Named } from '@tactic48/content'
import { agreementOf, type Battle, battleOf, battleSpec, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { type Point, standsFree } from '@tactic48/geometry'
import {
  type Agreement,
  agreementFaults,
  baseRadius,
  type CardBook,
  cardId,
  createGame,
  type Edge,
  type Enlisted,
  type Force,
  forceRefusal,
  type GameSpec,
  groundOf,
  initialState,
  isOptionName,
  isRefusal,
  OPTIONS,
  own,
  type Refusal,
  type RuleSet,
  SIDES,
  type SideId,
  seededChance,
  type Table,
  zonePoint,
} from '@tactic48/rules'
import { freshId } from '../../game/freshId.ts'
import { SEATS } from '../../game/seats.ts'
import { isSketch, listAt, named, pathOf, type Sketch, textAt, valueAt, withValue } from '../form/sketch.ts'

/** HOUSE-20: what a battle puts on its table: men, weapons without crew, vehicles without driver. */
export const PLACED_KINDS = ['placed', 'emplaced', 'parked'] as const
export type PlacedKind = (typeof PLACED_KINDS)[number]

/** One base on the table, and where the file says so. */
export interface PlacedSpot {
  /** Of its point, and of the entry that it belongs to. */
  readonly at: string
  readonly entry: string
  readonly side: SideId
  readonly kind: PlacedKind
  readonly card: string
  /** 1/1000 u. */
  readonly x: number
  readonly y: number
  readonly whereabouts: string
  readonly wounded: boolean
}

const milliAt = (sketch: unknown, path: string): number => {
  const value = valueAt(sketch, path)
  return typeof value === 'number' ? Math.round(value * 1000) : 0
}

/** In the order in which the rules number them. */
export function spotsOf(sketch: BattleSketch): readonly PlacedSpot[] {
  return PLACED_KINDS.flatMap((kind) =>
    SIDES.flatMap((side) =>
      listAt(sketch, `sides.${side}.${kind}`).flatMap((_, i): readonly PlacedSpot[] => {
        const entry = `sides.${side}.${kind}.${i}`
        const points =
          kind === 'placed' ? listAt(sketch, `${entry}.at`).map((__, man) => `${entry}.at.${man}`) : [`${entry}.at`]
        return points.map((at) => ({
          at,
          entry,
          side,
          kind,
          card: textAt(sketch, `${entry}.card`),
          x: milliAt(sketch, `${at}.0`),
          y: milliAt(sketch, `${at}.1`),
          whereabouts: textAt(sketch, `${entry}.whereabouts`) || 'table',
          wounded: valueAt(sketch, `${entry}.wounded`) === true,
        }))
      }),
    ),
  )
}

const LISTS: { readonly [list: string]: PlacedKind } = {
  figures: 'placed',
  leftWeapons: 'emplaced',
  vehicles: 'parked',
}

/** `figures.7.position` of the game that was made of it, as the path of the file. */
function placedPath(sketch: BattleSketch, field: string): string | undefined {
  const [list = '', number, rest] = field.split('.')
  const kind = own(LISTS, list)
  const spot = kind && spotsOf(sketch).filter((one) => one.kind === kind)[Number(number)]
  return rest === 'position' ? spot?.at : spot?.entry
}

/** A place as a file has it: to the twentieth of a u. */
export const placeText = ({ x, y }: Point): readonly [number, number] => [
  Math.round(x / 50) / 20,
  Math.round(y / 50) / 20,
]

interface Ground {
  readonly table: Table
  readonly rules: RuleSet
  readonly edge: Edge
}

/** Free places side by side for the men of one card, as near to the own edge and to its middle as can be. */
export function freePlaces(
  { table, rules, edge }: Ground,
  men: number,
  taken: readonly Point[],
): readonly (readonly [number, number])[] {
  const r = baseRadius(rules)
  const ground = groundOf({ table })
  const long = edge === 'north' || edge === 'south' ? table.width : table.height
  const deep = edge === 'north' || edge === 'south' ? table.height : table.width
  const isFree = (at: Point): boolean =>
    at.x >= r &&
    at.y >= r &&
    at.x <= table.width - r &&
    at.y <= table.height - r &&
    standsFree(ground, r, at, []) &&
    taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > 3 * r)
  for (let depth = 2 * r; depth < deep / 2; depth += 3 * r)
    for (let step = 0; step * 3 * r < long; step++) {
      const along = long / 2 + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 3 * r
      const first = zonePoint(table, edge, Math.round(along), depth)
      const places = Array.from({ length: men }, (_, man) => ({ x: first.x + 2 * r * man, y: first.y }))
      if (places.every(isFree)) return places.map(({ x, y }) => [x / 1000, y / 1000] as const)
    }
  return Array.from({ length: men }, () => placeText({ x: table.width / 2, y: table.height / 2 }))
}

/** REINF-03, HOUSE-16: a team has a place for each of its men. */
export const menOf = ({ characters }: CardBook, card: string): number => own(characters, cardId(card))?.figures ?? 1

/** How many of a ready force stand there when a battle is begun with figures. */
const FEW = 8

/** A side whose men stand there already. */
export function standingSide(ground: Ground, cards: CardBook, { faction, characters }: Force): Sketch {
  const taken: Point[] = []
  const placed = characters.slice(0, FEW).map(({ card }) => {
    const at = freePlaces(ground, menOf(cards, card), taken)
    taken.push(...at.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })))
    return { card, at }
  })
  return { faction, placed }
}

/** A battle that is there already, to be changed under another id and name. */
export const copiedBattle = (text: string, called: (name: string) => string): BattleSketch => {
  const file = JSON.parse(text) as BattleSketch
  const name = Object.fromEntries(
    Object.entries(isSketch(file['name']) ? file['name'] : {}).map(([language, one]) => [
      language,
      called(String(one)).slice(0, 80),
    ]),
  )
  return { ...file, id: ownBattleId(), name }
}

/** A battle as it is written. */
export type BattleSketch = Sketch

const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]

const ownBattleId = (): string => `own-${freshId().slice(0, 8)}`

/** One that could be fought as it is. */
export const freshBattle = (name: Named, story: Named): BattleSketch => ({
  id: ownBattleId(),
  name,
  story,
  battlefield: 'birch-wood',
  edges: { blue: 'south', ember: 'north' },
  sides: { blue: { formation: 'us-airborne/full-squad' }, ember: { formation: 'de-infantry/full-squad' } },
  goals: {
    sides: { blue: { needs: 'any', list: [{ kind: 'eliminate', share: 50 }] } },
    losses: 'decide',
    limit: { rounds: 8, winner: 'share' },
  },
})

export type BattleFault =
  | { readonly at: string; readonly error: ContentError }
  /** `behind`: the options of the battle without any of which it could be fought. */
  | { readonly at: string; readonly refusal: Refusal; readonly behind: readonly string[] }
  | { readonly at: string; readonly takes: string; readonly rule: string }

export const isBattleFault = (value: object): value is BattleFault => 'at' in value

/** The battle that is written, by its file and then by the rules under these sheets; or what is wrong. */
export function judgeBattle(
  sketch: BattleSketch,
  sheets: Pick<Agreement, 'qs' | 'cc'>,
  sets: readonly { readonly set: CardSet; readonly text: string }[],
): { readonly battle: Battle; readonly file: BattleSketch } | BattleFault {
  const file = finished(sketch, sets)
  const battle = read(file)
  if (battle instanceof ContentError) return { at: pathOf(battle.field), error: battle }
  const [fault] = agreementFaults(agreementOf(battle, sheets))
  if (fault) {
    const name = fault.field.replace(/^options\./, '')
    return { at: `options.${name}`, takes: fault.takes, rule: isOptionName(name) ? OPTIONS[name].atom : 'HOUSE-20' }
  }
  const spec = battleSpec(battle, sheets, SEATS)
  const game = createGame(spec, seededChance('judge'))
  if (!isRefusal(game)) return { battle, file }
  return { at: placeOf(file, spec, game), refusal: game, behind: optionsBehind(battle, sheets, game) }
}

function optionsBehind(battle: Battle, sheets: Pick<Agreement, 'qs' | 'cc'>, { code }: Refusal): readonly string[] {
  return Object.keys(battle.options).filter((name) => {
    const options = Object.fromEntries(Object.entries(battle.options).filter(([one]) => one !== name))
    const state = initialState(battleSpec({ ...battle, options }, sheets, SEATS))
    return !isRefusal(state) || state.code !== code
  })
}

function read(file: BattleSketch): Battle | ContentError {
  try {
    return battleOf(file, FIELDS)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** Where a refusal of the rules belongs in the file: what it says of a force is said at its side. */
function placeOf(file: BattleSketch, spec: GameSpec, { code, params }: Refusal): string {
  if (spec.start === 'setup' && spec.forces) {
    const { forces, rules, cards, agreedAp, theatre } = spec
    const side = SIDES.find((one) => forceRefusal({ rules, cards, agreedAp, theatre }, forces[one])?.code === code)
    if (side) return `sides.${side}`
  }
  const field = pathOf(String(params.field ?? ''))
    .replace(/^position\./, '')
    .replace(/^props$/, 'battlefield')
  return placedPath(file, field) ?? (field || 'sides')
}

/** Names and story in every language, and the cards that its factions bring. */
function finished(
  sketch: BattleSketch,
  sets: readonly { readonly set: CardSet; readonly text: string }[],
): BattleSketch {
  const factions = SIDES.map((side) => textAt(sketch, `sides.${side}.faction`))
  const needed = sets.filter(({ set }) => factions.includes(set.id))
  const own = needed.map(({ text }) => JSON.parse(text) as unknown)
  const names = needed.map(({ set }) => set.set)
  const brought = listAt(sketch, 'cards').filter((file) => !names.includes(nameOfSet(file)))
  const cards = [...own, ...brought]
  const full = {
    ...sketch,
    name: named(valueAt(sketch, 'name')),
    story: named(valueAt(sketch, 'story')),
  }
  return withValue(full, 'cards', cards.length > 0 ? cards : undefined)
}

const nameOfSet = (file: unknown): string => textAt(file, 'faction.id') || textAt(file, 'supplement.id')

/** A force as the side of a battle: who stands together in a group is listed together. */
export function sideOfForce({ faction, characters, vehicles, deck }: Force): Sketch {
  const groups: { unit: Sketch; members: unknown[] }[] = []
  for (const one of characters) {
    const { platoon, squad, attached } = one.unit ?? {}
    const unit = { ...(platoon && { platoon }), ...(squad && { squad }), ...(attached && { attached }) }
    const last = groups.at(-1)
    if (last && JSON.stringify(last.unit) === JSON.stringify(unit)) last.members.push(memberOf(one))
    else groups.push({ unit, members: [memberOf(one)] })
  }
  return {
    faction,
    groups: groups.map(({ unit, members }) => ({ ...unit, members })),
    ...(vehicles && vehicles.length > 0 && { vehicles }),
    ...(deck && deck.length > 0 && { deck }),
  }
}

function memberOf({ card, assigned, reversed, upgrades }: Enlisted): unknown {
  if (assigned.length === 0 && !upgrades?.length) return card
  return {
    card,
    ...(assigned.length > 0 && { assigned }),
    ...(reversed && reversed.length > 0 && { reversed }),
    ...(upgrades && upgrades.length > 0 && { upgrades }),
  }
}

export const WHO = ['formation', 'groups', 'ap', 'placed'] as const
export type Who = (typeof WHO)[number]

/** How a side says who fights for it. */
export const whoOf = (sketch: BattleSketch, side: SideId): Who =>
  WHO.find((who) => valueAt(sketch, `sides.${side}.${who}`) !== undefined) ?? 'formation'
