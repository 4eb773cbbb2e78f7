import { type Point, standsFree } from '@tactic48/geometry'
import {
  baseRadius,
  type CardBook,
  cardId,
  type Edge,
  type Force,
  groundOf,
  own,
  type RuleSet,
  SIDES,
  type SideId,
  type Table,
  zonePoint,
} from '@tactic48/rules'
import { listAt, type Sketch, textAt, valueAt } from '../form/sketch.ts'
import type { BattleSketch } from './battleFile.ts'

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
export function placedPath(sketch: BattleSketch, field: string): string | undefined {
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
